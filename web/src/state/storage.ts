/**
 * The browser's storage, which may be forbidden, full or cleared: then nothing is remembered. What a
 * tab itself remembers (`here`) lasts over its reloads, whatever other tabs do.
 */

const prefix = 'sudominoku.';

/** Why something could not be remembered. */
export type StorageTrouble = 'full' | 'forbidden';

/** What was remembered under this name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * Remembers a value; null forgets it. A value that does not fit replaces the old one by nothing.
 * Null: it went well.
 */
export function remember(name: string, value: string | null): StorageTrouble | null {
  return put(() => localStorage, name, value);
}

/** What this tab remembered under this name, or null. */
export function recallHere(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * Calls whenever the tab may be about to end. One that is hidden may be put to sleep, and ended in its sleep,
 * without another word.
 */
export function beforeEnding(keep: () => void): void {
  // Some of these come to the document and do not bubble.
  for (const event of ['visibilitychange', 'freeze', 'pagehide']) {
    globalThis.addEventListener?.(event, keep, true);
  }
}

/** As `remember`, for this tab alone. */
export function rememberHere(name: string, value: string | null): void {
  put(() => sessionStorage, name, value);
}

/** Calls back when another tab remembers something under this name, or forgets it. */
export function onRememberedElsewhere(name: string, then: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === prefix + name) then();
  });
}

function put(storage: () => Storage, name: string, value: string | null): StorageTrouble | null {
  try {
    if (value === null) storage().removeItem(prefix + name);
    else storage().setItem(prefix + name, value);
    return null;
  } catch (error) {
    if (value !== null) put(storage, name, null);
    const { name: kind } = error as { name?: string };
    return kind === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}
