import { servicePrincipal } from '@insights/auth-context';
import { type jobPayloads, jobTypes, type rehearsals } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Client } from '@insights/grpc-kit';
import { type Job, type JobHandler, type JobTools, handles } from '@insights/job-worker';
import { ThreadOutOfMemory, ThreadPool, ThreadTooSlow } from '@insights/threads';
import { guideOf } from '../features/session-input.ts';
import type { Rehearsal } from './rehearse.ts';
import type { ToRehearse } from './rehearsal-worker.ts';

/** Word lists take a third of it. */
const THREAD_MIB = 128;
/** The longest guide takes five seconds of a processor, for which a thread of low priority may have to wait. */
const DEADLINE_MS = 5 * 60_000;

/**
 * Rehearses guides for jobs, one at a time, in a thread of its own with a low priority: live interviews go first. Nothing is stored but the
 * result of the job.
 */
export class Rehearsals {
  readonly #client: Pick<Client<rehearsals.RehearsalsServiceService>, 'readRehearsal'>;
  readonly #pool = new ThreadPool<ToRehearse, Rehearsal>({
    script: new URL('./rehearsal-worker.ts', import.meta.url),
    total_mib: THREAD_MIB,
    least_mib: THREAD_MIB,
    kept: 1,
    deadline_ms: DEADLINE_MS,
  });
  readonly handler: JobHandler = handles(jobTypes.rehearse, (job, tools) => this.#rehearse(job, tools));

  constructor(client: Pick<Client<rehearsals.RehearsalsServiceService>, 'readRehearsal'>) {
    this.#client = client;
  }

  async #rehearse(
    { workspace_id, payload }: Job<jobPayloads.Rehearse>,
    { signal, progress }: JobTools,
  ): Promise<Rehearsal> {
    const principal = servicePrincipal('interviewer', workspace_id);
    const { participants, trial, ...session } = await this.#client.readRehearsal(payload, { principal });
    await progress('extracting');
    const guide = guideOf({ ...session, locale: null });
    const job = { mib: THREAD_MIB, owner: workspace_id, signal };
    return this.#pool
      .run(job, (thread) => thread.ask({ guide, participants, said: trial?.said ?? null }))
      .catch(asTooLarge);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Another attempt would fail alike. */
function asTooLarge(error: unknown): never {
  if (!(error instanceof ThreadTooSlow || error instanceof ThreadOutOfMemory)) throw error;
  throw new AppError('input_too_large', {
    publicMessage: 'This guide is too large to be rehearsed. Rehearse a part of its questions.',
    cause: error,
  });
}
