/** The published samples, fetched when the first is wanted. */
import type { ProfileId } from '../../engine';
import type { Submission } from './session.svelte';

/** Names of the samples of each problem, without their ending. */
export const samples: Record<ProfileId, readonly string[]> = {
  '2580': ['boj2580-1'],
  '2239': ['boj2239-1'],
  '4574': ['boj4574-1'],
  '9291': ['boj9291-c1'],
  '1840': ['boj1840-1', 'boj1840-2'],
  '2955': ['boj2955-1', 'boj2955-2', 'boj2955-3', 'boj2955-4'],
  '4056': ['boj4056-1'],
  '7517': ['boj7517-1'],
  '7681': ['poj3074-1'],
  '7844': ['poj3435-1', 'poj3435-2'],
  '12095': [],
  '30649': ['boj30649-1', 'boj30649-2', 'boj30649-3'],
  hdu1426: ['hdu1426-1', 'hdu1426-c2'],
  poj2676: ['poj2676-1'],
  sudogob: ['spojSUDOGOB-1'],
  sudokunique: ['kattis-sudokunique-1'],
  sudokuverify: ['kattis-sudokuverify-1', 'kattis-sudokuverify-2'],
  uva989: ['uva989-1', 'uva989-c2'],
  uva10957: ['uva10957-1'],
  p1784: ['luoguP1784-1', 'luoguP1784-2'],
  leetcode37: ['leetcode37-1'],
  leetcode36: ['leetcode36-1', 'leetcode36-2'],
  euler96: ['pe96-1'],
};

/** The input of a sample. */
export async function sampleInput(name: string): Promise<string> {
  return (await import('./sampleTexts')).inputs[name] ?? '';
}

/** A sample with its right answer, of which two digits are exchanged. */
export async function brokenExample(): Promise<Partial<Submission>> {
  const { inputs, outputs } = await import('./sampleTexts');
  const right = outputs['boj2580-1'] ?? '';
  return {
    profile: '2580',
    input: inputs['boj2580-1'] ?? '',
    output: right.replace('7 8 2 1 3 5 6 4 9', '7 8 2 1 4 5 6 3 9'),
  };
}
