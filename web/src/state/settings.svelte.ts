/** What the visitor chose. Remembered on this device; the dialog and the storage follow `choices`. */
import { MediaQuery } from 'svelte/reactivity';
import { onRememberedElsewhere, recall, remember } from './storage';

/** The languages of the page, by their tags. */
export const locales = ['en', 'ko'] as const;
export type Locale = (typeof locales)[number];

/** Every setting, in the order of the dialog, with its values: the first is where it starts. */
export const choices = {
  locale: locales,
  theme: ['auto', 'light', 'dark', 'contrast'],
  palette: ['standard', 'safe'],
  /** `auto`: r1c1 in a Sudoku, A1 in a Su-domino-ku. */
  names: ['auto', 'r1c1', 'A1'],
  /** Corner marks: each digit at its own place, or one after the other. */
  marks: ['fixed', 'packed'],
  /** The keypad's first row. */
  keypad: ['123', '789'],
  motion: ['auto', 'reduced'],
} as const;

/** The names of the settings. */
export type SettingName = keyof typeof choices;
/** A value of a setting. */
export type Choice<Name extends SettingName> = (typeof choices)[Name][number];
/** A value for every setting. */
export type Choices = { [Name in SettingName]: Choice<Name> };

/** In the order of the dialog. */
export const settingNames = Object.keys(choices) as SettingName[];

/** The value of that setting, or null for anything else, such as what an older page remembered. */
export function validChoice<Name extends SettingName>(
  name: Name,
  value: string | null,
): Choice<Name> | null {
  return (choices[name] as readonly Choice<Name>[]).find((known) => known === value) ?? null;
}

/**
 * The language to start with: `?lang=` wins, then the remembered choice, then the first of the
 * browser's languages that the page speaks, then English.
 */
export function initialLocale(
  search: string,
  remembered: string | null,
  languages: readonly string[],
): Locale {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
  const wishes = [new URLSearchParams(search).get('lang'), remembered, ...languages];
  for (const wish of wishes) {
    const locale = validChoice('locale', wish?.toLowerCase().split('-')[0] ?? null);
    if (locale) return locale;
  }
  return 'en';
}

function initialChoices(): Choices {
  const { location, navigator } = globalThis;
  const values = settingNames.map((name) => [
    name,
    name === 'locale'
      ? initialLocale(location?.search ?? '', recall(name), navigator?.languages ?? [])
      : (validChoice(name, recall(name)) ?? choices[name][0]),
  ]);
  return Object.fromEntries(values) as Choices;
}

const chosen = $state(initialChoices());

/** The present choices; `choose` changes them. */
export const settings: Readonly<Choices> = chosen;

// What is chosen in one tab is chosen in all.
for (const name of settingNames) {
  onRememberedElsewhere(name, () => Object.assign(chosen, initialChoices()));
}

/** Takes effect at once and is remembered. */
export function choose<Name extends SettingName>(name: Name, value: Choice<Name>): void {
  Object.assign(chosen, { [name]: value });
  const trouble = remember(name, value === choices[name][0] && name !== 'locale' ? null : value);
  if (name === 'locale') putIntoAddress(trouble && value);
}

/** Brings everything but the language back to where it starts. */
export function resetSettings(): void {
  for (const name of settingNames) if (name !== 'locale') choose(name, choices[name][0]);
}

/** A `lang` in the address wins on reload: there is one only where nothing can be remembered. */
function putIntoAddress(lang: string | null): void {
  const address = lang ? `?lang=${lang}` : location.pathname;
  history.replaceState(history.state, '', address + location.hash);
}

const wantsLessMotion = new MediaQuery('(prefers-reduced-motion: reduce)');
const wantsMoreContrast = new MediaQuery('(prefers-contrast: more)');

/** The choices as they look here and now, with the system's wishes in place of `auto`. */
export const looks = {
  /** null: the system's light or dark. */
  get theme(): 'light' | 'dark' | 'contrast' | null {
    if (settings.theme !== 'auto') return settings.theme;
    return wantsMoreContrast.current ? 'contrast' : null;
  },
  get reducedMotion(): boolean {
    return settings.motion === 'reduced' || wantsLessMotion.current;
  },
};
