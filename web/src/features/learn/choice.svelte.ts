/** Which puzzle the Learn tab works on: the document's own, or a sample. */
import type { EngineClient, PuzzleReading } from '../../engine';
import { kindName, m } from '../../i18n';
import { puzzleDocument } from '../../state/document.svelte';
import { showInstead } from '../../state/shown.svelte';
import { samples, type SampleId } from './puzzles';

/** The document's puzzle, or a sample by its name. */
export type PuzzleChoice = 'document' | SampleId;

/** Something to choose, as the form offers it. */
export interface PuzzleOption {
  id: PuzzleChoice;
  title: string;
}

/** What there is to choose from; the document's puzzle comes first where there is one. */
export function puzzleOptions(): PuzzleOption[] {
  const own = puzzleDocument.completePuzzle;
  return [
    ...(own
      ? [{ id: 'document', title: m.learn_puzzle_own({ kind: kindName(own.kind) }) } as const]
      : []),
    ...samples.map(({ id, title }) => ({ id, title: title() })),
  ];
}

/** The kind of a chosen puzzle. */
export function kindOfChoice(choice: PuzzleChoice): PuzzleReading['kind'] {
  if (choice === 'document') return puzzleDocument.completePuzzle?.kind ?? 'sudoku';
  return samples.find(({ id }) => id === choice)!.kind;
}

/** What is shared and saved is what is shown; to be called while a page is set up. */
export function showChosen(choice: () => PuzzleChoice): void {
  showInstead(() => samples.find(({ id }) => id === choice())?.text ?? null);
}

/** What is chosen on a page: at first the document's puzzle, and again once a link has brought another. */
export class Choice {
  readonly #sample: SampleId;
  #made: { value: PuzzleChoice; links: number } = $state.raw({ value: 'document', links: 0 });

  /** `sample` stands for the document's puzzle as long as there is none; `kept` is of before a reload. */
  constructor(sample: SampleId, kept: string | undefined) {
    this.#sample = sample;
    const found = samples.find(({ id }) => id === kept);
    if (found) this.#made = { value: found.id, links: 0 };
  }

  /** What comes back after a reload. */
  get kept(): PuzzleChoice {
    const { value, links } = this.#made;
    return links === puzzleDocument.links ? value : 'document';
  }

  get value(): PuzzleChoice {
    const { kept } = this;
    return kept === 'document' && !puzzleDocument.completePuzzle ? this.#sample : kept;
  }

  set value(value: PuzzleChoice) {
    this.#made = { value, links: puzzleDocument.links };
  }
}

/** The chosen puzzle. That of the document must be there. */
export async function chosenPuzzle(
  engine: Pick<EngineClient, 'read'>,
  signal: AbortSignal,
  choice: PuzzleChoice,
): Promise<PuzzleReading> {
  if (choice === 'document') return puzzleDocument.completePuzzle!;
  const { text } = samples.find(({ id }) => id === choice)!;
  return (await engine.read(signal, text)).puzzles[0]!;
}
