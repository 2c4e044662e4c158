import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Requests in `FOLDER/requests/NNNN.json`, answered in `FOLDER/answers/NNNN.txt` by whoever reads them. The same request is written once, also
 * over several runs, so that a run that was stopped goes on where it was.
 */
export class FolderQueue {
  readonly #folder: string;
  readonly #ids = new Map<string, string>();
  #last = 0;

  constructor(folder: string) {
    this.#folder = folder;
    for (const name of ['requests', 'answers']) mkdirSync(join(folder, name), { recursive: true });
    for (const file of readdirSync(join(folder, 'requests')).filter((name) => /^\d+\.json$/.test(name))) {
      const id = file.slice(0, -'.json'.length);
      this.#ids.set(keyOf(readFileSync(join(folder, 'requests', file), 'utf8')), id);
      this.#last = Math.max(this.#last, Number(id));
    }
  }

  /** The answer, however long it takes. Errors: the signal's reason. */
  async ask(request: object, signal: AbortSignal): Promise<string> {
    const text = `${JSON.stringify(request)}\n`;
    const id = this.#ids.get(keyOf(text)) ?? this.#write(text);
    const answer = join(this.#folder, 'answers', `${id}.txt`);
    while (!existsSync(answer)) await sleep(POLL_MS, undefined, { signal });
    return readFileSync(answer, 'utf8').trim();
  }

  #write(text: string): string {
    const id = String((this.#last += 1)).padStart(4, '0');
    this.#ids.set(keyOf(text), id);
    writeWhole(join(this.#folder, 'requests', `${id}.json`), text);
    return id;
  }
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Renames the file into place, so that no reader sees half of it. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
