/** The pages of the Learn tab: `#/learn/watch`, `#/learn/lesson/1`. */
import { lessonNumbers, type LessonNumber } from '../../i18n/lessons';

/** A page of the tab, as its address names it; `home` is the one with no name. */
export type LearnPage = { name: 'home' | 'path' | 'watch' | 'race' | 'benchmark' } | LessonPage;
/** The page of one lesson. */
export interface LessonPage {
  name: 'lesson';
  number: LessonNumber;
}

const names = ['path', 'watch', 'race', 'benchmark'] as const;

/** The page that an address asks for; the start where it names none that exists. */
export function pageOf(hash: string): LearnPage {
  const [, name, rest] = /^#\/learn\/([^/?]*)(?:\/([^/?]*))?/.exec(hash) ?? [];
  const number = lessonNumbers.find((each) => String(each) === rest);
  if (name === 'lesson' && number) return { name, number };
  return { name: names.find((each) => each === name) ?? 'home' };
}
