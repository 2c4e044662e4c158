import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { claimSessions } from '../../services/campaigns/src/features/claim-sessions/claim-sessions.ts';
import { maskForModel } from '../../services/campaigns/src/features/mask-texts.ts';
import { addModelUse } from '../../services/campaigns/src/features/add-model-use.ts';
import { postTurn } from '../../services/campaigns/src/features/post-turn.ts';
import { readTurns } from '../../services/campaigns/src/features/read-turns.ts';
import { storeInterviewerTurn } from '../../services/campaigns/src/features/store-interviewer-turn/store-interviewer-turn.ts';
import { streamSession } from '../../services/campaigns/src/features/stream-session/stream-session.ts';
import { openQuestion } from '../../services/campaigns/src/requests.fixture.ts';
import {
  type Joined,
  activeCampaign,
  interviewer as worker,
  owner,
  scene,
  waiting,
} from '../../services/campaigns/src/sessions.fixture.ts';
import { EngineThread } from '../../services/interviewer/src/engine-threads/engine-thread.ts';
import { Conversation, type ConversationDeps } from '../../services/interviewer/src/features/conversation.ts';
import { conductedBy } from '../../services/interviewer/src/interviewer.ts';
import { modelConductor } from '../../services/interviewer/src/model/conductor.ts';
import { modelJudge } from '../../services/interviewer/src/model/judge.ts';
import { configOf } from '../../services/interviewer/src/model/model.fixture.ts';
import { Spending } from '../../services/interviewer/src/model/spending.ts';
import { startChatServer } from '../support/chat-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Conducting, decided } from '../support/model-server.ts';

const TOLD = 'It happened again, and then we phoned around for an hour before anybody knew more.';
const FIRST = 'Mhm.';
const SECOND = 'You phoned around for an hour.';
const LEASE_MS = 9_000;

const s = await scene({ after });
const engine = new EngineThread();
after(() => engine.close());
const isConducting = (data: unknown): data is Conducting => typeof data === 'object' && data !== null && 'may' in data;
/** Takes up what was told in two sentences before the question. */
const model = await startChatServer(({ data }) => {
  if (!isConducting(data)) return { content: JSON.stringify({ breaks: 'nothing' }) };
  const { say, ...decision } = decided(data);
  const isTold = data.conversation.some(({ text }) => text === TOLD);
  const content = JSON.stringify({ ...decision, say: isTold ? say.replace(FIRST, `${FIRST} ${SECOND}`) : say });
  return { content, pace: { size: 6, every_ms: isTold ? 40 : 0 } };
});
after(() => model.close());
const config = configOf(model.url);
const spending = new Spending(config);
const ignore = () => undefined;

/** When a process ends: before or after it stores a turn's words for the nth time. */
interface Death {
  nth: number;
  when: 'before' | 'after';
}

/** An interviewer process. From its death on nothing that it does arrives anywhere. */
function process(session: sessions.ClaimedSession, death: Death | null) {
  const died = Promise.withResolvers<void>();
  let [isDead, stored] = [false, 0];
  const die = (): never => {
    isDead = true;
    died.resolve();
    throw new Error('the process was killed');
  };
  const alive =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      isDead ? new Promise(() => undefined) : work(...args);
  const store = async (request: sessions.StoreInterviewerTurnRequest) => {
    const isCounted =
      death !== null &&
      request.text.startsWith(`${FIRST} ${SECOND}`.slice(0, request.text.length)) &&
      request.after_seq > 3;
    const isLast = isCounted && stored++ === death.nth;
    if (isLast && death.when === 'before') die();
    const answer = await storeInterviewerTurn(s.deps, worker, request);
    return isLast ? die() : answer;
  };
  const client = {
    readTurns: alive((request: sessions.ReadTurnsRequest) => readTurns(s.deps, worker, request)),
    maskForModel: alive((request: sessions.MaskForModelRequest) => maskForModel(s.deps, worker, request)),
    addModelUse: alive((request: sessions.AddModelUseRequest) => addModelUse(s.deps, worker, request)),
    storeInterviewerTurn: alive(store),
  };
  const conversation = new Conversation(
    {
      sessions: client as unknown as ConversationDeps['sessions'],
      interviewer: conductedBy(modelConductor(config, spending, ignore), ignore, modelJudge(config, spending)),
      readValues: null,
      engine,
      bus: s.bus,
      think_ms: 0,
      turn_seconds: { observe: ignore },
      logger: { warn: ignore },
    },
    session,
  );
  void conversation.conduct();
  after(() => conversation.lose());
  return { conversation, died: died.promise, stored: () => stored };
}

