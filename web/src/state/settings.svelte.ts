/** What the visitor chose: language and theme. Remembered on this device. */
import { recall, remember } from './storage';

export const locales = ['en', 'ko'] as const;
export type Locale = (typeof locales)[number];

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

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
    const language = wish?.toLowerCase().split('-')[0];
    const locale = locales.find((known) => known === language);
    if (locale) return locale;
  }
  return 'en';
}

class Settings {
  #locale = $state<Locale>(
    initialLocale(
      globalThis.location?.search ?? '',
      recall('lang'),
      globalThis.navigator?.languages ?? [],
    ),
  );
  #theme = $state<Theme>(themes.find((theme) => theme === recall('theme')) ?? 'auto');

  get locale(): Locale {
    return this.#locale;
  }

  /** Takes effect at once, and over a `lang` in the address, which would undo it on reload. */
  set locale(locale: Locale) {
    this.#locale = locale;
    remember('lang', locale);
    const url = new URL(location.href);
    if (url.searchParams.has('lang')) {
      url.searchParams.delete('lang');
      history.replaceState(history.state, '', url);
    }
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme === 'auto' ? null : theme);
  }
}

export const settings = new Settings();
