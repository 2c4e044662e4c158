/**
 * How long turns of live interviews take with a language model that begins to answer after .3, 1 and 3 s, next to the floor alone, and how much of
 * that is the system's own part. `SESSIONS` people answer every `ANSWER_SECONDS`, give or take a third, through the public API; one
 * interviewer process conducts them all. A turn's time: from the acknowledgement of the answer to the whole turn on the event stream. The
 * endpoint's part: as long as any request about that turn was open there. Participants, endpoint and all processes share the cores.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { type ChatReply, type ChatRequest, startChatServer } from '../support/chat-server.ts';
import { type Conducting, decided } from '../support/model-server.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';

const SESSIONS = Number(process.env['SESSIONS'] ?? bySize({ smoke: 10, proof: 200 }));
const ANSWER_SECONDS = Number(process.env['ANSWER_SECONDS'] ?? bySize({ smoke: 4, proof: 15 }));
const STEP_MS = Number(process.env['STEP_SECONDS'] ?? bySize({ smoke: 15, proof: 60 })) * 1_000;
/** When the endpoint begins, in milliseconds; null: the floor alone. */
const BEGINS: readonly (number | null)[] = [null, 300, 500, 1_000, 3_000];
const JOINING_AT_ONCE = 5;
const PATIENCE_MS = 60_000;
const OWN_LIMIT_MS = 250;
const FIRST_LIMIT_MS = 1_500;

const isConducting = (data: unknown): data is Conducting => typeof data === 'object' && data !== null && 'may' in data;

/** A word that no other turn has, by which the requests about it are known. */
const MARK = /\bm\d+n\d+\b/gu;

/** An endpoint that remembers, for each turn, when requests about it were open. */
async function endpoint(begin_ms: number) {
  const open = new Map<string, [number, number][]>();
  const reply = ({ data, raw }: ChatRequest): ChatReply => {
    const mark = raw.match(MARK)?.at(-1) ?? '';
    const isTurn = typeof data === 'object' && data !== null && 'turn' in data;
    const small = isTurn ? { breaks: 'nothing' } : { signs: [], wishes: [], answer_state: 'answers' };
    const from = Date.now();
    const spans = open.get(mark) ?? [];
    open.set(mark, spans);
    const onSent = () => void spans.push([from, Date.now()]);
    const content = JSON.stringify(isConducting(data) ? worded(data) : small);
    return { content, pace: { begin_ms, every_ms: 10, size: 8 }, onSent };
  };
  const server = await startChatServer(reply);
  return { ...server, spansOf: (mark: string) => open.get(mark) ?? [] };
}

/** Two sentences before the question, so that there is something to release. */
function worded(data: Conducting) {
  const { say, ...decision } = decided(data);
  return { ...decision, say: say.replace(/^Mhm\. /, 'Mhm. You phoned around for an hour. ') };
}

/** The time that is covered by spans between two moments. */
function coveredBy(spans: readonly [number, number][], from: number, to: number): number {
  let [covered, until] = [0, from];
  for (const [begin, end] of spans.toSorted(([a], [b]) => a - b)) {
    const [start, stop] = [Math.max(begin, until), Math.min(end, to)];
    covered += Math.max(0, stop - start);
    until = Math.max(until, stop);
  }
  return covered;
}

interface Measured {
  turn_ms: number;
  first_ms: number;
  own_ms: number;
}

async function talk(
  who: Participant,
  reader: Reader,
  seat: number,
  spansOf: (mark: string) => [number, number][],
  until: () => boolean,
) {
  const measured: (Measured & { at: number })[] = [];
  await reader.asked(0, PATIENCE_MS);
  for (let n = 0; !until(); n += 1) {
    await sleep((ANSWER_SECONDS * 2_000) / 3 + Math.random() * ((ANSWER_SECONDS * 2_000) / 3));
    const mark = `m${seat}n${n}`;
    const text = `It happened again on ward ${mark}, and then we phoned around for an hour before anybody knew more.`;
    const said = await who.say(text);
    const from = Date.now();
    const asked = await reader.asked(said.seq, PATIENCE_MS);
    const to = reader.turns.find((turn) => turn.seq === asked.seq)?.at ?? from;
    const first = reader.seen.find((words) => words.seq === asked.seq)?.at ?? to;
    const own_ms = to - from - coveredBy(spansOf(mark), from, to);
    measured.push({ at: from, turn_ms: to - from, first_ms: first - from, own_ms });
  }
  await who.api.ok(who.api.post('/v1/join/session/finish'));
  await reader.close();
  return measured;
}

