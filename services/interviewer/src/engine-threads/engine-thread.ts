import { ThreadPool } from '@insights/threads';
import type { InterviewInput, Move } from '../engine/index.ts';
import type { FromEngine, Held, ToEngine } from './messages.ts';

/** Word lists take a third of it; the rest is for interviews that are remembered. */
const THREAD_MIB = 128;
/** Many times what the worst message takes. */
const DEADLINE_MS = 10_000;
/** Loading the word lists takes half a second, for which no participant should wait. */
const IDLE_MS = 3_600_000;
/** A request is not aborted, because that would end the thread, which remembers the other interviews. */
const NEVER = new AbortController().signal;

/**
 * Runs the engine in a thread, so that what participants write never holds up heartbeats and claims. Workspaces take turns. A request that
 * is not answered in time fails with `ThreadTooSlow`.
 */
export class EngineThread {
  readonly #pool = new ThreadPool<ToEngine, FromEngine>({
    script: new URL('./engine-worker.ts', import.meta.url),
    total_mib: THREAD_MIB,
    least_mib: THREAD_MIB,
    kept: 1,
    idle_ms: IDLE_MS,
    deadline_ms: DEADLINE_MS,
  });

  /** What the interviewer says next. */
  async move(held: Held, input: InterviewInput): Promise<Move> {
    const reply = await this.#ask(held, { kind: 'move', input, think_ms: 0 });
    if (reply.kind !== 'move') throw new Error(`the engine thread answered ${reply.kind}`);
    return reply.move;
  }

  /** How long to wait for more before answering. */
  async pause(held: Held, input: InterviewInput, think_ms: number): Promise<number> {
    const reply = await this.#ask(held, { kind: 'pause', input, think_ms });
    if (reply.kind !== 'pause') throw new Error(`the engine thread answered ${reply.kind}`);
    return reply.pause_ms;
  }

  #ask({ session_id, workspace_id, fence }: Held, request: Omit<ToEngine, 'session'>): Promise<FromEngine> {
    const job = { mib: THREAD_MIB, owner: workspace_id, signal: NEVER };
    return this.#pool.run(job, (thread) => thread.ask({ ...request, session: `${session_id} ${fence}` }));
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}
