import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { startChatServer } from '../support/chat-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Conducting, decided } from '../support/model-server.ts';
import { openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';
import { Crowd } from './crowd.ts';

const PEOPLE = bySize({ smoke: 3, proof: 20 });
const KILLS = bySize({ smoke: 1, proof: 25 });
/** More than anybody answers while processes are killed. */
const QUESTIONS = 100;
/** Each sentence takes about half a second. */
const PACE = { begin_ms: 100, every_ms: 60, size: 4 };

const isConducting = (data: unknown): data is Conducting => typeof data === 'object' && data !== null && 'may' in data;

/** What the people of a crowd said, taken up in two sentences, before the question. */
const turnOf = (data: Conducting) => {
  const { say, ...decision } = decided(data);
  return { ...decision, say: say.replace(/^Mhm\. /, 'Mhm. You phoned around for an hour. ') };
};

const dir = mkdtempSync(join(tmpdir(), 'insights-released-'));
const model = await startChatServer(({ data }) => {
  if (isConducting(data)) return { content: JSON.stringify(turnOf(data)), pace: PACE };
  const isTurn = typeof data === 'object' && data !== null && 'turn' in data;
  const small = isTurn ? { breaks: 'nothing' } : { signs: [], wishes: [], answer_state: 'answers' };
  return { content: JSON.stringify(small) };
});
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  interviewers: 2,
  most_interviewers: 2,
  env: {
    ...PLENTY,
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'm',
    LOG_LEVEL: 'warn',
    INTERVIEWER_CAPACITY: String(PEOPLE),
    INTERVIEWER_THINK_MS: '50',
    SESSION_LEASE_SECONDS: '5',
  },
});
after(async () => {
  await stack.remove();
  await model.close();
  rmSync(dir, { recursive: true, force: true });
});

const interviewers = () => Object.entries(stack.processes()).filter(([, { role }]) => role === 'interviewer');

/** Kills every interviewer while somebody sees a turn that is not whole yet. */
async function killAll(people: Crowd): Promise<number> {
  await people.untilPartlySeen();
  const victims = interviewers();
  const at = Date.now();
  for (const [, { pid }] of victims) process.kill(pid, 'SIGKILL');
  await eventually(() => {
    for (const [name, { pid }] of victims) assert.notEqual(stack.processes()[name]?.pid, pid);
  });
  await eventually(() => assert.ok(people.allAnsweredSince(at)), { timeout_ms: 60_000 });
  return at;
}

test('interviewers are killed in the middle of their words: no turn is lost or doubled, and what was seen is what is stored', async () => {
  assert.ok(stack.demo);
  const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  const questions = Array.from({ length: QUESTIONS }, (_, n) => ({ text: `What happened in week ${n + 1}?` }));
  const { id, link } = await openCampaign(api, { questions });
  const people = await Crowd.gather(stack.baseUrl, link, PEOPLE);
  const kills: number[] = [];
  for (let n = 0; n < KILLS; n += 1) kills.push(await killAll(people));
  await people.finish();
  const { unfinished, lost, doubled, gaps } = people.audit();
  assert.deepEqual({ unfinished, lost, doubled, gaps }, { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
  assert.deepEqual(people.partly(0).changed, 0, 'each turn begins with what was seen of it');
  const open = kills.map((at) => people.partly(at).open);
  assert.ok(
    open.some((count) => count > 0),
    'a turn that was cut off was finished',
  );
  const conversations = await api.ok<{ id: string }[]>(api.get(`/v1/interviews/${id}/conversations`));
  const stored = await Promise.all(
    conversations.map(async (conversation) => {
      const transcript = `/v1/interviews/${id}/conversations/${conversation.id}/transcript`;
      const { turns } = await api.ok<{ turns: { text: string }[] }>(api.get(transcript));
      return turns.map(({ text }) => text).join('\n');
    }),
  );
  assert.deepEqual(new Set(people.heard()), new Set(stored), 'what was seen is what is stored');
  const { turns, max } = people.silences();
  const cut = open.reduce((sum, count) => sum + count, 0);
  console.log(`${KILLS} kills, ${turns} turns, ${cut} views of turns that were cut off; longest silence ${max} ms`);
});
