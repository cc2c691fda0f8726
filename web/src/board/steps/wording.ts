/** A step in words, in three depths. Particles and plurals never hang on a value: see the messages. */
import type { Branch, Contradiction, PuzzleReading, Step, TechniqueId } from '../../engine';
import { capitalised, formatList, formatNumber, formatNumbers, m } from '../../i18n';
import { housesOf } from '../../state/houses';
import { houseName, houseNumber } from '../houseNaming';
import { cellName, usesLetters } from '../naming';
import { cellsToLookAt, housesAround, marksOf, mostNamed, nudgeOf, type Depth } from './drawing';
import { cellOf, cellsOf, digitOf } from './position';

type Kind = PuzzleReading['kind'];

const techniqueNames: Record<TechniqueId, () => string> = {
  'full-house': m.technique_full_house,
  'hidden-single': m.technique_hidden_single,
  'naked-single': m.technique_naked_single,
  'one-free-neighbour': m.technique_one_free_neighbour,
  'forced-domino': m.technique_forced_domino,
  'forced-partner': m.technique_forced_partner,
  'domino-exhausted': m.technique_domino_exhausted,
  pointing: m.technique_pointing,
  claiming: m.technique_claiming,
  'odd-region': m.technique_odd_region,
  'naked-pair': m.technique_naked_pair,
  'hidden-pair': m.technique_hidden_pair,
  'naked-triple': m.technique_naked_triple,
  'hidden-triple': m.technique_hidden_triple,
  'domino-places': m.technique_domino_places,
  'x-wing': m.technique_x_wing,
  skyscraper: m.technique_skyscraper,
  'two-string-kite': m.technique_two_string_kite,
  'turbot-fish': m.technique_turbot_fish,
  'empty-rectangle': m.technique_empty_rectangle,
  'xy-wing': m.technique_xy_wing,
  'w-wing': m.technique_w_wing,
  'xyz-wing': m.technique_xyz_wing,
  'finned-x-wing': m.technique_finned_x_wing,
  swordfish: m.technique_swordfish,
  'unique-rectangle-1': m.technique_unique_rectangle_1,
  'unique-rectangle-2': m.technique_unique_rectangle_2,
  'unique-rectangle-3': m.technique_unique_rectangle_3,
  'unique-rectangle-4': m.technique_unique_rectangle_4,
  'unique-rectangle-5': m.technique_unique_rectangle_5,
  'unique-rectangle-6': m.technique_unique_rectangle_6,
  'bug-plus-one': m.technique_bug_plus_one,
  'naked-quad': m.technique_naked_quad,
  'hidden-quad': m.technique_hidden_quad,
  'simple-colouring': m.technique_simple_colouring,
  'finned-swordfish': m.technique_finned_swordfish,
  jellyfish: m.technique_jellyfish,
  'finned-jellyfish': m.technique_finned_jellyfish,
  'als-xz': m.technique_als_xz,
  'sue-de-coq': m.technique_sue_de_coq,
  'xy-chain': m.technique_xy_chain,
  aic: m.technique_aic,
  'grouped-aic': m.technique_grouped_aic,
  'als-chain': m.technique_als_chain,
  'franken-fish': m.technique_franken_fish,
  'forcing-chain': m.technique_forcing_chain,
  contradiction: m.technique_contradiction,
};

/** What finned fish would be without fins; a sashimi is named after that. */
const bodies: Partial<Record<TechniqueId, TechniqueId>> = {
  'finned-x-wing': 'x-wing',
  'finned-swordfish': 'swordfish',
  'finned-jellyfish': 'jellyfish',
};

/** A technique's name, as a heading. `sashimi`: that of a fish without all of its body. */
export function techniqueName(technique: TechniqueId, sashimi = false): string {
  if (!sashimi) return techniqueNames[technique]();
  return m.technique_sashimi({ technique: techniqueNames[bodies[technique] ?? technique]() });
}

/** A step's technique in a list, with the house of a single. */
export function techniqueIn(kind: Kind, { technique, sashimi, placed, houses }: Step): string {
  const name = techniqueName(technique, sashimi);
  if (placed.length !== 1 || houses.length !== 1) return name;
  return m.hint_technique_in({ technique: name, house: houseNames(kind, houses) });
}

