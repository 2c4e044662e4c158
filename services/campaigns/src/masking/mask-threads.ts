import { AppError } from '@insights/errors';
import { ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { KnownPerson } from '../domain/names/known-names.ts';
import { NameMasker } from '../domain/names/name-masker.ts';
import { NameTable } from '../domain/names/name-table.ts';
import { type GivenTexts, type MaskedTexts, type Tables, maskTexts } from './mask-texts.ts';

export type MaskRequest =
  | { readonly people: readonly KnownPerson[]; readonly language: string }
  | { readonly tables: Tables; readonly given: GivenTexts };
export type MaskReply = { readonly table: SharedArrayBuffer } | { readonly masked: MaskedTexts };

/** Characters that are masked without a thread: in 3 ms, and less than 20 ms for the worst text. */
const SMALL_TEXT = 32 * 1024;
/** Characters of names and addresses that are prepared without a thread, in less than 10 ms. */
const SMALL_NAMES = 16 * 1024;
const THREADS = 2;
/** Heap of a thread: the names of 30,000 people, or a part of a transcript with its masks. */
const THREAD_MIB = 128;
const YOUNG_MIB = 16;
/** A thousand times what an ordinary part of a transcript takes. */
const MASK_TIMEOUT_MS = 10_000;
const NEVER = new AbortController().signal;

/**
 * Masks texts, and prepares the names to mask by: large ones in threads with a deadline, so that the event loop stays free. Owners
 * (workspaces) take turns.
 */
export class MaskThreads {
  readonly #pool = new ThreadPool<MaskRequest, MaskReply>({
    script: new URL('./mask-worker.ts', import.meta.url),
    total_mib: THREADS * THREAD_MIB,
    least_mib: THREAD_MIB,
    kept: THREADS,
    young_generation_mib: YOUNG_MIB,
    deadline_ms: MASK_TIMEOUT_MS,
  });

  isSmall(people: readonly KnownPerson[]): boolean {
    return sum(people.flatMap(({ names, emails }) => [...names, ...emails])) <= SMALL_NAMES;
  }

  /** Errors: `unavailable` (the deadline). */
  async prepare(owner: string, people: readonly KnownPerson[], language: string): Promise<NameMasker> {
    if (this.isSmall(people)) return NameMasker.of(people, language);
    const reply = await this.#run(owner, { people, language });
    return new NameMasker(new NameTable('table' in reply ? reply.table : new SharedArrayBuffer(0)));
  }

  /** `own`: the names of the person who is given the texts, which are shown. Errors: `unavailable` (the deadline). */
  async mask(owner: string, { table }: NameMasker, given: GivenTexts, own?: NameMasker): Promise<MaskedTexts> {
    const tables = { all: table.buffer, own: own?.table.buffer ?? null };
    const isSmall = table.isEmpty || sum(given.texts) + sum(given.topics) <= SMALL_TEXT;
    if (isSmall) return maskTexts(tables, given);
    const reply = await this.#run(owner, { tables, given });
    return 'masked' in reply ? reply.masked : { texts: [], topics: [] };
  }

  async #run(owner: string, request: MaskRequest): Promise<MaskReply> {
    const job = { mib: THREAD_MIB, owner, signal: NEVER };
    try {
      return await this.#pool.run(job, (thread) => thread.ask(request));
    } catch (error) {
      if (!(error instanceof ThreadTooSlow || error instanceof ThreadOutOfMemory)) throw error;
      throw new AppError('unavailable', {
        publicMessage: 'Hiding names in this text took too long. Try again.',
        cause: error,
      });
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

const sum = (texts: readonly string[]): number => texts.reduce((total, { length }) => total + length, 0);
