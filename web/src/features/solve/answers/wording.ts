/** What was found, in sentences. */
import { cellName } from '../../../board/naming';
import type { Estimate, ExtraClues, PuzzleReading, RedundantClues } from '../../../engine';
import {
  capitalised,
  counted,
  failureText,
  formatError,
  formatLarge,
  formatNumber,
  m,
} from '../../../i18n';
import type { Finding } from './session.svelte';

type Kind = PuzzleReading['kind'];

/** An estimate on fewer hits, or with a larger error, is none. */
const fewestHits = 20;
const largestError = 0.5;

/** Whether an estimate says anything yet. */
export function isTelling({ exact, hits, grids }: Estimate): boolean {
  return exact || (hits >= fewestHits && grids.relativeError <= largestError);
}

/** A finding in sentences, the answer first. `kind`: of the puzzle that it is about. */
export function sentencesFor(finding: Finding, kind: Kind): string[] {
  switch (finding.kind) {
    case 'check': {
      const { judgement, wrongCells } = finding.checked;
      if (!/[1-9]/.test(finding.entries)) return [m.answer_check_empty()];
      switch (judgement) {
        case 'right':
          return [m.answer_check_right()];
        case 'wrong':
          return [m.answer_check_wrong(counted(wrongCells.length))];
        case 'together':
          return [m.answer_check_together()];
        case 'no-solution':
          return [m.answer_no_solution()];
        case 'undecided':
          return [m.answer_undecided()];
      }
      break;
    }
    case 'reveal': {
      const { digit, outcome } = finding.revealed;
      const values = { cell: cellName(kind, finding.cell), digit };
      const say =
        outcome === 'multiple'
          ? m.answer_reveal_many
          : finding.entered
            ? m.answer_reveal_right
            : m.answer_reveal;
      return [capitalised(say(values))];
    }
    case 'count': {
      const { grids, tilings } = finding;
      if (!grids.exact) return [m.answer_count_least(counted(grids.value))];
      if (!grids.value) return [m.answer_no_solution()];
      const sentences = [m.answer_count_exact(counted(grids.value))];
      if (tilings?.exact) sentences.push(m.answer_count_exact_tilings(counted(tilings.value)));
      return sentences;
    }
    case 'estimate':
      return estimateSentences(finding.estimate, kind);
    case 'candidates':
      return [m.answer_candidates_hint()];
    case 'extra':
      return extraSentences(finding.extra);
    case 'minimal':
      return [minimalSentence(finding.redundant, kind)];
    case 'no-solution':
      return [m.answer_no_solution()];
    case 'cancelled':
      return [m.answer_cancelled()];
    case 'failed':
      return [failureText(finding.failure)];
  }
}

function estimateSentences(estimate: Estimate, kind: Kind): string[] {
  const { grids, tilings, exact, probes, hits } = estimate;
  const dominoes = kind === 'sudominoku';
  if (exact) {
    if (grids.value === 0) return [m.answer_no_solution()];
    const sentences = [m.answer_count_exact(counted(grids.value))];
    if (dominoes) sentences.push(m.answer_count_exact_tilings(counted(tilings.value)));
    return sentences;
  }
  const basis = { probes: formatNumber(probes), hits: formatNumber(hits) };
  if (!isTelling(estimate)) return [m.answer_estimate_weak(basis)];
  const words = ({ value, relativeError }: Estimate['grids']) => {
    return { number: formatLarge(value), percent: formatError(relativeError) };
  };
  const sentences = [m.answer_estimate(words(grids))];
  if (dominoes) sentences.push(m.answer_estimate_tilings(words(tilings)));
  return [...sentences, m.answer_estimate_basis(basis)];
}

function extraSentences({ outcome, each, together, complete }: ExtraClues): string[] {
  if (outcome === 'unique') return [m.answer_extra_unique()];
  if (outcome === 'none') return [m.answer_no_solution()];
  if (outcome !== 'multiple') return [m.answer_undecided()];
  const sentences: string[] = [];
  if (each.length > 0) sentences.push(m.answer_extra_each(counted(each.length)));
  else if (together.length > 0) sentences.push(m.answer_extra_together(counted(together.length)));
  else sentences.push(m.answer_extra_none());
  if (!complete && each.length > 0) sentences.push(m.answer_extra_incomplete());
  return sentences;
}

function minimalSentence({ outcome, clues, complete }: RedundantClues, kind: Kind): string {
  if (outcome === 'none') return m.answer_no_solution();
  if (outcome === 'multiple') return m.answer_minimal_many();
  if (outcome !== 'unique' || !complete) return m.answer_undecided();
  if (clues.length === 0) return m.answer_minimal_yes();
  const count = counted(clues.length);
  return kind === 'sudoku' ? m.answer_minimal_no(count) : m.answer_minimal_no_dominoes(count);
}
