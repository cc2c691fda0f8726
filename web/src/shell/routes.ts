/** The views, one hash route each: `#/solve`. */
export const routes = ['solve', 'print', 'about'] as const;
export type Route = (typeof routes)[number];

/** The view that an address asks for; Solve when it names none that exists. */
export function routeOf(hash: string): Route {
  const name = /^#\/([^/?]*)/.exec(hash)?.[1];
  return routes.find((route) => route === name) ?? 'solve';
}