/** Claims what is free, of earlier interviews too, whose processes are gone. */
async function claimed({ session }: Joined): Promise<sessions.ClaimedSession> {
  const request = { worker_id: 'w', region: 'here', max_sessions: 50, wait_ms: 0 };
  const claims = await claimSessions(s.deps, worker, request);
  return claims.sessions.find(({ session_id }) => session_id === session.id) ?? assert.fail('nothing to claim');
}

/** What a device shows: whole turns, and each stage of those that came in parts. */
function device(who: Joined) {
  const turns: sessions.SessionTurn[] = [];
  const parts: { seq: number; text: string }[] = [];
  const leaving = new AbortController();
  after(() => leaving.abort());
  void (async () => {
    for await (const { event } of streamSession(s.deps, { ...who.call, signal: leaving.signal }, { after_seq: 0 })) {
      if (event?.$case === 'turn') turns.push(event.value);
      if (event?.$case !== 'turn_delta') continue;
      const { seq, start, text } = event.value;
      parts.push({ seq, text: (parts.findLast((one) => one.seq === seq)?.text ?? '').slice(0, start) + text });
    }
  })();
  const whole = (seq: number) => eventually(() => turns.find((turn) => turn.seq === seq) ?? null);
  return { turns, parts, whole };
}

const say = (who: Joined, text: string) => postTurn(s.deps, who.call, { client_turn_id: text, text, input: null });

/** An interview up to the interviewer's turn about what was told; `death` ends its process meanwhile, and another one takes over. */
async function interview(death: Death | null) {
  const questions = ['one', 'two', 'three'].map((week) => openQuestion(`What happened in week ${week}?`, week));
  const maya = await waiting(s, await activeCampaign(s, owner(), {}, questions));
  const first = process(await claimed(maya), death);
  const own = device(maya);
  await own.whole(1);
  await say(maya, 'Yes.');
  await own.whole(3);
  await say(maya, TOLD);
  const answered = own.whole(5);
  if (death !== null) {
    await Promise.race([first.died, answered]);
    first.conversation.lose();
    await say(maya, 'Hello?');
    s.clock.ms += LEASE_MS;
    process(await claimed(maya), null);
  }
  const late = device(maya);
  const last = death === null ? TOLD : 'Hello?';
  const stored = await eventually(() => {
    const texts = own.turns.map(({ text }) => text);
    const isAnswered = texts.includes(last) && own.turns.at(-1)?.speaker === 'interviewer';
    return isAnswered && texts.length === late.turns.length ? texts : null;
  });
  assert.deepEqual(
    late.turns.map(({ text }) => text),
    stored,
    'who comes late sees the same',
  );
  for (const { seq, text } of [...own.parts, ...late.parts])
    assert.ok(own.turns[seq - 1]?.text.startsWith(text), `${own.turns[seq - 1]?.text} begins with ${text}`);
  return { own, texts: stored };
}

describe('a turn that is released sentence by sentence', () => {
  test('is seen in parts before it is whole', async () => {
    const { own, texts } = await interview(null);
    const parts = own.parts.filter(({ seq }) => seq === 5).map(({ text }) => text);
    assert.equal(parts.at(-1), `${FIRST} ${SECOND}`);
    assert.match(texts[4] ?? '', /^Mhm\. You phoned around for an hour\. .*\?$/u);
  });

  for (const nth of [0, 1, 2])
    for (const when of ['before', 'after'] as const)
      test(`is ended by another process, once, if its own is killed ${when} it stores words for the ${nth + 1}. time`, async () => {
        const { own, texts } = await interview({ nth, when });
        const speakers = own.turns.map(({ speaker }) => speaker[0]).join('');
        // Before any word was seen, both messages get one answer.
        assert.ok(['ipippi', 'ipipipi'].includes(speakers), speakers);
        assert.equal(texts.filter((text) => text === TOLD).length, 1);
        assert.equal(texts.filter((text) => text === 'Hello?').length, 1);
      });
});
