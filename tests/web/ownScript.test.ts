import { afterEach, describe, expect, it, vi } from 'vitest';

/** As a page at this address would load it, with Trusted Types. */
async function ownScriptAt(baseURI: string) {
  vi.resetModules();
  vi.stubGlobal('document', { baseURI });
  vi.stubGlobal('location', { origin: new URL(baseURI).origin });
  const createPolicy = vi.fn((_, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { ownScript } = await import('../../web/src/engine/ownScript');
  return { ownScript, createPolicy };
}

afterEach(() => void vi.unstubAllGlobals());

describe('a script', () => {
  it('comes from the page’s own origin, or does not come', async () => {
    const { ownScript, createPolicy } = await ownScriptAt('https://here.example/sudominoku/');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sudominoku']);
    for (const own of ['./sw.js', '/a.js', 'https://here.example/sudominoku/assets/worker.js']) {
      expect(ownScript(own)).toBe(own);
    }
    for (const foreign of [
      'https://elsewhere.example/a.js',
      '//elsewhere.example/a.js',
      'http://here.example/a.js',
      'https://here.example:8080/a.js',
      'data:text/javascript,0',
      'blob:https://elsewhere.example/0',
    ]) {
      expect(() => ownScript(foreign)).toThrow(TypeError);
    }
  });
});
