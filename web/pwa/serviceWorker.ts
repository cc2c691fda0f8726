/**
 * Keeps the page on the device after the first visit: all of its files are fetched once, and from
 * then on served from there. A new version is fetched beside the old one and waits until the page
 * says so, because a page must never be given files of two versions.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
/** Put in by plugin.ts: every file to keep, relative to the scope, with the hash of its bytes. */
declare const __FILES__: readonly (readonly [path: string, hash: string])[];
/** The hash of all of them. */
declare const __VERSION__: string;

// One origin can hold several pages, each with a scope and so with caches of its own.
const { scope } = self.registration;
const prefix = `${scope} `;
const cacheName = prefix + __VERSION__;
/** Where it stands which version took over last: some are fetched and never do. */
const takenOver = `current ${scope}`;
/** Where the page finds what was shared with it: state/incoming.svelte.ts. */
const sharedCache = `shared ${scope}`;

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!url.href.startsWith(scope)) return;
  if (request.method === 'POST' && url.pathname.endsWith('/share')) {
    event.respondWith(receive(request));
  } else if (request.method === 'GET') {
    const isPage = request.mode === 'navigate' && [scope, `${scope}index.html`].includes(bare(url));
    event.respondWith(isPage ? serve(scope, request) : serve(url.href, request));
  }
});

function bare({ origin, pathname }: URL): string {
  return origin + pathname;
}

/** A name with a hash in it stands for the same bytes for ever. */
function isImmutable(path: string): boolean {
  return path.startsWith('assets/');
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    __FILES__.map(async ([path, hash]) => cache.put(scope + path, await wholeFile(path, hash))),
  );
}

/** A file as it was built. What came cut off, now or to an older version, would be kept for ever. */
async function wholeFile(path: string, hash: string): Promise<Response> {
  const url = scope + path;
  const sources = isImmutable(path)
    ? [() => caches.match(url), () => fetch(url), () => fetch(url, { cache: 'reload' })]
    : // The hash in the query gets around copies of an older version on the way.
      [() => fetch(`${url}?v=${hash}`, { cache: 'no-store' })];
  for (const source of sources) {
    const response = await source();
    if (response?.ok && (await hashOf(response.clone())) === hash) return response;
  }
  throw new Error(`${path} does not come as it was built`);
}

/** As plugin.ts makes it. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  const bytes = [...new Uint8Array(digest, 0, 6)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The version before stays, for pages of it that are still open elsewhere. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const others = names.filter((name) => name !== cacheName);
  const record = await caches.open(takenOver);
  const before = (await (await record.match(scope))?.text()) ?? others.at(-1);
  await record.put(scope, new Response(cacheName));
  const old = others.filter((name) => name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function serve(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const path = url.slice(scope.length);
  const kept =
    (await cache.match(url)) ?? (isImmutable(path) ? await caches.match(url) : undefined);
  return kept ?? fetch(request);
}

/** Something was shared with the page from elsewhere: kept for it, sent nowhere. */
async function receive(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get('file');
  const text = form.get('text') || form.get('url') || '';
  const cache = await caches.open(sharedCache);
  await cache.put(`${scope}share`, new Response(file instanceof File && file.size ? file : text));
  return Response.redirect(`${scope}?shared`, 303);
}
