/** What the project is made of besides its own sources: pinned, checked, and free to be shipped. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('knows the hash of every package, and no source but the registry', () => {
    const loose = locked.filter(([, { integrity, resolved, link }]) => {
      const elsewhere =
        resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
      // 64 bytes in base 64.
      return !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || elsewhere || link;
    });
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('holds only licences that may be used so', () => {
    const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0)$/;
    // MIT by a file of their own, which the lock file does not see. Both only build.
    const unsaid = ['@inlang/plugin-message-format', 'sqlite-wasm-kysely'];
    const odd = locked.filter(
      ([path, { license = 'none' }]) =>
        !allowed.test(license) && !unsaid.some((name) => path === `node_modules/${name}`),
    );
    expect(odd.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });

  it('is what packages are installed from, but for a Node.js of a certain version', () => {
    const files = readdirSync(at('scripts')).map((name) => read(`scripts/${name}`));
    const commands = files.flatMap(
      (text) => text.match(/^ *npm (ci|install|i|add|update)\b.*/gm) ?? [],
    );
    const packages = commands.map((command) =>
      command.replace(/ --prefix \S+| --[\w=-]+| >&2/g, '').trim(),
    );
    expect(packages).toEqual([
      expect.stringMatching(/^npm install node@\d+\.\d+\.\d+ npm@\d+\.\d+\.\d+$/),
      'npm ci',
    ]);
  });

  it('ships three packages beside Svelte and Paraglide’s own output', () => {
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual([
      'fflate',
      'lz-string',
      'uplot',
    ]);
  });
});

describe('the workflows', () => {
  const files = readdirSync(at('.github/workflows')).map((name) => `.github/workflows/${name}`);

  it.each(files)('%s pins its actions by hash', (file) => {
    const actions = [...read(file).matchAll(/uses:\s*(\S+)/g)].map(([, action]) => action!);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it.each(files)('%s begins with no right but to read', (file) => {
    expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n(?! {2}\w)/m);
  });

  it('take no right to write, but for the job that publishes', () => {
    const rights = files.flatMap((file) => {
      return [...read(file).matchAll(/\b([\w-]+): *write/g)].map(([, right]) => `${file} ${right}`);
    });
    expect(rights).toEqual([
      '.github/workflows/pages.yml pages',
      '.github/workflows/pages.yml id-token',
    ]);
  });
});

describe('the scripts', () => {
  let work: string;
  beforeEach(() => (work = mkdtempSync(join(tmpdir(), 'sudominoku-'))));
  afterEach(() => rmSync(work, { recursive: true }));

  /** A project of that name in which nothing is missing. */
  function project(name: string): string {
    const root = join(work, name);
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
    cpSync(at('scripts'), join(root, 'scripts'), { recursive: true });
    writeFileSync(join(root, 'package-lock.json'), '');
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '');
    return root;
  }
  const run = (root: string, script: string, ...args: string[]) =>
    spawnSync(join(root, 'scripts', script), args, { encoding: 'utf8' });

  it.each(['it’s my 스도쿠', "it's"])('set up nothing twice, in a folder called %s', (name) => {
    const { status, stderr } = run(project(name), 'setup');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.each(['C#', '100%', 'a;b', 'what?', 'a*', 'a"b', 'a\\b'])(
    'say that a folder cannot be called %s',
    (name) => {
      const { status, stderr } = run(project(name), 'setup');
      expect(stderr).toContain('setup: the folder');
      expect(status).toBe(1);
    },
  );

  it('take a Node.js away that was not installed to its end', () => {
    const root = project('half');
    const programs = join(root, 'build/node/node_modules/.bin');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\nexit 1\n');
    chmodSync(join(programs, 'npm'), 0o755);
    expect(run(root, 'setup').status).toBe(0);
    expect(existsSync(join(root, 'build/node'))).toBe(false);
  });

  it('begin a build anew where the folder was moved', () => {
    const before = project('before');
    writeFileSync(
      join(before, 'CMakeLists.txt'),
      'cmake_minimum_required(VERSION 3.21)\nproject(a NONE)\n',
    );
    const preset = { name: 'wasm', generator: 'Ninja', binaryDir: '${sourceDir}/build/wasm' };
    const presets = { version: 3, configurePresets: [preset] };
    writeFileSync(join(before, 'CMakePresets.json'), JSON.stringify(presets));
    expect(run(before, 'configure', 'wasm').stderr).toBe('');
    const after = join(work, 'after');
    renameSync(before, after);
    expect(run(after, 'configure', 'wasm').stderr).toBe('');
    execFileSync('cmake', ['--build', join(after, 'build/wasm')]);
  });
});