/** `row 1 columns 3 and 4`, or `A3 and A4`. */
export function cellNames(kind: Kind, cells: readonly number[]): string {
  if (usesLetters(kind) || cells.length === 1) {
    return formatList(cells.map((cell) => cellName(kind, cell)));
  }
  const numbers = (values: number[]) => formatNumbers(values.map((value) => String(value + 1)));
  const columns = [...new Set(cells.map((cell) => cell % 9))];
  if (columns.length === 1 && cells.length > 1) {
    const rows = numbers(cells.map((cell) => Math.floor(cell / 9)));
    return m.hint_cells_column({ rows, column: columns[0]! + 1 });
  }
  const rows = [...new Set(cells.map((cell) => Math.floor(cell / 9)))];
  const parts = rows.map((row) => {
    const inRow = cells.filter((cell) => Math.floor(cell / 9) === row);
    if (inRow.length === 1) return cellName(kind, inRow[0]!);
    return m.hint_cells_row({ row: row + 1, columns: numbers(inRow.map((cell) => cell % 9)) });
  });
  return formatList(parts);
}

/** The digits of candidates, ascending. */
function digitsIn(candidates: readonly number[]): number[] {
  return [...new Set(candidates.map(digitOf))].sort((a, b) => a - b);
}

/** Several of which one is meant: `A3, A4 or B4`. */
function either(names: readonly string[]): string {
  const [before, last = ''] = [names.slice(0, -1).join(', '), names.at(-1)];
  return before ? m.hint_or({ before, next: last }) : last;
}

function digitNames(digits: readonly number[]): string {
  return formatNumbers(digits.map(String));
}

/** `row 3`, `rows 2 and 6`, or `row 3 and box 5`. */
function houseNames(kind: Kind, houses: readonly number[]): string {
  const parts = [m.hint_rows, m.hint_columns, m.hint_boxes].flatMap((several, type) => {
    const inType = houses.filter((house) => Math.floor(house / 9) === type);
    if (inType.length < 2) return inType.map((house) => houseName(kind, house));
    const numbers = inType.map((house) => houseNumber(kind, house));
    return [several({ list: formatNumbers(numbers) })];
  });
  return formatList(parts);
}

function candidateNames(kind: Kind, candidates: readonly number[]): string {
  const digit = candidates.length > 0 ? digitOf(candidates[0]!) : 0;
  return m.hint_candidate({ digit, cells: cellNames(kind, candidates.map(cellOf)) });
}

/** The same where it is true: of several cells in one. */
function trueName(kind: Kind, candidates: readonly number[]): string {
  if (candidates.length < 2) return candidateNames(kind, candidates);
  const cells = cellNames(kind, candidates.map(cellOf));
  return m.hint_one_of({ digit: digitOf(candidates[0]!), cells });
}

function dominoName(digits: readonly number[]): string {
  return [...digits].sort((a, b) => a - b).join('\u2060–\u2060');
}

/** Pairs of cells in a list, each once. */
function pairNames(kind: Kind, pairs: readonly (readonly number[])[]): string {
  return [...new Set(pairs.map((cells) => cellNames(kind, cells)))].join('; ');
}

/** What the sentences about a step may speak of. */
interface Values {
  cell: string;
  cells: string;
  digit: number;
  digits: string;
  /** The first house, and the second: of locked candidates where they lie and where they strike. */
  house: string;
  line: string;
  houses: string;
  /** Of a fish: the houses that it uses, and those that it strikes in. */
  baseHouses: string;
  coverHouses: string;
  base: string;
  cover: string;
  fin: string;
  /** The digits of cover and fin together. */
  set: string;
  pivot: string;
  pivotDigits: string;
  on: string;
  off: string;
  /** The almost locked sets of a chain. */
  sets: string;
  /** The cells of a wing that are not its pivot. */
  pincers: string;
  ends: string;
  start: string;
  end: string;
  /** The digit that the step is after, and all of those. */
  z: number;
  zs: string;
  /** The first other one of those that it is about. */
  x: number;
  /** The cells that lose a candidate. */
  struck: string;
  /** The two cells on which a domino lies, or cannot lie. */
  pair: string;
  /** Of the two on which one lies, that which the step is not about. */
  other: string;
  /** Of a domino its places; and the pairs on which none lies. */
  places: string;
  parted: string;
  /** The step's cells, or how many they are where they are too many to name. */
  region: string;
  domino: string;
  ways: string;
}

