import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { participantPrincipal, servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { claimSessions } from '../../services/campaigns/src/features/claim-sessions/claim-sessions.ts';
import { finishSession } from '../../services/campaigns/src/features/finish-session/finish-session.ts';
import { heartbeatSessions } from '../../services/campaigns/src/features/heartbeat-sessions.ts';
import { postTurn } from '../../services/campaigns/src/features/post-turn.ts';
import { releaseSessions } from '../../services/campaigns/src/features/release-sessions.ts';
import { storeInterviewerTurn } from '../../services/campaigns/src/features/store-interviewer-turn/store-interviewer-turn.ts';
import type { SeededRandom } from '../../services/campaigns/src/domain/transcript/seeded-random.fixture.ts';
import { interviewerTurn } from '../../services/campaigns/src/requests.fixture.ts';
import type { Scene } from '../../services/campaigns/src/sessions.fixture.ts';
import {
  LEASE_MS,
  type ModelSession,
  claimed,
  isFree,
  isHolder,
  postVerdict,
  stored,
  verdict,
} from './session-model.ts';

/** A worker and the leases that it believes it holds: session → fencing number. A zombie's leases have expired. */
interface Worker {
  readonly id: string;
  holds: Map<ModelSession, number>;
}

const signal = new AbortController().signal;
const asInterviewer = { principal: servicePrincipal('interviewer'), signal };
const heldBy = (session: ModelSession, fence: number) => ({
  session_id: session.id,
  workspace_id: session.workspace_id,
  fence,
});

/** The hash of the session's token is that of its id. */
const asParticipant = ({ id, workspace_id }: ModelSession) => ({
  principal: participantPrincipal(id, workspace_id, createHash('sha256').update(id).digest()),
});

async function answered(work: Promise<{ seq: number }>): Promise<string> {
  try {
    return `seq ${(await work).seq}`;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Plays one random sequence on the real table and on the model; each response must equal the model's. */
export class Play {
  readonly #scene: Scene;
  readonly #random: SeededRandom;
  readonly #sessions: readonly ModelSession[];
  readonly #workers: Worker[] = ['a', 'b', 'c'].map((id) => ({ id, holds: new Map() }));
  #said = 0;

  constructor(scene: Scene, random: SeededRandom, sessions: readonly ModelSession[]) {
    this.#scene = scene;
    this.#random = random;
    this.#sessions = sessions;
  }

  async run(steps: number): Promise<void> {
    const moves = [
      () => this.#claim(),
      () => this.#claim(),
      () => this.#claimAtOnce(),
      () => this.#heartbeat(),
      () => this.#post(),
      () => this.#post(),
      () => this.#postAtOnce(),
      () => this.#store(),
      () => this.#store(),
      () => this.#storeAndPostAtOnce(),
      () => this.#release(),
      () => this.#kill(),
      () => this.#finish(),
      () => this.#wait(),
      () => this.#wait(),
    ];
    for (let step = 0; step < steps; step += 1) await this.#oneOf(moves)();
  }

  #oneOf<T>(items: readonly T[]): T {
    return items[this.#random.below(items.length)] ?? assert.fail('nothing to choose from');
  }

  async #wait(): Promise<void> {
    this.#scene.clock.ms += this.#random.below(LEASE_MS + 5_000);
  }

  async #ask(worker: Worker, max_sessions: number): Promise<{ session: ModelSession; fence: number }[]> {
    const request = { worker_id: worker.id, region: this.#scene.deps.config.region, max_sessions, wait_ms: 0 };
    const answer = await claimSessions(this.#scene.deps, asInterviewer, request);
    return answer.sessions.map(({ session_id, fence, turns }) => {
      const session = this.#sessions.find(({ id }) => id === session_id) ?? assert.fail('an unknown session');
      assert.deepEqual(
        turns.map(({ speaker, text }) => ({ speaker, text })),
        session.turns,
      );
      return { session, fence };
    });
  }

  #take(worker: Worker, got: { session: ModelSession; fence: number }[]): void {
    for (const { session, fence } of got) {
      assert.ok(isFree(session, this.#scene.clock.ms), 'a held session was claimed');
      claimed(session, this.#scene.clock.ms);
      assert.equal(fence, session.fence);
      worker.holds.set(session, fence);
    }
  }

  async #claim(): Promise<void> {
    const worker = this.#oneOf(this.#workers);
    const max = 1 + this.#random.below(2);
    const free = this.#sessions.filter((session) => isFree(session, this.#scene.clock.ms)).length;
    const got = await this.#ask(worker, max);
    assert.equal(got.length, Math.min(max, free));
    this.#take(worker, got);
  }

  async #claimAtOnce(): Promise<void> {
    const free = this.#sessions.filter((session) => isFree(session, this.#scene.clock.ms));
    const got = await Promise.all(this.#workers.map((worker) => this.#ask(worker, 2)));
    const ids = got.flat().map(({ session }) => session.id);
    assert.deepEqual(ids.toSorted(), free.map(({ id }) => id).toSorted(), 'each free session to one worker');
    for (const [index, worker] of this.#workers.entries()) this.#take(worker, got[index] ?? []);
  }

  async #heartbeat(): Promise<void> {
    const worker = this.#oneOf(this.#workers);
    const sessions = [...worker.holds].map(([session, fence]) => heldBy(session, fence));
    const answer = await heartbeatSessions(this.#scene.deps, { worker_id: worker.id, sessions });
    for (const [index, [session, fence]] of [...worker.holds].entries()) {
      const held = isHolder(session, fence);
      const last_seq = held ? session.turns.length : 0;
      assert.deepEqual(answer.sessions[index], { session_id: session.id, held, last_seq });
      if (held) session.leaseUntilMs = this.#scene.clock.ms + LEASE_MS;
      else worker.holds.delete(session);
    }
  }

  #postOnce(session: ModelSession, id: string): Promise<string> {
    const call = asParticipant(session);
    return answered(postTurn(this.#scene.deps, call, { client_turn_id: id, text: id, input: null }));
  }

  #newId(): string {
    this.#said += 1;
    return `said ${this.#said}`;
  }

  #noteSaid(session: ModelSession, id: string, answer: string): void {
    assert.equal(answer, postVerdict(session, id));
    if (answer.startsWith('seq') && !session.said.has(id)) stored(session, 'participant', id);
  }

  async #post(): Promise<void> {
    const session = this.#oneOf(this.#sessions);
    const known = [...session.said.keys()];
    const id = known.length > 0 && this.#random.below(3) === 0 ? this.#oneOf(known) : this.#newId();
    this.#noteSaid(session, id, await this.#postOnce(session, id));
  }

  async #postAtOnce(): Promise<void> {
    const session = this.#oneOf(this.#sessions);
    const id = this.#newId();
    const answers = await Promise.all([1, 2, 3].map(() => this.#postOnce(session, id)));
    for (const answer of answers) this.#noteSaid(session, id, answer);
  }

  #storeOnce(session: ModelSession, fence: number, after_seq: number, text: string): Promise<string> {
    const turn = interviewerTurn({ session: heldBy(session, fence), after_seq, text });
    return answered(storeInterviewerTurn(this.#scene.deps, asInterviewer, turn));
  }

  /** Any worker, zombies included, may try; it may have missed the latest turns. */
  #attempt(): { session: ModelSession; fence: number } | undefined {
    const beliefs = this.#workers.flatMap(({ holds }) => [...holds]);
    if (beliefs.length === 0) return undefined;
    const [session, fence] = this.#oneOf(beliefs);
    return { session, fence };
  }

  async #store(): Promise<void> {
    const attempt = this.#attempt();
    if (!attempt) return;
    const { session, fence } = attempt;
    const seq = Math.max(0, session.turns.length - (this.#random.below(4) === 0 ? 1 : 0));
    const text = this.#newId();
    const expected = verdict(session, fence, seq);
    assert.equal(await this.#storeOnce(session, fence, seq, text), expected);
    if (expected.startsWith('seq')) stored(session, 'interviewer', text);
  }

  /** Either may come first; nothing else may happen. */
  async #storeAndPostAtOnce(): Promise<void> {
    const attempt = this.#attempt();
    if (!attempt) return;
    const { session, fence } = attempt;
    const seq = session.turns.length;
    const [asked, said] = [this.#newId(), this.#newId()];
    const [store, post] = await Promise.all([
      this.#storeOnce(session, fence, seq, asked),
      this.#postOnce(session, said),
    ]);
    if (store.startsWith('seq')) {
      assert.equal(store, verdict(session, fence, seq));
      stored(session, 'interviewer', asked);
      return this.#noteSaid(session, said, post);
    }
    this.#noteSaid(session, said, post);
    assert.equal(store, verdict(session, fence, seq));
  }

  async #release(): Promise<void> {
    const worker = this.#oneOf(this.#workers);
    const sessions = [...worker.holds].map(([session, fence]) => heldBy(session, fence));
    await releaseSessions(this.#scene.deps, { worker_id: worker.id, sessions });
    for (const [session, fence] of worker.holds) if (isHolder(session, fence)) session.status = 'waiting';
    worker.holds.clear();
  }

  async #kill(): Promise<void> {
    this.#oneOf(this.#workers).holds.clear();
  }

  async #finish(): Promise<void> {
    if (this.#random.below(3) > 0) return;
    const session = this.#oneOf(this.#sessions);
    const call = asParticipant(session);
    const answer = await finishSession(this.#scene.deps, call).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
    );
    assert.equal(answer, session.status === 'completed' ? 'invalid_transition' : 'completed');
    session.status = 'completed';
  }
}
