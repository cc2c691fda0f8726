/** The player's keys, which work on its page alone. */
import type { Handlers } from '../../../commands';
import { speeds, type Player } from './player.svelte';

/** What the player's commands do. */
export function handlersOf(player: Player): Handlers {
  const faster = (by: number) => () => {
    player.speed = Math.max(0, Math.min(speeds.length - 1, player.speed + by));
  };
  return {
    'player-toggle': { run: () => player.toggle() },
    'player-step': { run: () => player.step() },
    'player-back': { run: () => player.back() },
    'player-start': { run: () => player.jump(0) },
    'player-end': { run: () => player.jump(player.replay.length) },
    'player-back-up': { run: () => player.toBackUp() },
    'player-solution': { run: () => player.toSolution() },
    'player-deeper': { run: () => player.toRecord() },
    'player-slower': { run: faster(-1) },
    'player-faster': { run: faster(1) },
  };
}

/** Whether what has the focus takes a key itself: to be pressed, moved along or scrolled. */
export function isItsOwn({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.closest('button, summary, [type=checkbox]') !== null;
  if (!/^(Arrow|Home|End)/.test(key)) return false;
  if (!target.matches('[role=region]')) return target.matches('[type=range]');
  return key.startsWith('Arrow')
    ? target.scrollWidth > target.clientWidth
    : target.scrollHeight > target.clientHeight;
}
