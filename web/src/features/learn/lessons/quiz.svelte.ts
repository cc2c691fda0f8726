/** An exercise on a board: its questions one after the other, the answers, and what is said to them. */
import { boardView } from '../../../board/view';
import { cellName } from '../../../board/naming';
import { traceEvent, type PuzzleReading } from '../../../engine';
import { capitalised, counted, digitAs, m } from '../../../i18n';
import { allCells, areAdjacent, candidatesOf, digitsOf } from '../../../state/houses';
import { beforeEnding, recallHere, rememberHere } from '../../../state/storage';
import { dominoKey } from '../../../state/tiling';
import { noWork } from '../../../state/work';
import { searchView, type SearchView } from '../watch/view';
import { decisionsOf, halvesOf, isSingle, narrowest, refusalsOf, refusers } from './exercise';
import type { Live } from './lessons';
import type { Searched } from './traced.svelte';

/** The exercises that are asked on a board. */
export type QuizLive = Extract<
  Live,
  { type: 'predict' | 'refuse' | 'fewest' | 'single' | 'partner' }
>;

/** What an answer consists of: a digit (or going back), a cell, or both. */
export type Asks = 'digit-or-back' | 'cell' | 'cell-and-digit';

/** What a question does not ask for is not looked at. */
export interface Answer {
  cell: number;
  /** 0: to go back. */
  digit: number;
}

/** What is said to an answer. */
export interface Feedback {
  right: boolean;
  /** In the language of the moment. */
  text: () => string;
}

interface Question {
  prompt: string;
  view: SearchView;
  judge: (answer: Answer) => Feedback;
  /** Brings the board to where a right answer leads. */
  after: (answer: Answer) => void;
}

/** One exercise, from its first question to its last. It moves the replay that it is given. */
export class Quiz {
  readonly asks: Asks;
  readonly count: number;
  readonly puzzle: PuzzleReading;
  readonly #searched: Searched;
  readonly #live: QuizLive;
  /** The board of those exercises that follow no search. */
  #digits = $state.raw<readonly number[]>([]);
  #index = $state(0);
  /** Moves on with the board, where a replay holds it. */
  #position = $state(0);
  feedback = $state.raw<Feedback | null>(null);
  /** The cell that was selected when that was said. */
  answeredAt = $state(40);
  /** The selected cell. */
  cell = $state(40);

  /** `kept`: what `kept` was before the page was loaded again. */
  constructor(live: QuizLive, searched: Searched, kept: string | null = null) {
    this.#live = live;
    this.#searched = searched;
    this.puzzle = searched.puzzle;
    const { replay } = searched;
    const asks = { predict: 'digit-or-back', refuse: 'cell', fewest: 'cell' } as const;
    this.asks = asks[live.type as keyof typeof asks] ?? 'cell-and-digit';
    this.count = live.type === 'refuse' ? refusalsOf(replay).length : live.count;
    this.#digits = Array.from(searched.puzzle.givens, Number);
    if (kept !== null) this.#goOn(kept);
    this.#show();
  }

