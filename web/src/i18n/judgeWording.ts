/** How the judge's values are put into words, in the visitor's language. */
import type {
  Diagnostic,
  DiagnosticKind,
  JudgeReason,
  Judgement,
  PackCaseKind,
  ProfileId,
  ReasonKind,
  SearchOrder,
} from '../engine';
import { capitalised } from './capitalised';
import { diagnosticMessage, quoted } from './diagnosticWording';
import * as m from './paraglide/messages';
import type { Locale } from './paraglide/runtime';

type Options = { locale?: Locale };

const verdicts: Record<Judgement['verdict'], () => string> = {
  accepted: m.judge_accepted,
  'wrong-answer': m.judge_wrong_answer,
  'presentation-error': m.judge_presentation_error,
  'missing-output': m.judge_missing_output,
  'extra-output': m.judge_extra_output,
  undecided: m.judge_undecided,
  unusable: m.judge_unusable,
};

const profiles: Record<ProfileId, () => string> = {
  '2580': m.profile_2580,
  '2239': m.profile_2239,
  '4574': m.profile_4574,
  '9291': m.profile_9291,
  '1840': m.profile_1840,
  '2955': m.profile_2955,
  '4056': m.profile_4056,
  '7517': m.profile_7517,
  '7681': m.profile_7681,
  '7844': m.profile_7844,
  '12095': m.profile_12095,
  '30649': m.profile_30649,
  hdu1426: m.profile_hdu1426,
  poj2676: m.profile_poj2676,
  sudogob: m.profile_sudogob,
  sudokunique: m.profile_sudokunique,
  sudokuverify: m.profile_sudokuverify,
  uva989: m.profile_uva989,
  uva10957: m.profile_uva10957,
  p1784: m.profile_p1784,
  leetcode37: m.profile_leetcode37,
  leetcode36: m.profile_leetcode36,
  euler96: m.profile_euler96,
};

interface Values {
  found: string;
  expected: string;
  cell: string;
  other: string;
  third: string;
  fourth: string;
}

const reasons: Record<ReasonKind, (values: Values) => string> = {
  'empty-output': () => m.judge_reason_empty_output(),
  'missing-answer': () => m.judge_reason_missing_answer(),
  'missing-heading': (values) => m.judge_reason_missing_heading(values),
  'wrong-heading': (values) => m.judge_reason_wrong_heading(values),
  'unexpected-text': (values) => m.judge_reason_unexpected_text(values),
  'wrong-row-count': (values) => m.judge_reason_wrong_row_count(values),
  'wrong-cell-count': (values) => m.judge_reason_wrong_cell_count(values),
  'wrong-separators': (values) => {
    if (!values.expected) return m.judge_reason_wrong_separators();
    return values.found
      ? m.judge_reason_wrong_separators_at(values)
      : m.judge_reason_wrong_separators_end(values);
  },
  'blank-left': (values) => m.judge_reason_blank_left(values),
  'not-a-digit': (values) => m.judge_reason_not_a_digit(values),
  'digit-out-of-range': (values) => m.judge_reason_digit_out_of_range(values),
  'given-changed': (values) => m.judge_reason_given_changed(values),
  'duplicate-in-row': (values) => m.judge_reason_duplicate_in_row(values),
  'duplicate-in-column': (values) => m.judge_reason_duplicate_in_column(values),
  'duplicate-in-box': (values) => m.judge_reason_duplicate_in_box(values),
  'isolated-digit-wrong': (values) => m.judge_reason_isolated_digit_wrong(values),
  'domino-torn-apart': (values) => m.judge_reason_domino_torn_apart(values),
  'pair-used-twice': (values) => m.judge_reason_pair_used_twice(values),
  'pair-nowhere': (values) => m.judge_reason_pair_nowhere(values),
  'cell-blocked': (values) => m.judge_reason_cell_blocked(values),
  'cannot-be-tiled': () => m.judge_reason_cannot_be_tiled(),
  'not-smallest': (values) => m.judge_reason_not_smallest(values),
  'wrong-digit': (values) => m.judge_reason_wrong_digit(values),
  'cell-not-forced': (values) => m.judge_reason_cell_not_forced(values),
  'grid-expected': (values) => m.judge_reason_grid_expected(values),
  'message-expected': (values) => m.judge_reason_message_expected(values),
  'wrong-message': (values) => m.judge_reason_wrong_message(values),
  'number-expected': (values) => m.judge_reason_number_expected(values),
  'wrong-number': (values) => m.judge_reason_wrong_number(values),
  'second-solution': () => m.judge_reason_second_solution(),
  'text-after-answer': (values) => m.judge_reason_text_after_answer(values),
  'no-solution': () => m.judge_reason_no_solution(),
  'several-solutions': () => m.judge_reason_several_solutions(),
  'cap-reached': (values) => m.judge_reason_cap_reached(values),
  'too-many-solutions': (values) => m.judge_reason_too_many_solutions(values),
  'more-solutions': (values) => m.judge_reason_more_solutions(values),
  'blank-at-line-end': () => m.judge_reason_blank_at_line_end(),
  'blank-at-line-start': () => m.judge_reason_blank_at_line_start(),
  'extra-blank-line': () => m.judge_reason_extra_blank_line(),
  'missing-blank-line': () => m.judge_reason_missing_blank_line(),
  'missing-final-newline': () => m.judge_reason_missing_final_newline(),
  'carriage-return': () => m.judge_reason_carriage_return(),
  'byte-order-mark': () => m.judge_reason_byte_order_mark(),
  'other-white-space': () => m.judge_reason_other_white_space(),
};

