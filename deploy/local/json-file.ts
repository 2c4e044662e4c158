import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartError, errnoOf } from './start-error.ts';

/** The content of a JSON file that this program wrote, or undefined when there is none. */
export function readJson<T>(file: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new StartError(`${file} is damaged. Start once with --fresh to recreate the local data.`, { cause });
  }
}

/** Replaces the file atomically: a reader sees the old or the new content, even after a crash. */
export function writeJson(file: string, value: unknown, mode = 0o644): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode, flush: true });
  renameSync(next, file);
}