  /** The next question and the cells that were filled until then; null: there is none before it, or it is done. */
  get kept(): string | null {
    const next = this.#index + (this.feedback?.right ? 1 : 0);
    if (this.done || next === 0) return null;
    const { givens } = this.puzzle;
    return [next, ...allCells.filter((cell) => this.#digits[cell] !== Number(givens[cell]))].join(
      ' ',
    );
  }

  /** Questions answered rightly. */
  get index(): number {
    return this.#index;
  }

  /** Whether the last question was answered rightly. */
  get done(): boolean {
    return this.feedback?.right === true && this.#index === this.count - 1;
  }

  /** The present question. */
  get question(): Question {
    void this.#position;
    const live = this.#live;
    switch (live.type) {
      case 'predict':
        return this.#predict(live.from);
      case 'refuse':
        return this.#refuse();
      case 'partner':
        return this.#partner();
      case 'fewest':
        return this.#fewest();
      case 'single':
        return this.#single();
    }
  }

  /**
   * Answers with a digit (0: none, or going back) in the selected cell. Does nothing once the
   * question was answered rightly.
   */
  answer(digit: number): void {
    if (this.feedback?.right) return;
    const given = { cell: this.cell, digit };
    const { judge, after } = this.question;
    this.feedback = judge(given);
    this.answeredAt = given.cell;
    if (this.feedback.right) after(given);
  }

  /** On to the next question, once the present one is answered. */
  next(): void {
    if (!this.feedback?.right || this.done) return;
    this.#index += 1;
    this.feedback = null;
    this.#show();
  }

  /** Begins with the first question again. */
  restart(): void {
    this.#index = 0;
    this.feedback = null;
    this.#digits = Array.from(this.puzzle.givens, Number);
    this.#show();
  }

  #goOn(kept: string): void {
    const [next = NaN, ...filled] = kept.split(' ').map(Number);
    if (!(next > 0 && next < this.count && Number.isInteger(next))) return;
    this.#index = next;
    const { grid } = this.#searched.replay.trace;
    for (const cell of filled) if (this.#digits[cell] === 0) this.#put(cell, Number(grid?.[cell]));
  }

  /** Brings the replay to the present question. */
  #show(): void {
    const live = this.#live;
    const { replay } = this.#searched;
    if (live.type === 'predict') this.#seek(this.#decision(live.from).position);
    else if (live.type === 'refuse') this.#seek(refusalsOf(replay)[this.#index]!);
    else if (live.type === 'partner') this.#seek(halvesOf(replay)[this.#index]!.position);
  }

