import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import type { Scope } from './database.ts';

const root = resolve(import.meta.dirname, '../..');
const PARTS = [
  'package.json',
  'tsconfig.json',
  'apps',
  'packages',
  'services',
  'deploy',
  'test',
  'proto',
  'docs',
  'charts',
  'ARCHITECTURE.md',
  '.oxfmtrc.json',
];
/** Caches and run folders of tests; a workspace's own node_modules are links and are copied as links. */
const isSource = (path: string): boolean => !['.cache', '.run', '.data'].includes(basename(path));

/** A copy of the project's sources in which a test may change files and run the type checker. */
export class TreeCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'insights-tree-'));

  constructor(scope: Scope) {
    scope.after(() => Promise.resolve(rmSync(this.#folder, { recursive: true, force: true })));
    for (const part of PARTS) {
      const options = { recursive: true, verbatimSymlinks: true, filter: isSource };
      cpSync(join(root, part), join(this.#folder, part), options);
    }
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'));
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, file));
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text);
  }

  /** Runs a program of the copy with Node. Throws its output if it fails. */
  run(...args: string[]): void {
    const options = { cwd: this.#folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    // Removes the test runner's context: the copy's tests are a separate run.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { ...options, env });
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout.slice(-8_000)}\n${stderr.slice(-4_000)}`);
  }

  /** Files with type errors, in some folders and their imports. */
  typecheck(...folders: string[]): Set<string> {
    this.write('tsconfig.part.json', JSON.stringify({ extends: './tsconfig.json', include: folders }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = { cwd: this.#folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { stdout, status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', 'tsconfig.part.json'], options);
    if (status === null) throw new Error('The type checker was killed');
    return new Set([...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  }
}
