/** The browser's storage, which may be forbidden, full or cleared: then nothing is remembered. */

const prefix = 'sudominoku.';

/** What was remembered under this name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Remembers a value; null forgets it. A value that does not fit replaces the old one by nothing. */
export function remember(name: string, value: string | null): void {
  try {
    localStorage.removeItem(prefix + name);
    if (value !== null) localStorage.setItem(prefix + name, value);
  } catch {
    // Forbidden or full.
  }
}