  #seek(position: number): void {
    this.#searched.replay.seek(position);
    this.#position += 1;
  }

  #decision(from: number) {
    return decisionsOf(this.#searched.replay)[from + this.#index]!;
  }

  #name(cell: number): string {
    return cellName(this.puzzle.kind, cell);
  }

  #clash(digit: number, other: number): Feedback {
    const values = () => ({ digit: digitAs('topic', digit), other: this.#name(other) });
    return { right: false, text: () => m.lesson_wrong_clash(values()) };
  }

  #predict(from: number): Question {
    const { replay } = this.#searched;
    const { cell, digit: right, done } = this.#decision(from);
    const answered = this.feedback?.right === true;
    const view = searchView(this.puzzle, replay);
    const name = () => this.#name(cell);
    return {
      prompt: m.lesson_predict_prompt({ cell: name() }),
      view: answered ? view : { ...view, focus: { cells: [cell], fits: true } },
      judge: ({ digit }) => {
        if (digit === right) {
          return digit === 0
            ? { right: true, text: () => m.lesson_right_back({ cell: name() }) }
            : {
                right: true,
                text: () => m.lesson_right_place({ digit: digitAs('object', digit) }),
              };
        }
        if (digit === 0) return { right: false, text: m.lesson_wrong_not_yet };
        const [other] = refusers(replay.digits, cell, digit);
        if (other !== undefined) return this.#clash(digit, other);
        return {
          right: false,
          text:
            replay.fateOf(digit) === 'taken-back'
              ? () => m.lesson_wrong_tried({ digit: digitAs('topic', digit) })
              : m.lesson_wrong_smaller,
        };
      },
      after: () => this.#seek(done),
    };
  }

  #refuse(): Question {
    const { replay } = this.#searched;
    const event = replay.trace.events[refusalsOf(replay)[this.#index]!]!;
    const [cell, digit] = [traceEvent.cellOf(event), traceEvent.digitOf(event)];
    const { digits } = replay;
    return {
      prompt: m.lesson_refuse_prompt({ digit: digitAs('subject', digit), cell: this.#name(cell) }),
      view: {
        ...searchView(this.puzzle, replay),
        focus: { cells: [cell], fits: true },
      },
      judge: ({ cell: chosen }) => {
        if (refusers(digits, cell, digit).includes(chosen)) {
          return { right: true, text: () => m.lesson_right_refuse({ cell: this.#name(chosen) }) };
        }
        return {
          right: false,
          text:
            digits[chosen] === digit
              ? m.lesson_wrong_no_peer
              : () => m.lesson_wrong_other_digit({ digit: digitAs('subject', digit) }),
        };
      },
      after: () => {},
    };
  }

  #partner(): Question {
    const { replay } = this.#searched;
    const half = halvesOf(replay)[this.#index]!;
    const { digits, tiling } = replay;
    const own = digits[half.first]!;
    const given = this.puzzle.kind === 'sudominoku' ? this.puzzle.dominoes : [];
    const used = [
      ...given.map(({ digits: pair }) => dominoKey(...pair)),
      ...tiling.flatMap((other, cell) =>
        other > cell ? [dominoKey(digits[cell]!, digits[other]!)] : [],
      ),
    ];
    return {
      prompt: capitalised(m.lesson_partner_prompt({ cell: this.#name(half.first), digit: own })),
      view: {
        ...searchView(this.puzzle, replay),
        focus: { cells: [half.first], fits: true },
      },
      judge: ({ cell, digit }) => {
        if (cell === half.cell && digit === half.digit) {
          return { right: true, text: () => m.lesson_right_partner({ pair: `${own}–${digit}` }) };
        }
        const wrong = (text: () => string) => ({ right: false, text });
        const free = this.feedback?.right !== true && digits[cell] === 0;
        if (!free || !areAdjacent(cell, half.first)) return wrong(m.lesson_wrong_not_beside);
        if (digit === own) return wrong(m.lesson_wrong_same_digit);
        const [other] = refusers(digits, cell, digit);
        if (other !== undefined) return this.#clash(digit, other);
        if (used.includes(dominoKey(own, digit))) {
          return wrong(() => m.lesson_wrong_domino({ pair: `${own}–${digit}` }));
        }
        return wrong(m.lesson_wrong_order);
      },
      after: () => this.#seek(half.done),
    };
  }

  #fewest(): Question {
    const digits = this.#digits;
    const best = narrowest(digits);
    const masks = candidatesOf(digits);
    const fewest = digitsOf(masks[best[0] ?? 0]!).length;
    return {
      prompt: m.lesson_fewest_prompt(),
      view: this.#own(),
      judge: ({ cell }) => {
        if (best.includes(cell)) {
          return { right: true, text: () => m.lesson_right_fewest(counted(fewest)) };
        }
        if (digits[cell]) return { right: false, text: m.lesson_wrong_filled };
        const n = digitsOf(masks[cell]!).length;
        return { right: false, text: () => m.lesson_wrong_fewest({ n, count: n, fewest }) };
      },
      after: ({ cell }) => this.#put(cell, Number(this.#searched.replay.trace.grid?.[cell] ?? 0)),
    };
  }

  #single(): Question {
    const digits = this.#digits;
    const masks = candidatesOf(digits);
    return {
      prompt: m.lesson_single_prompt(),
      view: this.#own(),
      judge: ({ cell, digit }) => {
        if (digits[cell]) return { right: false, text: m.lesson_wrong_filled };
        if (isSingle(digits, cell, digit)) {
          const naked = digitsOf(masks[cell]!).length === 1;
          return {
            right: true,
            text: naked ? m.lesson_right_naked : () => m.lesson_right_hidden({ digit }),
          };
        }
        const [other] = refusers(digits, cell, digit);
        if (other !== undefined) return this.#clash(digit, other);
        return { right: false, text: m.lesson_wrong_single };
      },
      after: ({ cell, digit }) => this.#put(cell, digit),
    };
  }

  #put(cell: number, digit: number): void {
    this.#digits = this.#digits.map((old, index) => (index === cell ? digit : old));
  }

  #own(): SearchView {
    const digits = this.#digits;
    const given = this.puzzle.givens;
    const entries = digits.map((digit, cell) => (given[cell] === '0' ? digit : 0));
    const board = boardView(this.puzzle, {
      solution: null,
      clashes: [],
      work: { ...noWork, entries },
      candidates: candidatesOf(digits),
    });
    return { board, focus: null };
  }
}

/** Of each kind there is one. */
const begun: Partial<Record<QuizLive['type'], Quiz>> = {};
const nameOf = (type: string) => `quiz-${type}`;

/** An exercise as it was left, or with its first question: kept while other pages are looked at. */
export function quizOf(live: QuizLive, searched: Searched): Quiz {
  const { type } = live;
  return (begun[type] ??= new Quiz(live, searched, recallHere(nameOf(type))));
}

beforeEnding(() => {
  for (const [type, quiz] of Object.entries(begun)) rememberHere(nameOf(type), quiz.kept);
});
