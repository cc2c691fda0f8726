/**
 * Everything that can be done, in one table: buttons, shortcuts, menus and the list of keys are fed
 * from it. What a command does is provided by the view that can do it.
 */
import { untrack } from 'svelte';
import { m } from '../i18n';
import { keysLabel, matches, type KeyInput, type Keys } from './keys';

/** How the list of keys is divided. */
export type Group = 'puzzle' | 'answer' | 'input' | 'selection' | 'studio' | 'player' | 'page';

/** Something that can be done: how to ask for it, and what it is called. */
export interface Command {
  /** The first is shown on buttons; all of them are listed. */
  keys: readonly Keys[];
  label: () => string;
  group: Group;
  /**
   * Where the keys work: `page` everywhere, `text-free` everywhere but in text boxes, `board` with
   * the focus on the board alone, `player` on the page that plays a search, but not in text boxes.
   */
  where: 'page' | 'text-free' | 'board' | 'player';
  /** Whether it goes on while a key is held. The rest would be undone, or done before anybody has looked. */
  repeats?: true;
}

const table = {
  solve: { keys: ['Mod+Enter'], label: m.command_solve, group: 'puzzle', where: 'page' },
  cancel: { keys: ['Escape'], label: m.command_cancel, group: 'puzzle', where: 'page' },
  undo: {
    keys: ['Mod+KeyZ'],
    label: m.command_undo,
    group: 'puzzle',
    where: 'page',
    repeats: true,
  },
  redo: {
    keys: ['Mod+KeyY', 'Mod+Shift+KeyZ'],
    label: m.command_redo,
    group: 'puzzle',
    where: 'page',
    repeats: true,
  },
  help: { keys: ['?'], label: m.command_help, group: 'puzzle', where: 'text-free' },
  'new-sudoku': { keys: [], label: m.command_new_sudoku, group: 'puzzle', where: 'page' },
  'new-sudominoku': { keys: [], label: m.command_new_sudominoku, group: 'puzzle', where: 'page' },
  clear: { keys: [], label: m.command_clear, group: 'puzzle', where: 'page' },
  'clear-entries': { keys: [], label: m.command_clear_entries, group: 'puzzle', where: 'page' },
  'clear-marks': { keys: [], label: m.command_clear_marks, group: 'puzzle', where: 'page' },
  'previous-puzzle': {
    keys: ['PageUp'],
    label: m.command_previous_puzzle,
    group: 'puzzle',
    where: 'board',
    repeats: true,
  },
  'next-puzzle': {
    keys: ['PageDown'],
    label: m.command_next_puzzle,
    group: 'puzzle',
    where: 'board',
    repeats: true,
  },
  'next-solution': {
    keys: ['KeyN'],
    label: m.command_next_solution,
    group: 'answer',
    where: 'text-free',
    repeats: true,
  },
  'previous-solution': {
    keys: ['KeyP'],
    label: m.command_previous_solution,
    group: 'answer',
    where: 'text-free',
    repeats: true,
  },
  'toggle-solution': {
    keys: ['KeyH'],
    label: m.command_toggle_solution,
    group: 'answer',
    where: 'text-free',
  },
  'check-entries': {
    keys: ['KeyK'],
    label: m.answer_command_check,
    group: 'answer',
    where: 'text-free',
  },
  'reveal-cell': {
    keys: ['KeyL'],
    label: m.answer_command_reveal,
    group: 'answer',
    where: 'text-free',
  },
  'count-solutions': {
    keys: ['KeyO'],
    label: m.answer_command_count,
    group: 'answer',
    where: 'text-free',
  },
  'true-candidates': {
    keys: ['Shift+KeyM'],
    label: m.answer_command_candidates,
    group: 'answer',
    where: 'text-free',
  },
  'extra-clue': {
    keys: ['KeyU'],
    label: m.answer_command_extra,
    group: 'answer',
    where: 'text-free',
  },
  'is-minimal': {
    keys: ['Shift+KeyU'],
    label: m.answer_command_minimal,
    group: 'answer',
    where: 'text-free',
  },
  'next-tiling': {
    keys: ['Shift+KeyN'],
    label: m.answer_command_next_tiling,
    group: 'answer',
    where: 'text-free',
    repeats: true,
  },
  'previous-tiling': {
    keys: ['Shift+KeyP'],
    label: m.answer_command_previous_tiling,
    group: 'answer',
    where: 'text-free',
    repeats: true,
  },
  hint: { keys: ['KeyI'], label: m.command_hint, group: 'answer', where: 'text-free' },
  'apply-hint': {
    keys: ['Shift+KeyI'],
    label: m.command_apply_hint,
    group: 'answer',
    where: 'text-free',
  },
  'why-not': { keys: ['KeyY'], label: m.command_why_not, group: 'answer', where: 'text-free' },
  'first-wrong': {
    keys: ['Shift+KeyK'],
    label: m.command_first_wrong,
    group: 'answer',
    where: 'text-free',
  },
  'why-impossible': {
    keys: [],
    label: m.command_why_impossible,
    group: 'answer',
    where: 'text-free',
  },
  'explain-all': {
    keys: ['Shift+KeyY'],
    label: m.command_explain,
    group: 'answer',
    where: 'text-free',
  },
  'enter-digit': { keys: ['Digit'], label: m.command_enter_digit, group: 'input', where: 'board' },
  'corner-mark': {
    keys: ['Shift+Digit'],
    label: m.command_corner_mark,
    group: 'input',
    where: 'board',
  },
  'centre-mark': {
    keys: ['Mod+Digit'],
    label: m.command_centre_mark,
    group: 'input',
    where: 'board',
  },
  'clear-cell': {
    keys: ['Delete', 'Backspace', 'Zero', '.'],
    label: m.command_clear_cell,
    group: 'input',
    where: 'board',
    repeats: true,
  },
  'input-digit': { keys: ['KeyZ'], label: m.command_input_digit, group: 'input', where: 'board' },
  'input-corner': {
    keys: ['KeyX'],
    label: m.command_input_corner,
    group: 'input',
    where: 'board',
  },
  'input-centre': {
    keys: ['KeyC'],
    label: m.command_input_centre,
    group: 'input',
    where: 'board',
  },
  'input-colour': {
    keys: ['KeyV'],
    label: m.command_input_colour,
    group: 'input',
    where: 'board',
  },
  'toggle-mode': { keys: ['KeyE'], label: m.command_toggle_mode, group: 'input', where: 'board' },
  'toggle-stream': {
    keys: ['KeyT'],
    label: m.command_toggle_stream,
    group: 'input',
    where: 'board',
  },
  'toggle-candidates': {
    keys: ['KeyM'],
    label: m.command_toggle_candidates,
    group: 'input',
    where: 'board',
  },
  move: {
    keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'KeyW', 'KeyA', 'KeyS', 'KeyD'],
    label: m.command_move,
    group: 'selection',
    where: 'board',
    repeats: true,
  },
  'move-row-end': {
    keys: ['Home', 'End'],
    label: m.command_move_row_end,
    group: 'selection',
    where: 'board',
  },
  'move-corner': {
    keys: ['Mod+Home', 'Mod+End'],
    label: m.command_move_corner,
    group: 'selection',
    where: 'board',
  },
  extend: {
    keys: [
      'Shift+ArrowUp',
      'Shift+ArrowLeft',
      'Shift+ArrowDown',
      'Shift+ArrowRight',
      'Mod+ArrowUp',
      'Mod+ArrowLeft',
      'Mod+ArrowDown',
      'Mod+ArrowRight',
    ],
    label: m.command_extend,
    group: 'selection',
    where: 'board',
    repeats: true,
  },
  'select-all': {
    keys: ['Mod+KeyA'],
    label: m.command_select_all,
    group: 'selection',
    where: 'board',
  },
  lay: { keys: ['Enter', 'Space'], label: m.command_lay, group: 'studio', where: 'board' },
  'player-toggle': {
    keys: ['Space'],
    label: m.learn_command_toggle,
    group: 'player',
    where: 'player',
  },
  'player-step': {
    keys: ['ArrowRight'],
    label: m.learn_step,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-back': {
    keys: ['ArrowLeft'],
    label: m.learn_back,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-start': { keys: ['Home'], label: m.learn_first, group: 'player', where: 'player' },
  'player-end': { keys: ['End'], label: m.learn_last, group: 'player', where: 'player' },
  'player-back-up': {
    keys: ['KeyB'],
    label: m.learn_next_back_up,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-solution': {
    keys: ['KeyS'],
    label: m.learn_next_solution,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-deeper': {
    keys: ['KeyD'],
    label: m.learn_next_depth,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-slower': {
    keys: [','],
    label: m.learn_slower,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  'player-faster': {
    keys: ['.'],
    label: m.learn_faster,
    group: 'player',
    where: 'player',
    repeats: true,
  },
  share: { keys: [], label: m.command_share, group: 'page', where: 'page' },
  export: { keys: [], label: m.command_export, group: 'page', where: 'page' },
  print: { keys: [], label: m.command_print, group: 'page', where: 'page' },
  settings: { keys: [], label: m.command_settings, group: 'page', where: 'page' },
  about: { keys: [], label: m.command_about, group: 'page', where: 'page' },
  rotate: {
    keys: ['KeyR'],
    label: m.command_rotate,
    group: 'studio',
    where: 'text-free',
    repeats: true,
  },
} as const satisfies Record<string, Command>;

/** The names of the commands. */
export type CommandId = keyof typeof table;

/** All commands, whether or not a view offers to do them now. */
export const commands: Readonly<Record<CommandId, Command>> = table;
/** In the order of the table. */
export const commandIds = Object.keys(table) as CommandId[];

/** How a view does what a command stands for. */
export interface Handler {
  /** `event`: the key event, if it was a key. Returning false leaves the event to others. */
  run: (event?: KeyboardEvent) => unknown;
  /** Whether there is anything to do; always, if left out. */
  when?: () => boolean;
}
/** The commands that a view can do. */
export type Handlers = Partial<Record<CommandId, Handler>>;

/** The views that are there, the newest last. */
let provided = $state.raw<readonly Handlers[]>([]);

/** Offers to do commands until the function handed back is called; fit for `$effect`. */
export function provide(handlers: Handlers): () => void {
  untrack(() => (provided = [...provided, handlers]));
  return () => {
    untrack(() => (provided = provided.filter((each) => each !== handlers)));
  };
}

/** Whether a command can be done now. */
export function isAvailable(id: CommandId): boolean {
  return handlerOf(id) !== undefined;
}

/** Does a command; false if it cannot be done now. */
export function run(id: CommandId, event?: KeyboardEvent): boolean {
  const handler = handlerOf(id);
  return handler !== undefined && handler.run(event) !== false;
}

function handlerOf(id: CommandId): Handler | undefined {
  const handlers = provided.map((each) => each[id]).reverse();
  return handlers.find((handler) => handler && (handler.when?.() ?? true));
}

/** A command as a menu offers it. */
export function menuItem(id: CommandId) {
  const { label, keys } = commands[id];
  return {
    id,
    text: label(),
    ...(keys[0] && { keys: keysLabel(keys[0]) }),
    disabled: !isAvailable(id),
    run: () => void run(id),
  };
}

/** The command of `where` that an event calls for, or null. */
export function commandFor(event: KeyInput, where: readonly Command['where'][]): CommandId | null {
  const found = commandIds.find((id) => {
    return (
      where.includes(commands[id].where) && commands[id].keys.some((keys) => matches(keys, event))
    );
  });
  return found ?? null;
}

/** Lets Escape stop what runs, as long as the component is there that calls this when it is made. */
export function stopByEscape(stop: () => void, isRunning: () => boolean): void {
  $effect(() => provide({ cancel: { run: stop, when: isRunning } }));
}

/** Whether a dialog is open: the page behind it takes no keys, and nothing that is pasted. */
export function isBehindDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Does what a key event calls for, and keeps the browser from doing what it would. */
export function runKey(event: KeyboardEvent, where: readonly Command['where'][]): boolean {
  if (event.isComposing || event.defaultPrevented || isBehindDialog()) return false;
  const id = commandFor(event, where);
  if (id === null) return false;
  const isHeld = event.repeat && !commands[id].repeats;
  if (!(isHeld ? isAvailable(id) : run(id, event))) return false;
  event.preventDefault();
  return true;
}

/**
 * Undoes and does again in place of the browser, which knows nothing of the board and of what buttons
 * do, and reaches boxes that are hidden, too. False for any other input.
 */
export function takeHistory(event: InputEvent): boolean {
  const id = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType];
  if (id === undefined) return false;
  if (!isBehindDialog()) run(id);
  event.preventDefault();
  return true;
}

/** Whether an event belongs to something that is written in or chosen from. */
export function isInField({ target }: Event): boolean {
  const fields = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';
  return target instanceof Element && target.closest(fields) !== null;
}

/** Takes the keys that work everywhere; belongs on the window. */
export function onPageKey(event: KeyboardEvent): void {
  runKey(event, isInField(event) ? ['page'] : ['page', 'text-free']);
}
