/** The tabs, and the views beside them: one hash route each, `#/solve`. */
export const tabs = ['solve', 'judge'] as const;
export const routes = [...tabs, 'path', 'print', 'about'] as const;
export type Route = (typeof routes)[number];

/** The view that an address asks for; Solve when it names none that exists. */
export function routeOf(hash: string): Route {
  if (/^#\/learn\/path\b/.test(hash)) return 'path';
  const name = /^#\/([^/?]*)/.exec(hash)?.[1];
  return routes.find((route) => route === name) ?? 'solve';
}
