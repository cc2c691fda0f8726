/** Adds the manifests with their pictures, and the service worker, which must know every file, to the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { manifests, screenshotFolder, screenshots } from './manifest.ts';

const workerFile = 'sw.js';
const looks = fileURLToPath(new URL('../../tests/e2e/looks/', import.meta.url));

export function pwa(): Plugin {
  return {
    name: 'pwa',
    apply: 'build',
    generateBundle() {
      for (const [fileName, manifest] of Object.entries(manifests)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
      for (const { file } of screenshots) {
        const source = readFileSync(join(looks, file));
        this.emitFile({ type: 'asset', fileName: screenshotFolder + file, source });
      }
    },
    // Only now is everything there, with what Vite copies from public/.
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        const files = filesOf(dir!);
        const worker = join(dir!, workerFile);
        const code = readFileSync(worker, 'utf8')
          .replace('__FILES__', () => JSON.stringify(files))
          .replace('__VERSION__', () => JSON.stringify(hashOf(JSON.stringify(files))));
        writeFileSync(worker, code);
      },
    },
  };
}

/** Path and hash of each file that is kept; the page itself is the empty path. */
function filesOf(folder: string): [string, string][] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== workerFile)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [pathOf(relative(folder, file)), hashOf(readFileSync(file))])
      // Shown once, by an installer that is online.
      .filter(([path]) => !path.startsWith(screenshotFolder))
      .sort(([a], [b]) => (a < b ? -1 : 1))
  );
}

function pathOf(file: string): string {
  return file === 'index.html' ? '' : file.split(sep).join('/');
}

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
