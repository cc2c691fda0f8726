import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardEditor } from '../../web/src/features/solve/editor/editor.svelte';
import { Studio } from '../../web/src/features/solve/studio/studio.svelte';
import { puzzleDocument as document } from '../../web/src/state/document.svelte';
import { newSudominoku, noCell, withDominoes } from '../../web/src/state/dominoText';
import { sudokuText } from '../../web/src/state/sudokuText';
import { canBeTiled } from '../../web/src/state/tiling';
import { fakeStorage } from './fakeStorage';

const solved = [
  '135469278',
  '782135649',
  '469278135',
  '321546897',
  '874913526',
  '596827413',
  '917652384',
  '643781952',
  '258394761',
].join('');

describe('laying pieces on the board', () => {
  const domino = withDominoes(
    newSudominoku().text,
    newSudominoku().readings,
    0,
    [{ cells: [39, 40], digits: [3, 7] }],
    Array<number>(9).fill(noCell),
  );
  let studio: Studio;
  beforeEach(() => {
    document.replace('');
    document.replace(domino.text);
    document.accept(domino.text, domino.readings);
    const editor = new BoardEditor();
    studio = new Studio(editor);
    editor.mode = 'edit';
  });

  it('says nothing of what an unreadable text kept from being done', () => {
    document.text = 'rubbish';
    document.accept('rubbish', []);
    document.select([40]);
    studio.lift();
    expect(studio.news).toBeNull();
    document.select([0, 9]);
    studio.type(8);
    studio.type(3);
    expect(studio.news).toBeNull();
    expect(document.text).toBe('rubbish');
  });

  it('lets what is typed wait for a text that is still being read', () => {
    const later = `${domino.text}# mine\n`;
    document.text = later;
    document.select([0, 9]);
    studio.type(8);
    studio.type(3);
    document.select([40]);
    studio.lift();
    expect(studio.news).toBeNull();
    document.accept(later, domino.readings);
    expect(document.text).toBe('1\n8 A1 3 B1\n- - - - - - - - -\n0\n# mine\n');
    expect(studio.news).toEqual({ kind: 'lifted', pieces: 1 });
  });

  it('leaves what was taken since in hand when that text has been read', () => {
    const later = `${domino.text}# mine\n`;
    document.select([0]);
    document.text = later;
    studio.take([1, 2], false);
    studio.lay([1, 2], [0, 1]);
    studio.take([4, 5], false);
    studio.lay([4, 5], [0, 80]);
    studio.take([6, 8], true);
    document.accept(later, domino.readings);
    expect(document.text).toBe('2\n3 E4 7 E5\n1 A1 2 A2\n- - - - - - - - -\n0\n# mine\n');
    expect(studio.held).toEqual([6, 8]);
  });
});