function valuesOf(kind: Kind, step: Step): Values {
  const { houses, digits, links, placed, removed, laid } = step;
  const named = (candidates: readonly number[]) => cellNames(kind, cellsOf(candidates));
  const result = placed[0] ?? removed[0];
  const z = result === undefined ? 0 : digitOf(result);
  const pivots = cellsOf(marksOf(step, 'pivot'));
  const half = Math.ceil(houses.length / 2);
  const sets = links.flatMap(({ set }) => (set.length > 0 ? [cellNames(kind, set)] : []));
  const [first, last] = [links[0]?.from ?? [], links.at(-1)?.to ?? []];
  const one = (house: number | undefined) => (house === undefined ? '' : houseNames(kind, [house]));
  return {
    cell: cellNames(kind, placed.length > 0 ? [cellOf(placed[0]!)] : step.cells.slice(0, 1)),
    cells: cellNames(kind, step.cells),
    digit: placed.length === 1 ? digitOf(placed[0]!) : (digits[0] ?? 0),
    digits: digitNames(digits),
    house: one(houses[0]),
    line: one(houses[1]),
    houses: houseNames(kind, houses),
    baseHouses: houseNames(kind, houses.slice(0, half)),
    coverHouses: houseNames(kind, houses.slice(half)),
    base: named(marksOf(step, 'base')),
    cover: named(marksOf(step, 'cover')),
    fin: named(marksOf(step, 'fin')),
    set: digitNames(digitsIn([...marksOf(step, 'cover'), ...marksOf(step, 'fin')])),
    pivot: cellNames(kind, pivots),
    pivotDigits: digitNames(digitsIn(marksOf(step, 'pivot'))),
    on: named(marksOf(step, 'on')),
    off: named(marksOf(step, 'off')),
    sets: [...new Set(sets)].join('; '),
    pincers: cellNames(
      kind,
      step.cells.filter((cell) => !pivots.includes(cell)),
    ),
    ends: named([...first, ...last]),
    start: candidateNames(kind, first),
    end: trueName(kind, last),
    z,
    zs: digitNames(digitsIn(removed)),
    struck: named(removed),
    x: digits.find((digit) => digit !== z) ?? 0,
    pair: cellNames(kind, laid[0]?.cells ?? step.parted[0] ?? []),
    other: cellNames(
      kind,
      (laid[0]?.cells ?? []).filter((cell) => cell !== step.cells[0]),
    ),
    places: pairNames(
      kind,
      links.map(({ from, to }) => cellsOf([...from, ...to])),
    ),
    parted: pairNames(kind, step.parted),
    region:
      step.cells.length > mostNamed
        ? m.hint_region({ n: formatNumber(step.cells.length) })
        : cellNames(kind, step.cells),
    domino: dominoName(laid[0]?.digits.length ? laid[0].digits : digits),
    ways: either(step.branches.map((branch) => assumption(kind, branch))),
  };
}

const fish = ({ baseHouses, coverHouses, digit }: Values) =>
  m.hint_fish({ base: baseHouses, cover: coverHouses, digit });
const finnedFish = ({ baseHouses, coverHouses, digit, fin }: Values) =>
  m.hint_finned_fish({ base: baseHouses, cover: coverHouses, digit, fin });
const rectangle = (type: (values: Values) => string) => (values: Values) =>
  `${capitalised(m.hint_unique_rectangle(values))} ${capitalised(type(values))}`;
/** Where the ends are of one digit, and so is what they strike, cells see both. */
const endsWith = (sentence: string, values: Values, { links, removed }: Step) => {
  const ends = [links[0]!.from[0]!, links.at(-1)!.to[0]!];
  const areSame = digitsIn([...ends, ...removed]).length === 1;
  return `${sentence} ${areSame ? m.hint_ends_same(values) : m.hint_ends_differ()}`;
};

/** A chain that may come back to where it began, and lead through groups and almost locked sets. */
function chain(values: Values, step: Step, kind: Kind): string {
  const sets = values.sets === '' ? [] : [m.hint_als_sets(values)];
  return [...sets, capitalised(endsOf(values, step, kind))].join(' ');
}

