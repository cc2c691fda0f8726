import { expect, test } from 'vitest';
import { LatestTask } from '../../web/src/engine/latestTask';

test('a task that begins aborts the one before, which has nothing to settle', () => {
  const task = new LatestTask();
  const first = task.begin();
  const second = task.begin();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  expect([task.isLatest(first), task.isLatest(second)]).toEqual([false, true]);
  expect(task.end(first)).toBe(false);
  expect(task.end(second)).toBe(true);
  expect(task.end(second)).toBe(false);
  expect(second.aborted).toBe(false);
});

test('a task that is aborted settles what it began; one that is dropped does not', () => {
  const task = new LatestTask();
  const aborted = task.begin();
  task.abort();
  expect([aborted.aborted, task.isLatest(aborted)]).toEqual([true, true]);
  expect(task.end(aborted)).toBe(true);
  const dropped = task.begin();
  task.drop();
  expect([dropped.aborted, task.end(dropped)]).toEqual([true, false]);
});

test('without a task there is nothing to abort, and what has ended is not aborted', () => {
  const task = new LatestTask();
  task.abort();
  task.drop();
  const ended = task.begin();
  task.end(ended);
  task.abort();
  expect(ended.aborted).toBe(false);
});
