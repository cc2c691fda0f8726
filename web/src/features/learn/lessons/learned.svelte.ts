/** Which lessons were worked through on this device. */
import type { LessonNumber } from '../../../i18n/lessons';
import { recall, remember } from '../../../state/storage';

const stored = (recall('lessons') ?? '').split(',').map(Number);
let numbers = $state.raw<readonly number[]>(stored.filter((number) => number > 0));

export const learned = {
  has: (number: LessonNumber): boolean => numbers.includes(number),
  add(number: LessonNumber): void {
    if (numbers.includes(number)) return;
    numbers = [...numbers, number];
    remember('lessons', numbers.join(','));
  },
};
