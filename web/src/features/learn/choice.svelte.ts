/** Which puzzle the Learn tab works on: the document's own, or a sample. */
import type { EngineClient, PuzzleReading } from '../../engine';
import { kindName, m } from '../../i18n';
import { puzzleDocument } from '../../state/document.svelte';
import { shownSample } from '../../state/sample.svelte';
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

/** Whether a text names something that can be chosen. */
export function isPuzzleChoice(text: string | undefined): text is PuzzleChoice {
  return text === 'document' || samples.some(({ id }) => id === text);
}

/** The kind of a chosen puzzle. */
export function kindOfChoice(choice: PuzzleChoice): PuzzleReading['kind'] {
  if (choice === 'document') return puzzleDocument.completePuzzle?.kind ?? 'sudoku';
  return samples.find(({ id }) => id === choice)!.kind;
}

/** What is shared is what is shown; to be called while a page is set up. */
export function shareChosen(choice: () => PuzzleChoice): void {
  $effect(() => {
    shownSample.text = samples.find(({ id }) => id === choice())?.text ?? null;
  });
  $effect(() => () => (shownSample.text = null));
}

/** What is chosen, or a sample as long as the document has no puzzle. */
export function atHand(choice: PuzzleChoice, sample: PuzzleChoice): PuzzleChoice {
  return choice === 'document' && !puzzleDocument.completePuzzle ? sample : choice;
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
