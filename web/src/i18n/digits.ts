/** Digits in a sentence: Korean puts a particle behind them that depends on how they are read. */
import { getLocale } from './paraglide/runtime';

/** After a final consonant (일, 삼, 육, 칠, 팔), and after a vowel (이, 사, 오, 구). */
const particles = { object: ['을', '를'], topic: ['은', '는'], subject: ['이', '가'] } as const;
const closed = new Set([1, 3, 6, 7, 8]);

/** A digit from 1 to 9, in Korean with the particle of its role. */
export function digitAs(role: keyof typeof particles, digit: number): string {
  if (getLocale() !== 'ko') return String(digit);
  return `${digit}${particles[role][closed.has(digit) ? 0 : 1]}`;
}
