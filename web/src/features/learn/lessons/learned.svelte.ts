/** Which lessons were worked through on this device. */
import type { LessonNumber } from '../../../i18n/lessons';
import { recall, remember } from '../../../state/storage';

const kept = () => (recall('lessons') ?? '').split(',').map(Number).filter(Boolean);
let numbers = $state.raw<readonly number[]>(kept());

export const learned = {
  has: (number: LessonNumber): boolean => numbers.includes(number),
  add(number: LessonNumber): void {
    if (numbers.includes(number)) return;
    // Another window may have added its own.
    const all = [...kept(), ...numbers, number];
    numbers = all.filter((each, i) => all.indexOf(each) === i);
    remember('lessons', numbers.join(','));
  },
};
