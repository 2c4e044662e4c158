import { ThreadPool } from '@insights/threads';
import type { Beginning, Begun, Decision, InterviewInput, Move, Proposal, Proved } from '../engine/index.ts';
import { type FromEngine, type Held, type Request, type ToEngine, answerTo } from './messages.ts';

/** Word lists take a third of it; the rest is for interviews that are remembered. */
const THREAD_MIB = 128;
/** On top, for what lives for one message. Node's own choice for such a heap is so small that a turn costs three times as much. */
const YOUNG_MIB = 16;
/** Many times what the worst message takes. */
const DEADLINE_MS = 10_000;
/** Loading the word lists takes half a second, for which no participant should wait. */
const IDLE_MS = 3_600_000;
/**
 * What everybody has said so far, in UTF-16 units, up to which an interview is read here, because waking a thread takes longer than that:
 * of the worst-shaped text 0.1 s at most.
 */
const SHORT = 4_000;
/** A request is not aborted, because that would end the thread, which remembers the other interviews. */
const NEVER = new AbortController().signal;

/**
 * Runs the engine, for long interviews in a thread, so that what participants write never holds up heartbeats and claims. Workspaces take
 * turns. A request that is not answered in time fails with `ThreadTooSlow`.
 */
export class EngineThread {
  readonly #pool = new ThreadPool<ToEngine, FromEngine>({
    script: new URL('./engine-worker.ts', import.meta.url),
    total_mib: THREAD_MIB,
    least_mib: THREAD_MIB,
    kept: 1,
    young_generation_mib: YOUNG_MIB,
    idle_ms: IDLE_MS,
    deadline_ms: DEADLINE_MS,
  });

  /** What the interviewer says next, and what a language model may decide instead. */
  async propose(held: Held, input: InterviewInput): Promise<Proposal> {
    return (await this.#ask(held, input, { kind: 'propose' })).proposal;
  }

  /** The move that carries a language model's decision out, or why it is refused. */
  async prove(held: Held, input: InterviewInput, decision: Decision): Promise<Proved> {
    return (await this.#ask(held, input, { kind: 'prove', decision })).proved;
  }

  /** The beginning of a decision's words that may be said before the rest is known; null: none. */
  async begin(held: Held, input: InterviewInput, decision: Decision): Promise<Beginning | null> {
    return (await this.#ask(held, input, { kind: 'begin', decision })).beginning;
  }

  /** The move that ends a turn whose beginning has been said. */
  async complete(held: Held, input: InterviewInput, begun: Begun): Promise<Move> {
    return (await this.#ask(held, input, { kind: 'complete', begun })).move;
  }

  async #ask<R extends Request>(
    { session_id, workspace_id, fence }: Held,
    input: InterviewInput,
    request: R,
  ): Promise<Extract<FromEngine, { kind: R['kind'] }>> {
    if (isShort(input)) return answerTo(request, input) as Extract<FromEngine, { kind: R['kind'] }>;
    const job = { mib: THREAD_MIB, owner: workspace_id, signal: NEVER };
    const asked: ToEngine = { request, input, session: `${session_id} ${fence}` };
    const reply = await this.#pool.run(job, (thread) => thread.ask(asked));
    if (reply.kind !== request.kind) throw new Error(`the engine thread answered ${reply.kind}`);
    return reply as Extract<FromEngine, { kind: R['kind'] }>;
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }
}

function isShort({ turns }: InterviewInput): boolean {
  let letters = 0;
  for (const { text } of turns) letters += text.length;
  return letters <= SHORT;
}
