/** What a page fetches, as servers send it. */
import { brotliCompressSync } from 'node:zlib';

/** Kilobytes of brotli of what arrives while `visit` goes on, by path. */
export async function fetchedBy(page, visit) {
  const bodies = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    bodies.push(
      response.body().then(
        (body) => [pathname, body],
        () => null,
      ),
    );
  });
  await visit();
  const arrived = (await Promise.all(bodies)).filter((each) => each !== null);
  return new Map(arrived.map(([path, body]) => [path, brotliCompressSync(body).length / 1000]));
}