async function measure(begin_ms: number | null) {
  const model = await endpoint(begin_ms ?? 0);
  const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
  const stack = await startStack({
    dir: join(dir, 'local'),
    seed: 'small',
    interviewers: 1,
    most_interviewers: 1,
    env: {
      ...PLENTY,
      INTERVIEWER_CAPACITY: String(SESSIONS),
      INTERVIEWER_THINK_MS: '0',
      LOG_LEVEL: 'warn',
      ...(begin_ms === null ? {} : { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: model.url, MODEL_NAME: 'm' }),
      MODEL_CAMPAIGN_BUDGET: '{}',
      MODEL_DAILY_BUDGET: '{}',
    },
  });
  try {
    if (!stack.demo) throw new Error('the stack was not seeded');
    const { link } = await openCampaign(new Api(stack.baseUrl, { key: stack.demo.api_keys.full }), {
      questions: Array.from({ length: 100 }, (_, n) => ({ text: `What happened at hand-over number ${n + 1}?` })),
      settings: { max_duration_minutes: 480, report: { auto: false } },
    });
    const talks: ReturnType<typeof talk>[] = [];
    let isOver = false;
    for (let seat = 0; seat < SESSIONS; seat += JOINING_AT_ONCE) {
      const seats = Array.from({ length: Math.min(JOINING_AT_ONCE, SESSIONS - seat) }, (_, n) => seat + n);
      const people = await Promise.all(seats.map(() => Participant.join(stack.baseUrl, link)));
      for (const [n, who] of people.entries()) talks.push(talk(who, who.read(), seat + n, model.spansOf, () => isOver));
    }
    // The first turns find out what the endpoint can do.
    const from = Date.now() + STEP_MS / 6;
    await sleep(STEP_MS);
    isOver = true;
    const all = (await Promise.all(talks)).flat().filter(({ at }) => at > from);
    return rowOf(begin_ms, all);
  } finally {
    await stack.remove();
    await model.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function rowOf(begin_ms: number | null, all: readonly Measured[]) {
  const at = (of: keyof Measured, share: number) => {
    const values = all.map((one) => one[of]).toSorted((a, b) => a - b);
    return Math.round(values[Math.floor(values.length * share)] ?? Number.NaN);
  };
  return {
    endpoint: begin_ms === null ? 'floor' : `${begin_ms / 1_000} s`,
    sessions: SESSIONS,
    turns: all.length,
    turn_p50_ms: at('turn_ms', 0.5),
    turn_p99_ms: at('turn_ms', 0.99),
    first_p50_ms: at('first_ms', 0.5),
    first_p99_ms: at('first_ms', 0.99),
    own_p50_ms: at('own_ms', 0.5),
    own_p99_ms: at('own_ms', 0.99),
  };
}

const rows = [];
const wanted = process.env['BEGINS']?.split(',').map((text) => (text === 'floor' ? null : Number(text))) ?? BEGINS;
for (const begin_ms of wanted) {
  const row = await measure(begin_ms);
  rows.push(row);
  console.log(JSON.stringify(row));
}
console.table(rows);
const own = rows.find(({ endpoint: of }) => of === '1 s');
const first = rows.find(({ endpoint: of }) => of === '0.5 s');
if (own) console.log(`own part of a turn with a 1 s endpoint: p99 ${own.own_p99_ms} ms (limit ${OWN_LIMIT_MS})`);
if (first) console.log(`first sentence with a .5 s endpoint: p50 ${first.first_p50_ms} ms (limit ${FIRST_LIMIT_MS})`);
