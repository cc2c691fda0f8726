/** What visitors' own programs printed for the lessons. */
import type { Judgement } from '../../../engine';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';

/** An output, which lasts over reloads of the page, and the verdict on it. */
class Pasted {
  output = $state('');
  judged = $state.raw<{ output: string; judgement: Judgement } | null>(null);

  constructor(profile: string) {
    const name = `pasted-${profile}`;
    this.output = recallHere(name) ?? '';
    beforeEnding(() => rememberHere(name, this.output || null));
  }
}

/** By the problem that they are for; kept while other pages are looked at. */
export const pasted = { '2580': new Pasted('2580'), '4574': new Pasted('4574') };
