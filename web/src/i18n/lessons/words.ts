/**
 * The shape of the lessons' texts. A section stands before the live part of the same place in
 * features/learn/lessons/lessons.ts. Words between backticks are code, between asterisks stressed.
 */
export interface Section {
  heading: string;
  paragraphs: readonly string[];
}

/** The text of one lesson. */
export interface LessonWords {
  title: string;
  /** What the lesson is about, in a line. */
  lead: string;
  sections: readonly Section[];
}

/** In the order in which they are taught. */
export const lessonNumbers = [1, 2, 3, 4, 5, 6] as const;
export type LessonNumber = (typeof lessonNumbers)[number];

/** All lessons in one language. */
export type Lessons = Record<LessonNumber, LessonWords>;
