/** Keys of commands: how they are written, matched with events, and named for people. */

/**
 * Keys, the modifiers first: `Mod+Enter`, `Mod+Shift+KeyZ`, `Shift+Digit`, `ArrowUp`, `?`.
 * `Mod` is Control or Command. Letters and digits are named by their place on the keyboard
 * (`KeyboardEvent.code`), which does not depend on the input method; `Digit` is any of 1 to 9, on the
 * number pad, too. Letters with `Mod` are the system's, and go by the layout where that has Latin ones.
 * Everything else is named by what it types (`KeyboardEvent.key`).
 */
export type Keys = `${'Mod+' | ''}${'Shift+' | ''}${Letter | Name}`;

type Letter =
  | `Key${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'}`
  | `Key${'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'}`;
type Name =
  | `Arrow${'Up' | 'Left' | 'Down' | 'Right'}`
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Delete'
  | 'Backspace'
  | 'Digit'
  | 'Zero'
  | '?'
  | '.'
  | ',';

/** What of a key event says which keys were pressed. */
export type KeyInput = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** The digit from 0 to 9 that a key stands for, or null. */
export function digitOf({ code, key }: KeyInput): number | null {
  const match = /^(?:Digit|Numpad)([0-9])$/.exec(code);
  if (match) return Number(match[1]);
  // Screen keyboards and layouts that have no codes.
  return code === '' && /^[0-9]$/.test(key) ? Number(key) : null;
}

/** Whether an event is what the keys name. */
export function matches(keys: Keys, event: KeyInput): boolean {
  const parts = keys.split('+');
  const name = parts.pop()!;
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey || mod !== parts.includes('Mod')) return false;
  // A sign such as `?` may need Shift, depending on the layout.
  const isSign = name.length === 1;
  if (!isSign && event.shiftKey !== parts.includes('Shift')) return false;
  if (name === 'Digit') return (digitOf(event) ?? 0) > 0;
  if (name === 'Zero') return digitOf(event) === 0;
  if (/^Key[A-Z]$/.test(name)) return codeOf(event) === name;
  if (name === 'Space') return event.key === ' ';
  return event.key === name;
}

function codeOf({ code, key, ctrlKey, metaKey }: KeyInput): string {
  const isPlace = code !== '' && !ctrlKey && !metaKey;
  return !isPlace && /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
}

/** As the `aria-keyshortcuts` attribute wants them. */
export function ariaKeys(keys: readonly Keys[]): string {
  return keys
    .flatMap((each) => {
      const plain = each.replace(/Key(?=[A-Z]$)/, '').replace(/Zero$/, '0');
      return plain.includes('Mod')
        ? [plain.replace('Mod', 'Control'), plain.replace('Mod', 'Meta')]
        : [plain];
    })
    .join(' ');
}

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Digit: '1–9',
  Zero: '0',
  Escape: 'Esc',
};

const onMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

/** For people: `Ctrl+Z`, or `⌘Z` on a Mac, which this device may be. */
export function keysLabel(keys: Keys, mac = onMac): string {
  const parts = keys.split('+');
  const name = parts.pop()!;
  const shown = signs[name] ?? name.replace(/^Key(?=[A-Z]$)/, '');
  const modifiers = parts.map((part) => {
    if (part === 'Mod') return mac ? '⌘' : 'Ctrl+';
    return mac ? '⇧' : `${part}+`;
  });
  return modifiers.join('') + shown;
}
