/** The lessons' texts: too long for messages, and fetched with the Learn tab alone. */
import { getLocale } from '../paraglide/runtime';
import { lessons as en } from './en';
import { lessons as ko } from './ko';
import type { LessonNumber, LessonWords } from './words';

export * from './words';

/** A lesson in the visitor's language. */
export function lessonWords(number: LessonNumber): LessonWords {
  return (getLocale() === 'ko' ? ko : en)[number];
}