describe('typing on the board', () => {
  let editor: BoardEditor;
  beforeEach(() => {
    document.replace('');
    document.accept('', []);
    document.select([0]);
    editor = new BoardEditor();
  });

  it('edits the empty document and what was begun, and plays what was loaded', async () => {
    expect(editor.mode).toBe('edit');
    document.select([4]);
    editor.type(5);
    expect(document.text.startsWith('0 0 0 0 5 ')).toBe(true);
    expect(editor.mode).toBe('edit');
    editor.mode = 'play';
    document.select([0]);
    editor.type(3);
    expect(document.text.startsWith('0 0 0 0 5 ')).toBe(true);
    expect(document.work.entries[0]).toBe(3);
  });

  it('goes on as was chosen for the empty document', () => {
    editor.mode = 'play';
    editor.type(5);
    editor.type(6, 'corner');
    document.select([1]);
    editor.type(3, 'corner');
    expect(editor.mode).toBe('play');
    expect(document.work.entries[0]).toBe(5);
    expect(document.work.corner[1]).toBe(1 << 2);
    expect(document.text).not.toMatch(/[1-9]/);
  });

  it('goes on as was chosen when the page was left', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    // What has no givens would be edited, what has some would be played.
    editor.mode = 'play';
    editor.type(5);
    document.clearEntries();
    editor.remember();
    expect(new BoardEditor().mode).toBe('play');
    document.setGivens([0], 4);
    expect(new BoardEditor().mode).toBe('play');
    editor.mode = 'edit';
    editor.remember();
    expect(new BoardEditor().mode).toBe('edit');
    vi.unstubAllGlobals();
  });

  it('plays what has entries, though it has no givens', () => {
    editor.mode = 'play';
    editor.type(5);
    expect(new BoardEditor().mode).toBe('play');
    document.clearEntries();
    expect(new BoardEditor().mode).toBe('edit');
  });

  it('lets what is typed wait for a text that is still being read', () => {
    const { text: begun, readings } = sudokuText(`5${'0'.repeat(80)}`);
    document.text = begun;
    document.select([1]);
    editor.type(7);
    document.select([2]);
    editor.type(8);
    editor.clear();
    expect(document.text).toBe(begun);
    document.accept(begun, readings);
    expect(document.text).toBe(begun);
    expect(document.work.entries.slice(1, 4)).toEqual([7, 0, 0]);

    const other = begun.replace('5 0 0', '5 0 3');
    editor.mode = 'edit';
    document.text = other;
    editor.type(4);
    document.accept(other, sudokuText(`503${'0'.repeat(78)}`).readings);
    expect(document.text.slice(0, 5)).toBe('5 0 4');
  });

  it('forgets what is typed for a text that another was pasted over', () => {
    const { text: first } = sudokuText(`5${'0'.repeat(80)}`);
    document.text = first;
    document.select([8]);
    editor.type(7);
    const { text, readings } = sudokuText(solved.replaceAll('8', '0'));
    document.text = text;
    document.accept(text, readings);
    expect(document.text).toBe(text);
    expect(document.work.entries[8]).toBe(0);
  });

  it('forgets what is typed where the text cannot be read, or is no more', () => {
    document.text = '???';
    editor.type(7);
    document.accept('???', []);
    editor.type(7);
    document.replace('');
    document.accept('', []);
    expect(document.text).toBe('');
    const { text, readings } = sudokuText('0'.repeat(81));
    document.text = text;
    editor.type(7);
    document.undo();
    document.redo();
    document.accept(text, readings);
    expect(document.text).toBe(text);
  });

  it('writes givens into the text, and blanks them again', () => {
    document.begin('sudoku');
    document.select([0, 1]);
    editor.type(7);
    expect(document.text.startsWith('7 7 0')).toBe(true);
    editor.type(7);
    expect(document.text.startsWith('0 0 0')).toBe(true);
  });

  it('clears entries, too, while givens are edited', () => {
    document.setGivens([0], 5);
    editor.mode = 'play';
    document.select([0, 1]);
    editor.type(7);
    editor.mode = 'edit';
    editor.clear();
    expect(editor.digits.slice(0, 2)).toEqual([0, 7]);
    editor.clear();
    expect(editor.digits.slice(0, 2)).toEqual([0, 0]);
  });

  it('leaves givens alone while playing', () => {
    document.setGivens([0], 5);
    editor.mode = 'play';
    document.select([0, 1]);
    editor.type(7);
    expect([document.work.entries[0], document.work.entries[1]]).toEqual([0, 7]);
    editor.type(2, 'colour');
    expect([document.work.colours[0], document.work.colours[1]]).toEqual([2, 2]);
  });

  it('moves on in a stream, over blanks, too', () => {
    editor.stream.toggle();
    document.select([0]);
    editor.type(5);
    editor.clear(true);
    editor.type(6);
    expect(document.text.startsWith('5 0 6')).toBe(true);
    expect(document.cell).toBe(3);
    expect(editor.changed).toEqual([2]);
  });

  it('knows when the board is filled and right', () => {
    document.setGivens([0], 1);
    editor.mode = 'play';
    for (let cell = 1; cell < 81; ++cell) {
      document.select([cell]);
      editor.type(Number(solved[cell]));
    }
    expect(editor.finished).toBe(true);
    expect(editor.remaining.slice(1)).toEqual(Array(9).fill(0));
    document.select([80]);
    editor.type(2);
    expect(editor.finished).toBe(false);
    expect(editor.clashes).toContain(80);
  });

  it('selects all cells and stays where it is', () => {
    document.select([40]);
    editor.handlers['select-all']!.run();
    expect(document.cells).toHaveLength(81);
    expect(document.cell).toBe(40);
  });

  it('tells which of the selected cells it has changed', () => {
    document.setGivens([0, 1], 1);
    editor.mode = 'play';
    document.select([0, 1, 2, 3]);
    editor.type(5);
    expect(editor.changed).toEqual([2, 3]);
    editor.clear();
    expect(editor.changed).toEqual([2, 3]);
    editor.clear();
    expect(editor.changed).toEqual([]);
    document.select([0]);
    editor.type(5);
    expect(editor.changed).toEqual([0]);
  });

  it('works out candidates', () => {
    document.setGivens([0], 1);
    editor.candidates.toggle();
    expect(editor.shownCandidates![1]).toBe(0b111111110);
    expect(editor.shownCandidates![80]).toBe(0b111111111);
  });
});

describe('covering a full grid with dominoes', () => {
  const grid = [
    '872643195',
    '361975842',
    '549218637',
    '126754983',
    '738169254',
    '495832761',
    '284597316',
    '657381429',
    '913426578',
  ];
  const digits = [...grid.join('')].map(Number);
  // C5 A3 D9 I4 A9 E5 A2 C6 I1 of the published sample.
  const isolated = [22, 2, 35, 75, 8, 40, 1, 23, 72];

  it('finds a way where there is one', () => {
    expect(canBeTiled(digits, { dominoes: [], isolated })).toBe(true);
  });

  it('finds none where there is none', () => {
    expect(canBeTiled(digits, { dominoes: [], isolated: [80, ...isolated.slice(1)] })).toBe(false);
  });
});
