import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sudokuText } from '../../web/src/state/sudokuText';
import { longestLink, shareCode } from '../../web/src/state/share';
import { noWork, withDigit } from '../../web/src/state/work';
import { fakeStorage } from './fakeStorage';

const easy = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const { text, readings } = sudokuText(easy);

/** A link to what is no puzzle only, which takes a while to open. */
const linkToText = (content: string) => shareCode(content, [], 0);
const linkToPuzzle = (work = noWork) => shareCode(text, [{ reading: readings[0]!, work }], 0);

describe('a link that is followed', () => {
  const replaceState = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage());
    vi.stubGlobal('sessionStorage', fakeStorage());
    vi.stubGlobal('history', { state: { scrolled: 3 }, replaceState });
    vi.resetModules();
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function fresh() {
    const { openedLinks } = await import('../../web/src/state/opened.svelte');
    const { puzzleDocument } = await import('../../web/src/state/document.svelte');
    const follow = (code: string | null) => {
      vi.stubGlobal('location', { hash: `#/solve?p=${code}` });
      return openedLinks.follow();
    };
    return { openedLinks, puzzleDocument, follow };
  }

  it('goes out of the address, and takes the place of what was there, which comes back', async () => {
    const { openedLinks, puzzleDocument, follow } = await fresh();
    puzzleDocument.text = 'before';
    await follow(await linkToPuzzle());
    expect(replaceState).toHaveBeenLastCalledWith({ scrolled: 3 }, '', '#/solve');
    expect(puzzleDocument.text).toBe(text);
    expect(openedLinks.notice).toBe('opened');
    puzzleDocument.text = 'after';
    openedLinks.takeBack();
    expect(puzzleDocument.text).toBe('before');
    expect(openedLinks.notice).toBeNull();
  });

  it('makes way for the one that is followed after it', async () => {
    const { puzzleDocument, follow } = await fresh();
    const older = follow(await linkToText('older'));
    const newer = follow(await linkToPuzzle());
    await Promise.all([older, newer]);
    expect(puzzleDocument.text).toBe(text);
    expect(puzzleDocument.links).toBe(1);
  });

  it('says nothing of a problem once another is followed', async () => {
    const { openedLinks, follow } = await fresh();
    const older = follow('x'.repeat(longestLink + 1));
    await Promise.all([older, follow(await linkToPuzzle())]);
    expect(openedLinks.notice).toBeNull();
    await follow('damaged');
    expect(openedLinks.notice).toBe('damaged');
  });

  it('is still in the address where what opens it could not be fetched', async () => {
    vi.doMock('../../web/src/state/share', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { openedLinks, puzzleDocument, follow } = await fresh();
    replaceState.mockImplementation((_state, _title, hash: string) => (location.hash = hash));
    puzzleDocument.text = 'before';
    const code = await linkToPuzzle();
    await follow(code);
    expect([openedLinks.notice, location.hash]).toEqual(['not-loaded', `#/solve?p=${code}`]);
    // Another view was gone to in the meantime.
    const following = follow(code);
    location.hash = '#/judge';
    await following;
    expect([openedLinks.notice, location.hash]).toEqual(['not-loaded', '#/judge']);
    vi.doUnmock('../../web/src/state/share');
    expect(puzzleDocument.text).toBe('before');
  });

  it('leaves what was done with the same link, unless it holds work itself', async () => {
    const { openedLinks, puzzleDocument, follow } = await fresh();
    await follow(await linkToPuzzle());
    puzzleDocument.accept(text, readings);
    const entered = withDigit(noWork, [2], 4, false);
    puzzleDocument.work = entered;
    await follow(await linkToPuzzle());
    expect(openedLinks.notice).toBeNull();
    expect(puzzleDocument.work).toEqual(entered);
    const shared = withDigit(noWork, [3], 6, false);
    await follow(await linkToPuzzle(shared));
    expect(openedLinks.notice).toBe('opened');
    puzzleDocument.accept(text, readings);
    expect(puzzleDocument.work).toEqual(shared);
    openedLinks.takeBack();
    puzzleDocument.accept(text, readings);
    expect(puzzleDocument.work).toEqual(entered);
  });
});
