import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../deploy/local/services.ts';
import type { Scope } from './database.ts';
import type { System } from './shared-stack.ts';

/** The shell blocks of a text in Markdown. */
export function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
}

/** The shell blocks of a page, by its path from the root. */
export const shellBlocksOf = (page: string): string[] => shellBlocks(readFileSync(join(root, page), 'utf8'));

/** A folder like a clone with `npm start` running in it, deleted when `scope` ends. */
export function cloneOf(system: Pick<System, 'dir'>, scope: Scope): string {
  const folder = mkdtempSync(join(tmpdir(), 'insights-docs-'));
  scope.after(async () => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['docs', 'deploy', 'package.json']) symlinkSync(join(root, name), join(folder, name));
  symlinkSync(system.dir, join(folder, '.local'));
  return folder;
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script in bash, which ends at the first failed command. */
export function shell(cwd: string, script: string, env: Record<string, string> = {}): Promise<Ended> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: 120_000, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    const child = execFile('bash', ['-c', `set -eu\n${script}`], options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    );
  });
}
