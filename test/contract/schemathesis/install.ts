import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const LONGEST_MS = 300_000;

/**
 * The Python that has schemathesis, in the user's cache folder: made once for each set of versions. Rejects where python or
 * its packages cannot be had.
 */
export async function installSchemathesis(): Promise<string> {
  const versions = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'interview-insights');
  const place = join(cache, `schemathesis-${versions}`);
  const pythonIn = (venv: string) => join(venv, 'bin', 'python');
  if (existsSync(place)) return pythonIn(place);
  mkdirSync(cache, { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  try {
    await run('python3', ['-m', 'venv', unfinished], { timeout: LONGEST_MS });
    const install = ['-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS];
    await run(pythonIn(unfinished), install, { timeout: LONGEST_MS });
    // Whoever was first has it; the copy of who came second goes.
    if (!existsSync(place)) renameSync(unfinished, place);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return pythonIn(place);
}
