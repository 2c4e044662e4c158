import { setImmediate } from 'node:timers/promises';
import type { campaigns, reports } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { SealFacts, SigningJwk } from '@insights/report-seal';
import { type Caller, type Thread, ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import type { ReportFormat } from '../features/export-report/render-report.ts';
import { type FromExport, LISTS, type ToExport } from './messages.ts';

const LEAST_MIB = 128;
const BASE_MIB = 96;
const MIB = 1024 * 1024;
/** Texts, selections and the archive: see the figures in the README. */
const PER_TRANSCRIPT_BYTE = 10;
/** One thread that has loaded the code is kept. */
const KEPT = 1;
/** Many times what the largest file that fits into the memory takes. */
const DEADLINE_MS = 300_000;
/** A slice of evidence takes about 2 ms to send. */
const SLICE = 500;

export interface ReportFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly content: Uint8Array;
}

export interface ExportTask {
  readonly format: ReportFormat;
  readonly campaign: campaigns.ReportInputs;
  readonly version: reports.ReportVersion;
  readonly page_url: string;
  readonly facts: SealFacts;
  /** The seal of the file instead of the file. */
  readonly is_seal: boolean;
  /** False: the file has nothing that participants said. */
  readonly with_quotes: boolean;
  /** Only for formats that contain transcripts. */
  readonly talks?: Talks;
}

/** What was said, and how it was classified. */
export interface Talks {
  /** Size of the transcripts in UTF-8. */
  readonly bytes: number;
  transcripts(): AsyncIterable<campaigns.Transcript>;
  /** Stored digests of the conversations, as JSON. */
  digests(): AsyncIterable<readonly string[]>;
}

/** Writes and seals report files in threads, because both take longer than the main thread may be blocked. */
export class ExportThreads {
  readonly #pool: ThreadPool<ToExport, FromExport>;
  readonly #key: SigningJwk;

  constructor(memoryMib: number, key: SigningJwk) {
    const script = new URL('./export-worker.ts', import.meta.url);
    this.#pool = new ThreadPool({
      script,
      total_mib: memoryMib,
      least_mib: LEAST_MIB,
      kept: KEPT,
      deadline_ms: DEADLINE_MS,
    });
    this.#key = key;
  }

  /** Errors: `input_too_large`. */
  async write(task: ExportTask, caller: Caller): Promise<ReportFile> {
    const mib = Math.max(LEAST_MIB, Math.ceil(BASE_MIB + (PER_TRANSCRIPT_BYTE * (task.talks?.bytes ?? 0)) / MIB));
    if (mib > this.#pool.total_mib) throw tooLarge({ needed_mib: mib, total_mib: this.#pool.total_mib });
    try {
      return await this.#pool.run({ ...caller, mib }, (thread) => write(thread, task, this.#key));
    } catch (error) {
      const isTooLarge = error instanceof ThreadOutOfMemory || error instanceof ThreadTooSlow;
      throw isTooLarge ? tooLarge({ reason: error.message }) : error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

async function write(thread: Thread<ToExport, FromExport>, task: ExportTask, key: SigningJwk): Promise<ReportFile> {
  const { format, campaign, version, page_url, facts, is_seal, with_quotes, talks } = task;
  const empty = Object.fromEntries(LISTS.map((list) => [list, []]));
  await thread.ask({ kind: 'begin', format, campaign, page_url, version: { ...version, ...empty } });
  for (const list of LISTS) {
    for (let from = 0; from < version[list].length; from += SLICE) {
      await thread.ask({ kind: 'rows', list, rows: version[list].slice(from, from + SLICE) });
    }
  }
  for await (const part of talks?.transcripts() ?? []) {
    await thread.ask({ kind: 'transcript', part });
    // Quick replies would otherwise be handled one after another before timers and other calls get their turn.
    await setImmediate();
  }
  for await (const digests of talks?.digests() ?? []) await thread.ask({ kind: 'digests', digests });
  const reply = await thread.ask({ kind: 'write', key, facts, is_seal, with_quotes });
  if (reply.kind !== 'file') throw new Error(`the export thread answered ${reply.kind}`);
  return reply;
}

/** Permanent: the same report would fail again. */
function tooLarge(log: Record<string, unknown>): AppError {
  return new AppError('input_too_large', {
    publicMessage: 'This report is too large for this format. Choose another format, or raise EXPORT_MEMORY_MIB.',
    log,
  });
}
