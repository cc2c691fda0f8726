/** The tabs, and the views beside them: one hash route each, `#/solve`. */
export const tabs = ['solve', 'judge', 'make', 'learn'] as const;
/** All views. */
export const routes = [...tabs, 'print', 'about'] as const;
export type Route = (typeof routes)[number];

/** The view that an address asks for; Solve when it names none that exists. */
export function routeOf(hash: string): Route {
  const name = /^#\/([^/?]*)/.exec(hash)?.[1];
  return routes.find((route) => route === name) ?? 'solve';
}
