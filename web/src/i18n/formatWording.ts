/** What a text was read as, in the visitor's language. */
import type { Format, Survey } from '../engine';
import * as m from './paraglide/messages';
import { formatList, formatNumber, kindName } from './wording';

const formatNames: Record<Format, () => string> = {
  'spaced-rows': m.format_spaced_rows,
  'packed-rows': m.format_packed_rows,
  'one-line': m.format_one_line,
  'bordered-grid': m.format_bordered_grid,
  'domino-list': m.format_domino_list,
  'titled-grids': m.format_titled_grids,
  sdk: m.format_sdk,
  sdx: m.format_sdx,
  'pencil-marks': m.format_pencil_marks,
  'candidate-string': m.format_candidate_string,
  hodoku: m.format_hodoku,
  gsf: m.format_gsf,
  opensudoku: m.format_opensudoku,
  'csv-table': m.format_csv_table,
  'cell-csv': m.format_cell_csv,
  json: m.format_json,
  'source-array': m.format_source_array,
  link: m.format_link,
  'zero-runs': m.format_zero_runs,
  'blank-runs': m.format_blank_runs,
  'cell-list': m.format_cell_list,
  'cell-list-from-zero': m.format_cell_list_from_zero,
};

/** How a puzzle was written, in the middle of a sentence. */
export function formatName(format: Format): string {
  return formatNames[format]();
}

/** What a text was read as, such as `2 Su-domino-ku puzzles (domino list)`. */
export function understood({ groups }: Survey): string {
  const parts = groups.map(({ kind, format, count }) =>
    count === 1 && groups.length === 1
      ? m.understood_one({ kind: kindName(kind), format: formatName(format) })
      : m.understood_many({
          n: formatNumber(count),
          count,
          kind: kindName(kind),
          format: formatName(format),
        }),
  );
  return formatList(parts);
}
