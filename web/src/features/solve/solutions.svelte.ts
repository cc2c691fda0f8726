/** The solutions of the puzzle that is looked at, and which of them the board shows. */
import type { ShownSolution } from '../../board/view';
import type { AnswersSession, Total } from './answers/session.svelte';
import type { Entry } from './session.svelte';

/** Those of the verdict and, beyond them, those that the answers session looks for. */
export class Solutions {
  readonly #answers: AnswersSession;
  readonly #entry: () => Entry | null;
  /** The one of the verdict that was chosen, and the one that was looked at before. */
  #chosen = $state(0);
  #before = $state(1);
  #hidden = $state(false);

  /** Those of the verdict. */
  readonly #found = $derived.by((): readonly ShownSolution[] => {
    const answer = this.#entry()?.answer;
    if (!answer) return [];
    return answer.kind === 'sudoku' ? answer.solutions.map((grid) => ({ grid })) : answer.solutions;
  });
  readonly #choice = $derived.by(() => Math.min(this.#chosen, Math.max(0, this.#found.length - 1)));

  /** The one that is looked at, laid as the visitor wants it. */
  readonly shown = $derived.by((): ShownSolution | null => {
    const { browsed, tiling } = this.#answers;
    const found = browsed?.solution ?? this.#found[this.#choice] ?? null;
    return found && tiling?.grid === found.grid
      ? { grid: found.grid, tiling: tiling.tiling }
      : found;
  });

  /** The one that it is compared with. */
  readonly compared = $derived.by((): ShownSolution | null => {
    const { browsed, pinned } = this.#answers;
    const isOther = this.#before < this.#found.length && this.#before !== this.#choice;
    const other = isOther ? this.#before : this.#choice ? 0 : 1;
    const found =
      pinned?.solution ?? (browsed ? browsed.before : null) ?? this.#found[browsed ? 0 : other];
    return found && found.grid !== this.shown?.grid ? found : null;
  });

  /** How many there are, as far as is known. */
  readonly total = $derived.by((): Total => {
    const { browsed, counted } = this.#answers;
    const known = browsed?.total ?? { value: this.#found.length, exact: this.#isCounted };
    return counted && !known.exact && (counted.exact || counted.value > known.value)
      ? counted
      : known;
  });

  /** `entry`: what the last run made of the puzzle. */
  constructor(answers: AnswersSession, entry: () => Entry | null) {
    this.#answers = answers;
    this.#entry = entry;
  }

  /** Whether the verdict says how many there are. */
  get #isCounted(): boolean {
    const entry = this.#entry();
    if (entry?.state !== 'done' || !entry.answer) return true;
    const { answer } = entry;
    return (answer.kind === 'sudoku' ? answer.solutionCount : answer.gridCount).exact;
  }

  /** Whether there is more than one to go to. */
  get several(): boolean {
    return this.#answers.browsed !== null || this.#found.length > 1;
  }

  /** Whether there may be others than the one of the verdict. */
  get mayBeBrowsed(): boolean {
    const { value, exact } = this.total;
    return this.several || value > 1 || !exact || this.#entry()?.state !== 'done';
  }

  /** Whether there is one way alone to lay the dominoes, and that is shown. */
  get hasOneTiling(): boolean {
    const answer = this.#entry()?.answer;
    return (
      answer?.kind === 'sudominoku' &&
      answer.outcome === 'unique' &&
      answer.tilingCount.exact &&
      answer.tilingCount.value === 1
    );
  }

  /** Of the one that is looked at, counted from 1. */
  get number(): number {
    return (this.#answers.browsed?.index ?? this.#choice) + 1;
  }

  get hasNext(): boolean {
    const { value, exact } = this.total;
    const isOpen = this.#answers.browsed || this.#entry()?.answer?.outcome === 'multiple';
    return this.number < value || (!exact && !!isOpen);
  }

  get hasPrevious(): boolean {
    return this.number > 1;
  }

  /** Whether the board shows something else than the one that is looked at. */
  get covered(): boolean {
    return this.#hidden || this.#answers.candidates !== null;
  }

  /** Another puzzle begins with its first. */
  restart(): void {
    this.#chosen = 0;
    this.#before = 1;
    this.#hidden = false;
  }

  /** Goes to the next or to the one before; beyond those of the verdict others are looked for. */
  step(by: 1 | -1): void {
    const { browsed, asking } = this.#answers;
    const next = this.#choice + by;
    if (!browsed && asking !== 'browse' && next < this.#found.length) {
      this.#before = this.#choice;
      this.#chosen = next;
    } else {
      void this.#answers.step(by, this.#choice);
    }
    this.#uncover();
  }

  /** Hides the solution, or shows it again in place of what covers it. */
  toggle(): void {
    if (this.covered) this.#uncover();
    else this.#hidden = true;
  }

  #uncover(): void {
    this.#hidden = false;
    this.#answers.hideCandidates();
  }

  /** Lays the dominoes of the one that is looked at in the next way or in the one before. */
  lay(by: 1 | -1): void {
    void this.#answers.stepTiling(this.shown!.grid, by);
  }
}