function endsOf(values: Values, step: Step, kind: Kind): string {
  const { links } = step;
  const start = links[0]!.from;
  if (start.join() === links.at(-1)!.to.join()) {
    if (start.length === 1) return m.hint_loop(values);
    return m.hint_loop_group({
      digit: digitOf(start[0]!),
      cells: cellNames(kind, start.map(cellOf)),
    });
  }
  const hasGroups = links.some(({ from, to }) => from.length > 1 || to.length > 1);
  const open = hasGroups ? m.hint_grouped_aic(values) : m.hint_aic(values);
  return endsWith(open, values, step);
}

/** Names the dominoes that would fit but are used, unless they are too many. */
function dominoExhausted(values: Values, { links, parted, digits }: Step, kind: Kind): string {
  if (parted.length > 0) return m.hint_domino_exhausted_parted(values);
  const partners = cellsOf(links.flatMap(({ to }) => to));
  const used = [...new Set(links.map(({ from, to }) => dominoName(digitsIn([...from, ...to]))))];
  if (used.length === 0 || used.length > mostNamed) return m.hint_domino_exhausted(values);
  return m.hint_domino_exhausted_by({
    ...values,
    digits: either(digits.map(String)),
    others: either(partners.map((cell) => cellName(kind, cell))),
    dominoes: either(used),
  });
}

/** A subset whose places for some digits share further houses strikes them there as well. */
const nakedSubset =
  (inHouse: (values: Values) => string) =>
  (values: Values, { houses, removed }: Step, kind: Kind) =>
    [
      inHouse(values),
      ...houses.slice(1).map((house) => {
        const struck = removed.filter((candidate) => {
          const around = housesOf(cellOf(candidate));
          return around.includes(house) && !around.includes(houses[0]!);
        });
        const digits = digitNames(digitsIn(struck));
        return capitalised(m.hint_naked_further({ house: houseNames(kind, [house]), digits }));
      }),
    ].join(' ');

const reasons: Record<TechniqueId, (values: Values, step: Step, kind: Kind) => string> = {
  'full-house': (values) => m.hint_full_house(values),
  'hidden-single': (values) => m.hint_hidden_single(values),
  'naked-single': (values) => m.hint_naked_single(values),
  'one-free-neighbour': (values) => m.hint_one_free_neighbour(values),
  'forced-domino': (values) => m.hint_forced_domino(values),
  'forced-partner': (values) => m.hint_forced_partner(values),
  'domino-exhausted': dominoExhausted,
  pointing: (values) => m.hint_pointing(values),
  claiming: (values) => m.hint_claiming(values),
  'odd-region': (values, { laid }) =>
    laid.length > 0 ? m.hint_odd_region_laid(values) : m.hint_odd_region(values),
  'naked-pair': nakedSubset(m.hint_naked_pair),
  'hidden-pair': (values) => m.hint_hidden_pair(values),
  'naked-triple': nakedSubset(m.hint_naked_triple),
  'hidden-triple': (values) => m.hint_hidden_triple(values),
  'domino-places': (values, { removed, parted }) =>
    [
      m.hint_domino_places(values),
      ...(removed.length > 0 ? [m.hint_domino_places_removed()] : []),
      ...(parted.length > 0 ? [m.hint_domino_places_parted(values)] : []),
    ].join(' '),
  'x-wing': fish,
  skyscraper: (values) => m.hint_skyscraper(values),
  'two-string-kite': (values) => m.hint_two_string_kite(values),
  'turbot-fish': (values) => m.hint_turbot_fish(values),
  'empty-rectangle': (values) => m.hint_empty_rectangle(values),
  'xy-wing': (values) => m.hint_xy_wing(values),
  'w-wing': (values) => m.hint_w_wing(values),
  'xyz-wing': (values) => m.hint_xyz_wing(values),
  'finned-x-wing': finnedFish,
  swordfish: fish,
  'unique-rectangle-1': rectangle((values) => m.hint_unique_rectangle_1(values)),
  'unique-rectangle-2': rectangle((values) => m.hint_unique_rectangle_2(values)),
  'unique-rectangle-3': rectangle((values) => m.hint_unique_rectangle_3(values)),
  'unique-rectangle-4': rectangle((values) => m.hint_unique_rectangle_4(values)),
  'unique-rectangle-5': rectangle((values) => m.hint_unique_rectangle_5(values)),
  'unique-rectangle-6': rectangle((values) => m.hint_unique_rectangle_6(values)),
  'bug-plus-one': (values) => m.hint_bug_plus_one(values),
  'naked-quad': nakedSubset(m.hint_naked_quad),
  'hidden-quad': (values) => m.hint_hidden_quad(values),
  'simple-colouring': (values, step) =>
    `${m.hint_simple_colouring(values)} ${
      step.cells.includes(cellOf(step.removed[0]!))
        ? m.hint_simple_colouring_clash(values)
        : m.hint_simple_colouring_seen(values)
    }`,
  'finned-swordfish': finnedFish,
  jellyfish: fish,
  'finned-jellyfish': finnedFish,
  'als-xz': (values) => m.hint_als_xz(values),
  'sue-de-coq': (values) => m.hint_sue_de_coq(values),
  'xy-chain': (values, { placed }) =>
    placed.length > 0 ? m.hint_loop(values) : m.hint_xy_chain(values),
  aic: chain,
  'grouped-aic': chain,
  'als-chain': chain,
  'franken-fish': (values, step) => (marksOf(step, 'fin').length > 0 ? finnedFish : fish)(values),
  'forcing-chain': (values, { cells }) =>
    cells.length > 1 ? m.hint_forcing_chain_house(values) : m.hint_forcing_chain_cell(values),
  contradiction: ({ ways }, { branches }) =>
    branches.length > 1 ? m.hint_contradiction_each({ ways }) : m.hint_contradiction({ way: ways }),
};

