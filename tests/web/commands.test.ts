import { describe, expect, it, vi } from 'vitest';
import { commandFor, commandIds, commands, provide, run } from '../../web/src/commands';
import { ariaKeys, keysLabel, matches, type KeyInput } from '../../web/src/commands/keys';

function press(code: string, key: string, ...modifiers: ('ctrl' | 'meta' | 'shift' | 'alt')[]) {
  return {
    code,
    key,
    ctrlKey: modifiers.includes('ctrl'),
    metaKey: modifiers.includes('meta'),
    shiftKey: modifiers.includes('shift'),
    altKey: modifiers.includes('alt'),
  } satisfies KeyInput;
}

const onBoard = ['board', 'text-free', 'page'] as const;

describe('the keys of commands', () => {
  it.each([
    [press('KeyZ', 'z', 'ctrl'), 'undo'],
    [press('KeyZ', 'ㅋ', 'meta'), 'undo'],
    [press('KeyZ', 'Z', 'ctrl', 'shift'), 'redo'],
    [press('KeyY', 'y', 'ctrl'), 'redo'],
    // As a German and a French keyboard have them.
    [press('KeyY', 'z', 'ctrl'), 'undo'],
    [press('KeyZ', 'y', 'ctrl'), 'redo'],
    [press('KeyY', 'Z', 'meta', 'shift'), 'redo'],
    [press('KeyW', 'z', 'ctrl'), 'undo'],
    [press('KeyQ', 'a', 'ctrl'), 'select-all'],
    [press('KeyZ', 'w', 'ctrl'), null],
    [press('Enter', 'Enter', 'ctrl'), 'solve'],
    [press('Enter', 'Enter', 'meta'), 'solve'],
    [press('KeyN', 'ㅜ'), 'next-solution'],
    [press('KeyP', 'p'), 'previous-solution'],
    [press('Slash', '?', 'shift'), 'help'],
    [press('Digit5', '5'), 'enter-digit'],
    [press('Numpad5', '5'), 'enter-digit'],
    [press('Digit5', '%', 'shift'), 'corner-mark'],
    [press('Digit5', '5', 'ctrl'), 'centre-mark'],
    [press('Digit0', '0'), 'clear-cell'],
    [press('Period', '.'), 'clear-cell'],
    [press('Delete', 'Delete'), 'clear-cell'],
    [press('Backspace', 'Backspace'), 'clear-cell'],
    [press('ArrowUp', 'ArrowUp'), 'move'],
    [press('KeyA', 'ㅁ'), 'move'],
    [press('KeyW', 'z'), 'move'],
    [press('KeyA', 'a', 'ctrl'), 'select-all'],
    [press('ArrowUp', 'ArrowUp', 'shift'), 'extend'],
    [press('ArrowUp', 'ArrowUp', 'ctrl'), 'extend'],
    [press('Home', 'Home'), 'move-row-end'],
    [press('End', 'End', 'ctrl'), 'move-corner'],
    [press('KeyZ', 'z', 'ctrl', 'alt'), null],
    [press('KeyQ', 'q'), null],
  ] as const)('%o: %s', (event, id) => {
    expect(commandFor(event, onBoard)).toBe(id);
  });

  it('call for one command each', () => {
    // What has the focus of the board has not that of the player, which leaves the board its keys.
    for (const away of ['board', 'player']) {
      const ids = commandIds.filter((id) => commands[id].where !== away);
      const seen = ids.flatMap((id) => commands[id].keys);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('of the board leave the page alone', () => {
    expect(commandFor(press('Digit5', '5'), ['page', 'text-free'])).toBeNull();
    expect(commandFor(press('KeyN', 'n'), ['page'])).toBeNull();
  });

  it('are named for people and for screen readers', () => {
    expect(keysLabel('Mod+Shift+KeyZ', false)).toBe('Ctrl+Shift+Z');
    expect(keysLabel('Mod+Shift+KeyZ', true)).toBe('⌘⇧Z');
    expect(ariaKeys(['Mod+KeyY'])).toBe('Control+Y Meta+Y');
    expect(matches('Shift+Digit', press('', '5'))).toBe(false);
    expect(matches('Digit', press('', '5'))).toBe(true);
  });
});

describe('a command', () => {
  it('is done by the newest view that offers it, when that can', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    let able = true;
    const leaveFirst = provide({ solve: { run: first } });
    const leaveSecond = provide({ solve: { run: second, when: () => able } });
    expect(run('solve')).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    able = false;
    expect(run('solve')).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    leaveSecond();
    expect(run('solve')).toBe(true);
    leaveFirst();
    expect(run('solve')).toBe(false);
  });
});
