/**
 * What an open event stream of an interview costs: memory of the gateway and of campaigns for each, the processor time of both while
 * nothing is said, and the wait for a turn that is said then, seen on one stream of each participant. All streams go through
 * one gateway. Run: node test/bench/idle-streams.ts.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { heard } from '../support/heard.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { cpuSecondsOf, memoryMibOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';

const PARTICIPANTS = bySize({ smoke: 10, proof: 100 });
const STREAMS = bySize({ smoke: 200, proof: 10_000 });
const AT_ONCE = 50;
const SETTLE_MS = 5_000;
const IDLE_MS = bySize({ smoke: 5_000, proof: 30_000 });
const KIB = 1_024;

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const env = {
  ...PLENTY,
  LOG_LEVEL: 'warn',
  STREAMS_PER_PARTICIPANT: String(STREAMS),
  STREAMS_PER_ADDRESS: String(STREAMS),
  STREAMS_PER_GATEWAY: String(STREAMS),
};
const stack = await startStack({ dir: join(dir, 'local'), seed: 'small', env });
const open: IncomingMessage[] = [];

/** A stream whose first event has arrived. */
async function openStream({ token }: Participant): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  const [answer] = (await once(
    request(`${stack.baseUrl}/v1/join/session/events`, { headers, agent: false }).end(),
    'response',
  )) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`);
  await once(answer, 'data');
  answer.resume();
  return answer;
}

const usage = () =>
  ['gateway', 'campaigns'].map((name) => {
    const pid = stack.processes()[name]?.pid;
    return { name, mib: memoryMibOf(pid, 'VmRSS'), seconds: cpuSecondsOf(pid) };
  });

try {
  const { link } = await openCampaign(new Api(stack.baseUrl, { key: stack.demo?.api_keys.full ?? '' }));
  const people: Participant[] = [];
  while (people.length < PARTICIPANTS) people.push(await Participant.join(stack.baseUrl, link));
  await sleep(SETTLE_MS);
  const before = usage();
  while (open.length < STREAMS) {
    const more = Array.from({ length: Math.min(AT_ONCE, STREAMS - open.length) }, (_, n) =>
      openStream(people[(open.length + n) % people.length] as Participant),
    );
    open.push(...(await Promise.all(more)));
  }
  await sleep(SETTLE_MS);
  const opened = usage();
  await sleep(IDLE_MS);
  const idle = usage();
  for (const [index, { name, mib }] of opened.entries()) {
    const each = ((mib - (before[index]?.mib ?? 0)) * KIB) / STREAMS;
    const busy = (((idle[index]?.seconds ?? 0) - (opened[index]?.seconds ?? 0)) / IDLE_MS) * 100_000;
    console.log(
      `${name}: ${Math.round(mib)} MiB with ${STREAMS} idle streams, ${each.toFixed(0)} KiB each, ${busy.toFixed(1)} % of a processor`,
    );
  }
  const waits: number[] = [];
  for (const [index, person] of people.entries()) {
    const text = `This is what happened to person ${index} at the hand-over.`;
    const seen = heard(open[index] as IncomingMessage, text);
    const since = performance.now();
    await person.say(text);
    await seen;
    waits.push(performance.now() - since);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? Number.NaN).toFixed(0);
  console.log(`an answer, sent to seen on a stream of its participant: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
} finally {
  for (const stream of open) stream.destroy();
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}
