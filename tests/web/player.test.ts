import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player, speeds } from '../../web/src/features/learn/watch/player.svelte';
import type { Replay } from '../../web/src/features/learn/watch/replay';

/** A replay of `length` events, each its own index. */
function replayOf(length: number): Replay {
  const replay = {
    length,
    position: 0,
    seek(position: number) {
      replay.position = Math.min(length, Math.max(0, position));
    },
    next(wanted: (event: number) => boolean) {
      for (let i = replay.position; i < length; ++i) if (wanted(i)) return i + 1;
      return null;
    },
    previous(wanted: (event: number) => boolean) {
      for (let i = replay.position - 2; i >= 0; --i) if (wanted(i)) return i + 1;
      return null;
    },
  };
  return replay as unknown as Replay;
}

/** The clock and the pictures of a browser, by hand. */
let now = 0;
let waiting: Map<number, FrameRequestCallback>;

function picture(millis: number): void {
  now += millis;
  const due = [...waiting.values()];
  waiting.clear();
  for (const tick of due) tick(now);
}

beforeEach(() => {
  now = 1000;
  waiting = new Map();
  let last = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => {
    waiting.set(++last, tick);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the player', () => {
  it('keeps to its speed whatever the pictures do', () => {
    const player = new Player(replayOf(1000));
    player.speed = speeds.indexOf(10);
    player.play();
    for (let i = 0; i < 30; ++i) picture(100);
    expect(player.position).toBe(30);
    picture(1000);
    expect(player.position).toBe(40);
    for (let i = 0; i < 32; ++i) picture(31.25);
    expect(player.position).toBe(50);
    player.pause();
    picture(1000);
    expect([player.position, player.playing, waiting.size]).toEqual([50, false, 0]);
  });

  it('waits while the page is hidden, and goes on from there', () => {
    const player = new Player(replayOf(1000));
    player.speed = speeds.indexOf(10);
    player.play();
    picture(100);
    picture(60_000);
    expect([player.position, player.playing]).toEqual([21, true]);
    picture(100);
    expect(player.position).toBe(22);
  });

  it('goes to the end at once, stops there, and starts over', () => {
    const player = new Player(replayOf(1_000_000));
    player.speed = speeds.indexOf(Infinity);
    player.play();
    picture(16);
    expect([player.position, player.atEnd, player.playing]).toEqual([1_000_000, true, false]);
    player.speed = 0;
    player.toggle();
    expect([player.position, player.playing]).toEqual([0, true]);
    picture(1000);
    expect(player.position).toBe(1);
  });

  it('steps on and back, and holds where it jumps to', () => {
    const player = new Player(replayOf(10));
    player.play();
    player.step();
    player.step();
    expect([player.position, player.playing]).toEqual([2, false]);
    player.back();
    player.back();
    player.back();
    expect(player.position).toBe(0);
    player.jump(7);
    player.jump(null);
    expect(player.position).toBe(7);
    for (let i = 0; i < 9; ++i) player.step();
    expect(player.atEnd).toBe(true);
  });

  it('takes for a step what ends one', () => {
    const player = new Player(replayOf(10), (event) => event % 4 === 3);
    player.step();
    expect(player.position).toBe(4);
    player.step();
    expect(player.position).toBe(8);
    player.step();
    expect(player.position).toBe(10);
    player.back();
    expect(player.position).toBe(8);
    player.back();
    player.back();
    expect(player.position).toBe(0);
  });
});
