import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LONGEST_MS = 300_000;

/**
 * The Python that has the packages of a requirements file, in the user's cache folder: made once for each set of versions. Rejects
 * when Python or a package is unavailable. `options` are those of `pip install`.
 */
export async function pythonWith(name: string, requirements: string, options: readonly string[] = []): Promise<string> {
  const versions = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'interview-insights');
  const place = join(cache, `${name}-${versions}`);
  const pythonIn = (venv: string) => join(venv, 'bin', 'python');
  if (existsSync(place)) return pythonIn(place);
  mkdirSync(cache, { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  try {
    await run('python3', ['-m', 'venv', unfinished], { timeout: LONGEST_MS });
    const install = ['-m', 'pip', 'install', '--quiet', ...options, '--requirement', requirements];
    await run(pythonIn(unfinished), install, { timeout: LONGEST_MS });
    // Another process may have been faster.
    if (!existsSync(place)) renameSync(unfinished, place);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return pythonIn(place);
}
