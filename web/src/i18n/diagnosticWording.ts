/** How what is wrong with a text is put into words, in the visitor's language. */
import type { Diagnostic, DiagnosticKind } from '../engine';
import * as m from './paraglide/messages';
import { formatNumber } from './wording';

const severityNames: Record<Diagnostic['severity'], () => string> = {
  error: m.severity_error,
  warning: m.severity_warning,
  note: m.severity_note,
};

type Values = { found: string; expected: string; line: string };

const diagnostics: Record<DiagnosticKind, (values: Values) => string> = {
  'no-puzzle': () => m.diagnostic_no_puzzle(),
  'unrecognised-text': (values) =>
    values.found ? m.diagnostic_unrecognised_text(values) : m.diagnostic_unrecognised_text_bare(),
  'bad-cell-value': (values) => m.diagnostic_bad_cell_value(values),
  'wrong-cell-count': (values) => m.diagnostic_wrong_cell_count(values),
  'wrong-row-count': (values) => m.diagnostic_wrong_row_count(values),
  'bad-domino-count': (values) => m.diagnostic_bad_domino_count(values),
  'unusual-domino-count': (values) => m.diagnostic_unusual_domino_count(values),
  'wrong-count': (values) => m.diagnostic_wrong_domino_count(values),
  'bad-digit': (values) => m.diagnostic_bad_digit(values),
  'bad-cell-name': (values) => m.diagnostic_bad_cell_name(values),
  'missing-token': (values) =>
    values.expected
      ? m.diagnostic_missing_token({ expected: expectation(values.expected) })
      : m.diagnostic_missing_token_bare(),
  'extra-token': (values) => m.diagnostic_extra_token(values),
  'same-digit-domino': (values) => m.diagnostic_same_digit_domino(values),
  'cells-not-adjacent': (values) => m.diagnostic_cells_not_adjacent(values),
  'cell-used-twice': (values) => m.diagnostic_cell_used_twice(values),
  'domino-used-twice': (values) => m.diagnostic_domino_used_twice(values),
  'missing-terminator': (values) => m.diagnostic_missing_terminator(values),
  'unplaced-isolated': (values) => m.diagnostic_unplaced_isolated(values),
  'unclosed-bracket': (values) => m.diagnostic_unclosed_bracket(values),
  'unreadable-link': (values) => m.diagnostic_unreadable_link(values),
  'link-without-puzzle': (values) => m.diagnostic_link_without_puzzle(values),
  'other-rules': (values) => m.diagnostic_other_rules(values),
  'other-size': (values) => m.diagnostic_other_size(values),
};

/** What a token should be, where the value alone does not say so. */
function expectation(range: string): string {
  if (range === 'N') return m.expected_domino_count();
  return /^[1-9]/.test(range) ? m.expected_digit({ range }) : m.expected_cell({ range });
}

/** A severity in a word, before a colon. */
export function severityName(severity: Diagnostic['severity']): string {
  return severityNames[severity]();
}

/** A piece of a text as a sentence can quote it: what turns letters round would turn the sentence, too. */
export function quoted(found: string): string {
  return found.replace(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

/** One diagnostic as a sentence, without its place. Ranges get a dash at which no line breaks. */
export function diagnosticMessage({ kind, found, expected, relatedLine }: Diagnostic): string {
  return diagnostics[kind]({
    found: quoted(found),
    expected: expected.replace(/(\w)-(\w)/g, '$1\u2060–\u2060$2'),
    line: formatNumber(relatedLine),
  });
}
