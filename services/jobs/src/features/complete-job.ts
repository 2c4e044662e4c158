import { validate } from 'uuid';
import type { Input, jobs } from '@insights/contracts';
import { type Db, type Selectable, sql } from '@insights/db';
import { invalid } from '@insights/errors';
import type { Tables } from '../db/entities.ts';
import { onQueue } from '../db/query.ts';
import { jobStates } from '../domain/job-states.ts';
import { isJsonObject } from '../domain/progress.ts';
import { staleAttempt } from '../domain/stale-attempt.ts';
import type { JobMetrics } from '../metrics.ts';

const BATCH = 200;
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

interface Waiting {
  readonly request: jobs.CompleteJobRequest;
  readonly resolve: (answer: jobs.CompleteJobResponse) => void;
  readonly reject: (error: unknown) => void;
}

type Attempt = Pick<Selectable<Tables['jobs']>, 'id' | 'attempts'>;

/**
 * Completes jobs in batches: while one statement commits, further completions are collected and share the next commit. A single one is
 * stored at once.
 */
export class Completions {
  readonly #db: Db;
  readonly #metrics: Pick<JobMetrics, 'finished'>;
  readonly #waiting: Waiting[] = [];
  #isDraining = false;

  constructor({ db, metrics }: { db: Db; metrics: Pick<JobMetrics, 'finished'> }) {
    this.#db = db;
    this.#metrics = metrics;
  }

  /**
   * Completes a job. An attempt may repeat the call, because a response can get lost. Errors: `stale_attempt`, `invalid_request`,
   * `unavailable`.
   */
  async add({ result_json = null, ...attempt }: Input<jobs.CompleteJobRequest>): Promise<jobs.CompleteJobResponse> {
    const request = { ...attempt, result_json };
    // Anything else would fail the statement for the others.
    if (!validate(request.job_id)) throw staleAttempt(request);
    if (result_json !== null && !isJsonObject(result_json, MAX_RESULT_BYTES))
      throw invalid(['body', 'result_json'], 'A result must be a JSON object of at most 8 MiB.');
    const { promise, resolve, reject } = Promise.withResolvers<jobs.CompleteJobResponse>();
    this.#waiting.push({ request, resolve, reject });
    if (!this.#isDraining) void this.#drain();
    return promise;
  }

  async #drain(): Promise<void> {
    this.#isDraining = true;
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      try {
        const done = await this.#store(batch.map(({ request }) => request));
        for (const { request, resolve, reject } of batch) {
          if (done.has(keyOf({ id: request.job_id, attempts: request.attempt }))) resolve({});
          else reject(staleAttempt(request));
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isDraining = false;
  }

  /** Those that share a statement. One with a result has its own: PostgreSQL might reject the result, and with it the statement. */
  #next(): Waiting[] {
    const withResult = this.#waiting.findIndex(({ request }) => request.result_json !== null);
    const until = withResult < 0 ? BATCH : Math.max(withResult, 1);
    return this.#waiting.splice(0, Math.min(until, BATCH));
  }

  /** The attempts that completed their jobs, now or before. */
  async #store(requests: readonly jobs.CompleteJobRequest[]): Promise<Set<string>> {
    const status = jobStates.after('complete', 'running');
    const attempts = sql<Attempt & Pick<Selectable<Tables['jobs']>, 'result'>>`unnest(
      ${requests.map(({ job_id }) => job_id)}::uuid[], ${requests.map(({ attempt }) => attempt)}::int[],
      ${requests.map(({ result_json }) => result_json)}::jsonb[])`;
    const completed = await onQueue(this.#db, (queue) =>
      queue
        .updateTable('jobs')
        .from(attempts.as<'done'>(sql`done (id, attempts, result)`))
        .set(({ ref }) => ({
          status,
          finished_at: sql`now()`,
          lease_expires_at: null,
          progress_phase: 'done',
          progress_updated_at: sql`now()`,
          result: ref('done.result'),
        }))
        .whereRef('jobs.id', '=', 'done.id')
        .whereRef('jobs.attempts', '=', 'done.attempts')
        .where('jobs.status', '=', 'running')
        .returning(['jobs.id', 'jobs.attempts', 'jobs.type'])
        .execute(),
    );
    for (const { type } of completed) this.#metrics.finished.inc({ type, status });
    const done = new Set(completed.map(keyOf));
    if (requests.every(({ job_id: id, attempt }) => done.has(keyOf({ id, attempts: attempt })))) return done;
    const before = await onQueue(this.#db, (queue) =>
      queue
        .selectFrom('jobs')
        .innerJoin(attempts.as<'done'>(sql`done (id, attempts, result)`), (join) =>
          join.onRef('jobs.id', '=', 'done.id').onRef('jobs.attempts', '=', 'done.attempts'),
        )
        .select(['jobs.id', 'jobs.attempts'])
        .where('jobs.status', '=', status)
        .execute(),
    );
    return new Set([...done, ...before.map(keyOf)]);
  }
}

const keyOf = ({ id, attempts }: Attempt): string => `${id.toLowerCase()} ${attempts}`;
