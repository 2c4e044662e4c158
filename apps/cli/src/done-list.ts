import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Terminal } from './command.ts';
import { xdgFolder } from './profiles.ts';

const Entry = z.object({ key: z.string(), value: z.string() });

/** What is done already, in a file that outlives the program: one line for each entry, the last of a key counts. */
export class DoneList {
  readonly #file: FileHandle;
  readonly #entries: Map<string, string>;

  private constructor(file: FileHandle, entries: Map<string, string>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** `purpose`: what the list is about. */
  static async open(terminal: Terminal, purpose: string): Promise<DoneList> {
    const folder = join(xdgFolder(terminal, 'XDG_STATE_HOME'), 'done');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${createHash('sha256').update(purpose).digest('hex').slice(0, 32)}.jsonl`);
    const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
    const entries = new Map(lines.flatMap(entryOf));
    // Also repairs half a line, which a program leaves that was killed while it wrote.
    if (lines.length - 1 !== entries.size || lines.at(-1) !== '') {
      const beside = `${path}.${process.pid}`;
      await writeFile(beside, [...entries].map(lineOf).join(''), { mode: 0o600 });
      await rename(beside, path);
    }
    return new DoneList(await open(path, 'a', 0o600), entries);
  }

  get(key: string): string | undefined {
    return this.#entries.get(key);
  }

  async add(key: string, value: string): Promise<void> {
    await this.#file.write(lineOf([key, value]));
    this.#entries.set(key, value);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

const lineOf = ([key, value]: [string, string]): string => `${JSON.stringify({ key, value })}\n`;

function entryOf(line: string): [string, string][] {
  try {
    const { key, value } = Entry.parse(JSON.parse(line));
    return [[key, value]];
  } catch {
    return [];
  }
}
