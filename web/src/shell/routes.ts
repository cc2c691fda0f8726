/** The tabs, one hash route each: `#/solve`. */
export const tabs = ['solve', 'judge'] as const;
export const routes = [...tabs] as const;
export type Route = (typeof routes)[number];

/** The tab that an address asks for; Solve when it names none that exists. */
export function routeOf(hash: string): Route {
  const name = /^#\/([^/?]*)/.exec(hash)?.[1];
  return routes.find((route) => route === name) ?? 'solve';
}