const orders: Record<SearchOrder, () => string> = {
  'row-major': m.meter_order_row_major,
  'column-major': m.meter_order_column_major,
  reversed: m.meter_order_reversed,
  'digits-descending': m.meter_order_digits_descending,
  'fewest-candidates': m.meter_order_fewest_candidates,
};

const packCases: Record<PackCaseKind, (values: object, options?: Options) => string> = {
  'already-full': m.pack_case_already_full,
  'one-blank': m.pack_case_one_blank,
  'blank-grid': m.pack_case_blank_grid,
  'many-solutions': m.pack_case_many_solutions,
  'few-clues': m.pack_case_few_clues,
  'needs-guessing': m.pack_case_needs_guessing,
  'deep-row-major': m.pack_case_deep_row_major,
  'deep-column-major': m.pack_case_deep_column_major,
  'deep-reversed': m.pack_case_deep_reversed,
  'deep-digits-descending': m.pack_case_deep_digits_descending,
  'late-failure': m.pack_case_late_failure,
  'trailing-blanks': m.pack_case_trailing_blanks,
  crlf: m.pack_case_crlf,
  published: m.pack_case_published,
  'several-cases': m.pack_case_several_cases,
  'fewest-dominoes': m.pack_case_fewest_dominoes,
  'most-dominoes': m.pack_case_most_dominoes,
  'crossing-boxes': m.pack_case_crossing_boxes,
  'vertical-only': m.pack_case_vertical_only,
  'horizontal-only': m.pack_case_horizontal_only,
  'left-and-up': m.pack_case_left_and_up,
  'digit-order': m.pack_case_digit_order,
  'several-tilings': m.pack_case_several_tilings,
  'hard-search': m.pack_case_hard_search,
  'half-checked': m.pack_case_half_checked,
  'no-final-newline': m.pack_case_no_final_newline,
};

/** A verdict in a word or two, as a heading. */
export function judgeVerdict(verdict: Judgement['verdict']): string {
  return verdicts[verdict]();
}

/** What a problem is called: its number or name at its judge, and its title. */
export function profileName(id: ProfileId): string {
  return profiles[id]();
}

/** A reason as a sentence, without its place. `cells`: the names of its cells. */
export function reasonSentence(reason: JudgeReason, cells: readonly string[]): string {
  const [cell = '?', second = '?', third = '?', fourth = '?'] = cells;
  const other = reason.otherGiven ? m.judge_given_cell({ cell: second }) : second;
  const found = quoted(reason.found);
  const expected = withDash(reason.expected);
  return capitalised(reasons[reason.kind]({ found, expected, cell, other, third, fourth }));
}

/** Of a judge problem's input, which is no list of dominoes, and takes fewer signs for blanks. */
const inputs: Partial<
  Record<DiagnosticKind, (values: Pick<Values, 'found' | 'expected'>) => string>
> = {
  'bad-cell-value': (values) => m.judge_input_bad_cell(values),
  'bad-digit': (values) => m.judge_input_bad_digit(values),
  'wrong-count': (values) => m.judge_input_wrong_count(values),
};

/** What the reader of a problem's input says, without its place. */
export function inputMessage(diagnostic: Diagnostic): string {
  const say = inputs[diagnostic.kind];
  if (!say) return diagnosticMessage(diagnostic);
  return say({ found: quoted(diagnostic.found), expected: withDash(diagnostic.expected) });
}

/** A range of numbers gets a dash at which no line breaks; what a problem prints stays as it is. */
function withDash(expected: string): string {
  return expected.replace(/^(\d+)-(\d+)(?= |$)/, '$1\u2060–\u2060$2');
}

/** An order of searching, on its own or in a sentence. */
export function searchOrderName(order: SearchOrder): string {
  return orders[order]();
}

/** What a case of a test pack is for, in the page's language or another. */
export function packReason(kind: PackCaseKind, locale?: Locale): string {
  return packCases[kind]({}, locale ? { locale } : undefined);
}
