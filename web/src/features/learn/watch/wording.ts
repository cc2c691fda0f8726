/** A step of a search, in a sentence. */
import { houseName } from '../../../board/houseNaming';
import { cellName } from '../../../board/naming';
import { traceEvent, type AlgorithmId, type PuzzleReading } from '../../../engine';
import { capitalised, counted, digitAs, formatNumber, m } from '../../../i18n';
import { digitsOf } from '../../../state/houses';
import type { Replay } from './replay';

type Kind = PuzzleReading['kind'];

const names: Record<AlgorithmId, () => string> = {
  'sudoku-blank-list': m.learn_algorithm_blank_list,
  'sudoku-used-tables': m.learn_algorithm_used_tables,
  'sudoku-blank-stack': m.learn_algorithm_blank_stack,
  'sudoku-candidate-set': m.learn_algorithm_candidate_set,
  'sudoku-masks': m.learn_algorithm_masks,
  'sudoku-fewest-first': m.learn_algorithm_fewest_first,
  'sudoku-singles': m.learn_algorithm_singles,
  'sudoku-exact-cover': m.learn_algorithm_exact_cover,
  'sudoku-production': m.learn_algorithm_production,
  'sudominoku-post': m.learn_algorithm_post,
  'sudominoku-right-down': m.learn_algorithm_right_down,
  'sudominoku-most-constrained': m.learn_algorithm_most_constrained,
  'sudominoku-exact-cover': m.learn_algorithm_exact_cover,
  'sudominoku-production': m.learn_algorithm_production,
};

/** What an algorithm is called, on its own or in a sentence. */
export function algorithmName(id: AlgorithmId): string {
  return names[id]();
}

/** The kind of house by which a digit is refused, in a word. */
export function houseKind(house: number): string {
  return [m.learn_row, m.learn_column, m.learn_box, m.learn_domino][house]!();
}

function itemName(event: number, kind: Kind): string {
  const item = traceEvent.itemOf(event);
  if ('cell' in item) return m.learn_item_cell({ cell: cellName(kind, item.cell) });
  if ('domino' in item) return m.learn_item_domino({ pair: item.domino.join('–') });
  return m.learn_item_house({ digit: item.digit, house: houseName(kind, item.house) });
}

function refusal(event: number, kind: Kind): string {
  const house = traceEvent.houseOf(event);
  const digit = traceEvent.digitOf(event);
  const [cell, other] = [traceEvent.cellOf(event), traceEvent.otherOf(event)];
  const values = {
    digit: digitAs('topic', digit),
    cell: cellName(kind, cell),
    other: cellName(kind, other),
  };
  const sentences = [
    m.learn_event_reject_row,
    m.learn_event_reject_column,
    m.learn_event_reject_box,
    m.learn_event_reject_domino,
  ];
  return sentences[house]!(values);
}

/** What has just happened. */
export function sentenceFor(replay: Replay, kind: Kind): string {
  const { event } = replay;
  if (event === null) {
    return replay.trace.ending === 'clash' ? m.learn_clash() : m.learn_event_start();
  }
  const cell = traceEvent.cellOf(event);
  const other = traceEvent.otherOf(event);
  const digit = traceEvent.digitOf(event);
  const name = cell < 81 ? cellName(kind, cell) : '';
  switch (traceEvent.kindOf(event)) {
    case 'visit':
      if (name) return m.learn_event_visit({ cell: name });
      return replay.digits.includes(0) ? m.learn_event_call() : m.learn_event_full();
    case 'candidates': {
      const digits = digitsOf(traceEvent.candidatesOf(event)).join(', ');
      return digits
        ? m.learn_event_candidates({ cell: name, digits })
        : m.learn_event_no_candidates({ cell: name });
    }
    case 'choose': {
      const options = traceEvent.optionsOf(event);
      const item = itemName(event, kind);
      return options === 15
        ? m.learn_event_choose_many({ item })
        : m.learn_event_choose({ item, ...counted(options) });
    }
    case 'reject':
      return refusal(event, kind);
    case 'place':
      return other < 81
        ? m.learn_event_place_domino({
            cell: name,
            digit: digitAs('object', digit),
            other: cellName(kind, other),
          })
        : m.learn_event_place({ cell: name, digit: digitAs('object', digit) });
    case 'propagate':
      return other === traceEvent.noCell
        ? capitalised(m.learn_event_naked({ cell: name, digit }))
        : m.learn_event_hidden({ cell: name, digit, house: houseName(kind, other) });
    case 'remove':
      return m.learn_event_remove({ cell: name, digit: digitAs('object', digit) });
    case 'dead-end':
      return name
        ? m.learn_event_no_candidates({ cell: name })
        : m.learn_event_no_place({ digit, house: houseName(kind, other) });
    case 'back-up':
      return name ? m.learn_event_back_up({ cell: name }) : m.learn_event_back_up_call();
    case 'solved':
      return m.learn_event_solved();
  }
}

/** The same where refused digits are not steps of their own: they are told with what follows. */
export function moveSentence(replay: Replay, kind: Kind): string {
  const { event } = replay;
  if (event === null || traceEvent.kindOf(event) !== 'place') return sentenceFor(replay, kind);
  const cell = traceEvent.cellOf(event);
  const refused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (digit) => replay.fateOf(digit) === 'rejected',
  );
  const before = refused.filter((digit) => digit < traceEvent.digitOf(event));
  if (before.length === 0 || traceEvent.otherOf(event) < 81) return sentenceFor(replay, kind);
  return m.learn_move_place({
    cell: cellName(kind, cell),
    digits: before.join(', '),
    digit: digitAs('object', traceEvent.digitOf(event)),
    count: before.length,
  });
}

/** The figures beside the board. */
export function figures(replay: Replay): { label: string; value: string }[] {
  const { calls, reads, rejected, backUps, solutions } = replay.counters;
  return [
    { label: m.learn_calls(), value: formatNumber(calls) },
    { label: m.learn_reads(), value: formatNumber(reads) },
    { label: m.learn_rejected(), value: formatNumber(rejected) },
    { label: m.learn_back_ups(), value: formatNumber(backUps) },
    { label: m.learn_depth(), value: formatNumber(replay.open.length) },
    { label: m.learn_solutions(), value: formatNumber(solutions) },
  ];
}
