import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sudokuText } from '../../web/src/state/sudokuText';
import {
  choices,
  initialLocale,
  settingNames,
  validChoice,
} from '../../web/src/state/settings.svelte';
import { fakeStorage } from './fakeStorage';

async function freshDocument() {
  vi.resetModules();
  return (await import('../../web/src/state/document.svelte')).puzzleDocument;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the document', () => {
  it('is kept over a reload', async () => {
    (await freshDocument()).text = '5 3 4';
    vi.runAllTimers();
    expect((await freshDocument()).text).toBe('5 3 4');
  });

  it('keeps what its text is to be read as, and undo brings it back', async () => {
    const document = await freshDocument();
    document.text = '5 3 4';
    document.as = 'sdx';
    document.text = '5 3 46';
    expect(document.as).toBe('sdx');
    vi.runAllTimers();
    const again = await freshDocument();
    expect(again.as).toBe('sdx');
    again.text = 'another';
    expect(again.as).toBeNull();
    again.undo();
    expect(again.as).toBe('sdx');
    again.replace('5 3 4');
    expect(again.as).toBeNull();
    again.save();
    const third = await freshDocument();
    expect([third.text, third.as]).toEqual(['5 3 4', null]);
  });

  it('is kept when the page goes away at once', async () => {
    const document = await freshDocument();
    document.text = 'just typed';
    document.save();
    expect((await freshDocument()).text).toBe('just typed');
  });

  it('forgets the old text rather than bring it back, when the new one does not fit', async () => {
    vi.stubGlobal('localStorage', fakeStorage(200));
    const document = await freshDocument();
    document.text = 'short';
    document.save();
    expect((await freshDocument()).text).toBe('short');
    const long = 'far too long a text '.repeat(20);
    document.text = long;
    document.save();
    expect(document.text).toBe(long);
    expect((await freshDocument()).text).toBe('');
  });

  it('works where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    const document = await freshDocument();
    document.text = 'text';
    document.save();
    expect(document.text).toBe('text');
  });

  it('says why it is not remembered', async () => {
    vi.stubGlobal('localStorage', fakeStorage(200));
    const document = await freshDocument();
    document.text = 'short';
    document.save();
    expect(document.trouble).toBeNull();
    document.text = 'far too long a text '.repeat(20);
    document.save();
    expect(document.trouble).toBe('full');
    // What no longer holds is not found by the next tab.
    expect(localStorage.getItem('sudominoku.document')).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    document.text = 'another';
    document.save();
    expect(document.trouble).toBe('forbidden');
    document.text = '';
    expect(document.trouble).toBeNull();
  });

  it('is kept as soon as there is room, though nothing was done since', async () => {
    vi.stubGlobal('localStorage', fakeStorage(10));
    const document = await freshDocument();
    document.text = 'mine';
    document.save();
    vi.stubGlobal('localStorage', fakeStorage());
    document.save();
    expect(document.trouble).toBeNull();
    expect((await freshDocument()).text).toBe('mine');
  });

  it('makes way for that of another tab, which keeps it aside', async () => {
    const first = await freshDocument();
    const second = await freshDocument();
    first.text = 'mine';
    first.save();
    second.save();
    expect((await freshDocument()).text).toBe('mine');
    second.text = 'yours';
    second.save();
    const third = await freshDocument();
    expect([third.text, third.hasLeftBehind]).toEqual(['yours', true]);
    third.settleLeftBehind(true);
    expect([third.text, third.hasLeftBehind]).toEqual(['mine', false]);
    third.undo();
    expect(third.text).toBe('yours');
    expect((await freshDocument()).hasLeftBehind).toBe(false);
  });

  /** Two tabs that remembered a text each, the second last. */
  async function twoTabs() {
    const [first, second] = [await freshDocument(), await freshDocument()];
    first.text = 'mine';
    first.save();
    second.text = 'yours';
    second.save();
    return { first, second };
  }

  it('is kept aside, too, when what another tab had comes back', async () => {
    await twoTabs();
    const third = await freshDocument();
    third.settleLeftBehind(true);
    third.save();
    const fourth = await freshDocument();
    expect([fourth.text, fourth.hasLeftBehind]).toEqual(['mine', true]);
    fourth.settleLeftBehind(true);
    expect(fourth.text).toBe('yours');
  });

  it('is kept aside though an empty tab has nothing to keep', async () => {
    const { second } = await twoTabs();
    const empty = await freshDocument();
    empty.text = '';
    empty.save();
    second.text = 'yours, changed';
    second.save();
    empty.save();
    const next = await freshDocument();
    next.settleLeftBehind(true);
    expect(next.text).toBe('mine');
  });

  it('is forgotten where another tab left it and nobody wants it', async () => {
    await twoTabs();
    const third = await freshDocument();
    third.settleLeftBehind(false);
    expect([third.text, third.hasLeftBehind]).toEqual(['yours', false]);
    expect((await freshDocument()).hasLeftBehind).toBe(false);
  });

  it('stays empty over a reload of the tab that was cleared', async () => {
    const here = fakeStorage();
    vi.stubGlobal('sessionStorage', here);
    const cleared = await freshDocument();
    cleared.text = 'mine';
    cleared.save();
    cleared.text = '';
    cleared.save();
    vi.stubGlobal('sessionStorage', fakeStorage());
    const other = await freshDocument();
    other.text = 'yours';
    other.save();
    vi.stubGlobal('sessionStorage', here);
    const again = await freshDocument();
    expect(again.text).toBe('');
    again.save();
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect((await freshDocument()).text).toBe('yours');
  });

  it('takes back what was opened, and all that was done since', async () => {
    const document = await freshDocument();
    document.text = 'mine';
    const takeBack = document.open('mine', 0, []);
    document.text = 'changed';
    takeBack();
    expect(document.text).toBe('mine');
    document.undo();
    expect(document.text).toBe('');
    document.redo();
    takeBack();
    expect(document.text).toBe('mine');
  });

  it('takes back what was opened, though that was undone and done again', async () => {
    const document = await freshDocument();
    const [mine, shared] = ['1', '2'].map((digit) => sudokuText(digit + '0'.repeat(80)));
    document.text = mine!.text;
    const takeBack = document.open(shared!.text, 0, []);
    document.undo();
    document.accept(mine!.text, mine!.readings);
    document.redo();
    takeBack();
    expect(document.text).toBe(mine!.text);
  });

  it('is brought back to the tab that left it for a link, whatever others keep aside', async () => {
    const here = fakeStorage();
    const other = await freshDocument();
    other.text = 'yours';
    other.save();
    vi.stubGlobal('sessionStorage', here);
    const document = await freshDocument();
    document.text = 'mine';
    document.leaveBehind();
    document.open('shared', 0, []);
    document.save();
    vi.stubGlobal('sessionStorage', fakeStorage());
    other.save();
    vi.stubGlobal('sessionStorage', here);
    const again = await freshDocument();
    expect([again.text, again.hasLeftBehind]).toEqual(['shared', true]);
    again.settleLeftBehind(true);
    expect(again.text).toBe('mine');
    expect((await freshDocument()).hasLeftBehind).toBe(false);
    vi.stubGlobal('sessionStorage', fakeStorage());
    const next = await freshDocument();
    next.settleLeftBehind(true);
    expect(next.text).toBe('yours');
  });

  it('is not offered where it has come back by itself', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    const document = await freshDocument();
    document.text = 'mine';
    document.leaveBehind();
    const takeBack = document.open('shared', 0, []);
    takeBack();
    document.text = 'mine, changed';
    document.save();
    expect((await freshDocument()).hasLeftBehind).toBe(false);
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect((await freshDocument()).hasLeftBehind).toBe(false);
  });

  it('comes back without what another tab left in the meantime', async () => {
    const [document, other] = [await freshDocument(), await freshDocument()];
    other.text = 'yours';
    other.save();
    document.text = 'mine';
    document.leaveBehind();
    const takeBack = document.open('shared', 0, []);
    other.leaveBehind();
    takeBack();
    document.save();
    const next = await freshDocument();
    expect(next.text).toBe('mine');
    next.settleLeftBehind(true);
    expect(next.text).toBe('yours');
  });

  it('is kept aside where a tab that began with it holds another, though nothing was done since', async () => {
    const first = await freshDocument();
    first.text = 'mine';
    first.save();
    const second = await freshDocument();
    const copy = await freshDocument();
    second.open('shared', 0, []);
    second.save();
    first.save();
    copy.save();
    const third = await freshDocument();
    expect([third.text, third.hasLeftBehind]).toEqual(['shared', true]);
    third.settleLeftBehind(true);
    expect(third.text).toBe('mine');
    // One that only shows what was remembered may be the last that has it.
    copy.save();
    const fourth = await freshDocument();
    expect([fourth.text, fourth.hasLeftBehind]).toEqual(['shared', true]);
  });

  it('is kept aside for its entries alone, unless the tab that took its place has them, too', async () => {
    const kept = (entry: number) => {
      const zeros = Array<number>(81).fill(0);
      const work = {
        entries: [entry, ...zeros.slice(1)],
        corner: zeros,
        centre: zeros,
        colours: zeros,
      };
      const works = [{ kind: 'sudoku', givens: '0'.repeat(81), work }];
      return JSON.stringify({ version: 1, text: 'mine', selected: 0, cell: 0, works });
    };
    for (const [aside, shown, offered] of [
      [1, 0, true],
      [1, 2, true],
      [1, 1, false],
      [0, 1, false],
    ] as const) {
      localStorage.setItem('sudominoku.elsewhere', kept(aside));
      localStorage.setItem('sudominoku.document', kept(shown));
      expect([aside, shown, (await freshDocument()).hasLeftBehind]).toEqual([
        aside,
        shown,
        offered,
      ]);
    }
  });

  it('is still kept aside when what was there before is not needed', async () => {
    const { first } = await twoTabs();
    const third = await freshDocument();
    first.text = 'mine, changed';
    first.save();
    third.settleLeftBehind(false);
    const fourth = await freshDocument();
    expect([fourth.text, fourth.hasLeftBehind]).toEqual(['mine, changed', true]);
    fourth.settleLeftBehind(true);
    expect(fourth.text).toBe('yours');
  });

  it('is its tab’s own over reloads, whatever others remember', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    const document = await freshDocument();
    document.text = 'mine';
    document.save();
    localStorage.setItem('sudominoku.document', '{"version":1,"text":"yours","works":[]}');
    expect((await freshDocument()).text).toBe('mine');
  });

  it('brings a replaced text back', async () => {
    const document = await freshDocument();
    document.text = 'mine';
    document.replace('an example');
    document.undo();
    expect(document.text).toBe('mine');
    document.redo();
    expect(document.text).toBe('an example');
  });

  it('takes over what was kept before there were entries', async () => {
    localStorage.setItem('sudominoku.text', '5 3 4');
    const document = await freshDocument();
    expect(document.text).toBe('5 3 4');
    document.save();
    expect(localStorage.getItem('sudominoku.text')).toBeNull();
    expect((await freshDocument()).text).toBe('5 3 4');
  });

  it('ends lines as a text box does', async () => {
    const document = await freshDocument();
    document.replace('\uFEFF1\r\n2\r3\n');
    expect(document.text).toBe('1\n2\n3\n');
  });
});