/** A step in sentences. The last says what follows, for the depth `reason`. */
export function stepSentences(kind: Kind, step: Step, depth: Depth): string[] {
  if (depth === 'place') return [capitalised(nudge(kind, step))];
  if (depth === 'cells') return [capitalised(where(kind, step))];
  return [...reasonsOf(kind, step), ...conclusions(kind, step).map(capitalised)];
}

/** What was done when a step was applied, in sentences. */
export function appliedSentences(kind: Kind, { placed, removed }: Step): string[] {
  const sentences = placed.map((candidate) =>
    m.hint_applied_digit({ cell: cellName(kind, cellOf(candidate)), digit: digitOf(candidate) }),
  );
  if (removed.length > 0) {
    sentences.push(m.hint_applied_marks({ cells: cellNames(kind, cellsOf(removed)) }));
  }
  return sentences.map(capitalised);
}

/** Why a step is right, without what follows from it. */
export function reasonsOf(kind: Kind, step: Step): string[] {
  const reason = reasons[step.technique](valuesOf(kind, step), step, kind);
  return [reason, ...chainSentences(kind, step)].map(capitalised);
}

/** A chain, link by link. */
function chainSentences(kind: Kind, { technique, links }: Step): string[] {
  if (links.length === 0 || technique.startsWith('domino')) return [];
  const ends = [links[0]!.from, ...links.map(({ to }) => to)].map((end, i) => {
    return i % 2 === 0
      ? m.hint_link_false({ candidate: candidateNames(kind, end) })
      : m.hint_link_true({ candidate: trueName(kind, end) });
  });
  return [m.hint_links({ list: ends.reduce((before, next) => m.hint_link_so({ before, next })) })];
}

function nudge(kind: Kind, step: Step): string {
  const to = nudgeOf(step);
  if (to.kind === 'digit') return m.hint_look_digit({ digit: to.digit });
  if (to.kind === 'cell') return m.hint_look_around({ cell: cellName(kind, to.cell) });
  const look = [m.hint_look_row, m.hint_look_column, m.hint_look_box][Math.floor(to.house / 9)]!;
  return look({ n: houseNumber(kind, to.house) });
}

function where(kind: Kind, step: Step): string {
  if (step.placed.length === 1) {
    return capitalised(m.hint_where_place({ cell: cellName(kind, cellOf(step.placed[0]!)) }));
  }
  const cells =
    step.cells.length > mostNamed && step.houses.length > 0
      ? houseNames(kind, housesAround(step))
      : cellNames(kind, cellsToLookAt(step));
  return step.removed.length > 0 ? m.hint_where_remove({ cells }) : m.hint_where_lay({ cells });
}

