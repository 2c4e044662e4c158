import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type ByteRange, type ObjectStore, assertKey, assertPrefix } from './object-store.ts';
import { objectNotFound, storeUnavailable } from './store-errors.ts';

/** Objects below this size are read in one piece. */
const PIECE_BYTES = 256 * 1024;
/** Files that are being written; `list` skips them. */
const UNFINISHED = '.unfinished-';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files below a folder, for one process on one machine. */
export class FolderStore implements ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    assertKey(key);
    const file = join(this.#folder, key);
    const unfinished = join(dirname(file), `${UNFINISHED}${randomUUID()}`);
    try {
      await makeFolder(dirname(file));
      await writeDurably(unfinished, content);
      await rename(unfinished, file);
      await syncFolder(dirname(file));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw storeUnavailable(error);
    }
  }

  async *get(key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    assertKey(key);
    try {
      yield* createReadStream(join(this.#folder, key), { ...range, highWaterMark: PIECE_BYTES });
    } catch (error) {
      throw isMissing(error) ? objectNotFound() : storeUnavailable(error);
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#remove(key);
  }

  async deletePrefix(prefix: string): Promise<number> {
    assertPrefix(prefix);
    let count = 0;
    for await (const _ of this.list(prefix)) count += 1;
    await this.#remove(prefix);
    return count;
  }

  async *list(prefix: string): AsyncGenerator<string> {
    assertPrefix(prefix);
    try {
      const entries = await opendir(join(this.#folder, prefix), { recursive: true });
      for await (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue;
        yield relative(this.#folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    } catch (error) {
      if (!isMissing(error)) throw storeUnavailable(error);
    }
  }

  async health(): Promise<void> {
    try {
      await makeFolder(this.#folder);
      await access(this.#folder, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw storeUnavailable(error);
    }
  }

  close(): void {}

  async #remove(path: string): Promise<void> {
    try {
      await rm(join(this.#folder, path), { recursive: true, force: true });
    } catch (error) {
      throw storeUnavailable(error);
    }
  }
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power failure only if its folder was synced; so does a new folder. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