describe('the language', () => {
  it('is the address’s, then the remembered one, then the browser’s, then English', () => {
    expect(initialLocale('?lang=ko', 'en', ['en-GB'])).toBe('ko');
    expect(initialLocale('', 'ko', ['en-GB'])).toBe('ko');
    expect(initialLocale('', null, ['fr-FR', 'ko-KR', 'en'])).toBe('ko');
    expect(initialLocale('', null, ['fr-FR'])).toBe('en');
  });

  it('ignores what it does not speak', () => {
    expect(initialLocale('?lang=xx', 'nonsense', ['de', 'ko'])).toBe('ko');
    expect(initialLocale('?lang=', null, [])).toBe('en');
  });
});

describe('the settings', () => {
  async function fresh() {
    vi.resetModules();
    return await import('../../web/src/state/settings.svelte');
  }

  it('start with the first choice and are kept over a reload', async () => {
    const { choose, settings } = await fresh();
    for (const name of settingNames) expect(settings[name]).toBe(choices[name][0]);
    choose('theme', 'contrast');
    choose('names', 'A1');
    expect(settings.theme).toBe('contrast');
    const again = await fresh();
    expect([again.settings.theme, again.settings.names]).toEqual(['contrast', 'A1']);
    again.resetSettings();
    expect((await fresh()).settings.theme).toBe('auto');
  });

  it('take nothing that is not a choice', async () => {
    for (const name of settingNames) {
      localStorage.setItem(`sudominoku.${name}`, '<img src=x onerror=alert(1)>');
    }
    const { settings } = await fresh();
    for (const name of settingNames) expect(settings[name]).toBe(choices[name][0]);
    expect(validChoice('theme', 'toString')).toBeNull();
    expect(validChoice('theme', null)).toBeNull();
  });

  it('work where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { choose, settings } = await fresh();
    choose('palette', 'safe');
    expect(settings.palette).toBe('safe');
  });

  it('keep the language in the address alone where storage is full', async () => {
    const address = new URL('https://example.org/?lang=en#/make');
    vi.stubGlobal('location', address);
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_: unknown, __: string, url: string) =>
        (address.href = new URL(url, address).href),
    });
    vi.stubGlobal('localStorage', fakeStorage(1));
    (await fresh()).choose('locale', 'ko');
    expect(address.href).toBe('https://example.org/?lang=ko#/make');
    const again = await fresh();
    expect(again.settings.locale).toBe('ko');
    vi.stubGlobal('localStorage', fakeStorage());
    again.choose('locale', 'en');
    expect(address.href).toBe('https://example.org/#/make');
    expect((await fresh()).settings.locale).toBe('en');
  });
});