/** Candidates as the cells that lose the same digits, or as the digits that go from the same cells. */
function grouped(candidates: readonly number[]): { digits: number[]; cells: number[] }[] {
  const gather = (key: (candidate: number) => number, other: (candidate: number) => number) => {
    const keys = [...new Set(candidates.map(key))].sort((x, y) => x - y);
    const groups = new Map<string, { keys: number[]; others: number[] }>();
    for (const each of keys) {
      const others = candidates.filter((candidate) => key(candidate) === each).map(other);
      const group = groups.get(others.join()) ?? { keys: [], others };
      group.keys.push(each);
      groups.set(others.join(), group);
    }
    return [...groups.values()];
  };
  const cells = gather(cellOf, digitOf).map(({ keys, others }) => ({
    cells: keys,
    digits: others,
  }));
  const digits = gather(digitOf, cellOf).map(({ keys, others }) => ({
    digits: keys,
    cells: others,
  }));
  return digits.length < cells.length ? digits : cells;
}

function conclusions(kind: Kind, { placed, removed, laid, parted }: Step): string[] {
  const sentences = laid.map(({ cells }) => m.hint_so_laid({ cells: cellNames(kind, cells) }));
  const clue = (candidate: number) => ({
    cell: cellName(kind, cellOf(candidate)),
    digit: digitOf(candidate),
  });
  if (placed.length === 1) sentences.push(m.hint_so_placed(clue(placed[0]!)));
  else if (placed.length > 1) {
    const list = placed.map((candidate) => m.hint_placed(clue(candidate)));
    sentences.push(m.hint_so_placed_many({ list: formatList(list) }));
  }
  const struck = grouped(removed).map(({ digits, cells }) => ({
    digits: digitNames(digits),
    cells: cellNames(kind, cells),
  }));
  if (struck.length === 1) sentences.push(m.hint_so_removed(struck[0]!));
  else if (struck.length > 1) {
    sentences.push(
      m.hint_so_removed_many({ list: struck.map((each) => m.hint_removed(each)).join('; ') }),
    );
  }
  if (parted.length > 0) sentences.push(m.hint_so_parted({ cells: pairNames(kind, parted) }));
  return sentences;
}

/** What a step comes to in a list, such as `row 1 column 3 = 5`. */
export function resultOf(kind: Kind, { placed, removed, laid, parted }: Step): string {
  return [
    ...placed.map((candidate) =>
      m.hint_placed({ cell: cellName(kind, cellOf(candidate)), digit: digitOf(candidate) }),
    ),
    ...grouped(removed).map(({ digits, cells }) =>
      m.hint_removed_short({ cells: cellNames(kind, cells), digits: digitNames(digits) }),
    ),
    ...laid.map(({ cells }) => m.hint_laid_short({ cells: cellNames(kind, cells) })),
    ...parted.map((cells) => m.hint_parted_short({ cells: cellNames(kind, cells) })),
  ].join('; ');
}

/** What a branch assumes, without a verb: `5 in row 1 column 3`. */
function assumption(kind: Kind, { candidate, domino }: Branch): string {
  return domino
    ? m.hint_laid_short({ cells: cellNames(kind, domino) })
    : candidateNames(kind, [candidate]);
}

/** What a branch assumes, as a sentence. */
export function supposition(kind: Kind, { candidate, domino }: Branch): string {
  return domino
    ? m.hint_suppose_domino({ cells: cellNames(kind, domino) })
    : m.hint_suppose({ cell: cellName(kind, cellOf(candidate)), digit: digitOf(candidate) });
}

/** How an assumption fails, as a sentence. */
export function failure(kind: Kind, { kind: way, cells, house, digits }: Contradiction): string {
  const names = cellNames(kind, cells);
  switch (way) {
    case 'no-candidate':
      return m.hint_fails_no_candidate({ cell: names });
    case 'no-place':
      return m.hint_fails_no_place({ house: houseNames(kind, [house]), digit: digits[0] ?? 0 });
    case 'clash':
      return m.hint_fails_clash({ cells: names, digit: digits[0] ?? 0 });
    case 'no-partner':
      return cells.length === 1
        ? m.hint_fails_no_partner({ cell: names })
        : m.hint_fails_no_domino({ cells: names });
    case 'domino-nowhere':
      return m.hint_fails_domino_nowhere({ domino: dominoName(digits) });
    case 'search':
      return m.hint_fails_search();
  }
}
