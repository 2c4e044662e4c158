/**
 * What it costs that many of a team follow one live interview: transactions and processor time for each exchange of turns, without
 * readers and with many, and the wait until the last reader has the turn. All go through one gateway and one campaigns process.
 * Run: node test/bench/session-readers.ts.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { heard } from '../support/heard.ts';
import { cpuSecondsWithChildren } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const READERS = bySize({ smoke: 10, proof: 100 });
const EXCHANGES = bySize({ smoke: 3, proof: 40 });
/** An idle backend has added its transactions to the statistics after 10 s; after less, the count is not exact. */
const FLUSHED_MS = bySize({ smoke: 2_000, proof: 12_000 });

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const local = join(dir, 'local');
const env = { ...PLENTY, LOG_LEVEL: 'warn', INTERVIEWER_THINK_MS: '0', STREAMS_PER_CALLER: String(READERS) };
const stack = await startStack({ dir: local, seed: 'small', env });
const key = stack.demo?.api_keys.full ?? '';
const open: IncomingMessage[] = [];

/** A stream of the team whose first event has arrived. */
async function openStream(path: string): Promise<IncomingMessage> {
  const asked = request(`${stack.baseUrl}${path}`, { headers: { 'x-api-key': key }, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`);
  await once(answer, 'data');
  return answer.resume();
}

async function transactions(): Promise<number> {
  await sleep(FLUSHED_MS);
  const sql = 'select xact_commit::int as count from pg_stat_database where datname = current_database()';
  return (await queryAsAdmin<{ count: number }>(local, sql))[0]?.count ?? Number.NaN;
}

const usage = () =>
  ['gateway', 'campaigns', 'postgres'].map((name) => cpuSecondsWithChildren(stack.processes()[name]?.pid ?? 0));

/** Exchanges of turns, each until all readers have both turns. Prints what one costs beyond what an idle system does. */
async function measure(who: Participant, follower: IncomingMessage): Promise<void> {
  const idle = await transactions();
  const [start, since, busy] = [await transactions(), performance.now(), usage()];
  const waits: number[] = [];
  for (let exchange = 0; exchange < EXCHANGES; exchange += 1) {
    const { last_seq } = await who.session();
    const next = Number(last_seq) + 2;
    const seen = Promise.all([follower, ...open].map((stream) => heard(stream, `"seq":${next},`)));
    const said = performance.now();
    await who.say(`We lost the notes of the ward at hand-over number ${exchange}, so we phoned around for an hour.`);
    await seen;
    waits.push(performance.now() - said);
  }
  const used = usage().map((seconds, index) => ((seconds - (busy[index] ?? 0)) * 1_000) / EXCHANGES);
  const share = (performance.now() - since + FLUSHED_MS) / FLUSHED_MS;
  const committed = ((await transactions()) - start - (start - idle) * share) / EXCHANGES;
  const at = (part: number) => (waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0).toFixed(0);
  console.log(
    `${open.length + 1} readers: ${committed.toFixed(1)} transactions and ${used.map((ms) => ms.toFixed(1)).join(' + ')} ms ` +
      `of gateway + campaigns + PostgreSQL for an exchange; seen by all after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}

try {
  const questions = Array.from({ length: 100 }, (_, n) => ({ text: `What happened at hand-over number ${n + 1}?` }));
  const settings = { max_duration_minutes: 480, report: { auto: false } };
  const { id, link } = await openCampaign(new Api(stack.baseUrl, { key }), { questions, settings });
  const who = await Participant.join(stack.baseUrl, link);
  const reader = who.read();
  await reader.asked(0);
  await reader.close();
  const { conversation_id } = await who.session();
  const path = `/v1/interviews/${id}/conversations/${String(conversation_id)}/events`;
  const follower = await openStream(path);
  await measure(who, follower);
  while (open.length < READERS - 1) open.push(await openStream(path));
  await measure(who, follower);
  follower.destroy();
} finally {
  for (const stream of open) stream.destroy();
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}
