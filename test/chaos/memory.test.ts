import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Demo } from '../../deploy/local/seed.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { type Answer, Api, once } from '../support/api.ts';
import { createCampaign, generationStatus, reportReady } from '../support/campaign.ts';
import { chartMemoryMib } from '../support/chart-memory.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { memoryMibOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';
import { openCampaign } from '../support/participant.ts';
import { answerWorst } from './worst-answers.ts';
import type { SendersData, Sent } from './worst-senders.ts';

const CONVERSATIONS = bySize({ smoke: 2, proof: 100 });
const ROUNDS = bySize({ smoke: 1, proof: 3 });
/** An answer has 17,000 characters; 61 of them are a MiB. */
const ANSWERS = bySize({ smoke: 10, proof: 61 });
/** Depends on the machine, so the proof measures it. */
const P99_MS = bySize({ smoke: null, proof: 500 });
const PAUSE_MS = 40;
/** Long talks wait behind the worst inputs of the same workspace for as long as the machine takes. */
const HANGS_MS = 1_800_000;

const limits = chartMemoryMib();
/** Half of the limit for the heap: buffers, threads and code need the rest. */
const heap_mib = Object.fromEntries(Object.entries(limits).map(([name, mib]) => [name, mib / 2]));

/** Ordinary use, by a separate key: reads and small writes, one after another. */
class NormalTraffic {
  readonly latencies: number[] = [];
  readonly failures: string[] = [];
  readonly #api: Api;
  readonly #interviewId: string;
  readonly #done: Promise<void>;
  readonly #stopping = new AbortController();

  constructor(api: Api, interviewId: string) {
    this.#api = api;
    this.#interviewId = interviewId;
    this.#done = this.#run();
  }

  async #run(): Promise<void> {
    for (let n = 0; !this.#stopping.signal.aborted; n += 1) {
      const sent = performance.now();
      const { status } = await (n % 4 === 0
        ? this.#api.post(`/v1/interviews/${this.#interviewId}/contacts`, { name: `Person ${n}` })
        : this.#api.get(`/v1/interviews/${this.#interviewId}`));
      this.latencies.push(performance.now() - sent);
      if (status >= 300) this.failures.push(`request ${n}: ${status}`);
      await sleep(PAUSE_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }

  at(share: number): number {
    return this.latencies.toSorted((a, b) => a - b)[Math.floor(this.latencies.length * share)] ?? 0;
  }
}

/** The peak memory of a process in MiB, without the pages of its program files, which the kernel reclaims before it kills a process. */
function peakMib(pid: number): number {
  return Math.round(memoryMibOf(pid, 'VmHWM') - memoryMibOf(pid, 'RssFile'));
}

function sendWorst(workerData: SendersData): Promise<Sent[]> {
  const worker = new Worker(new URL('./worst-senders.ts', import.meta.url), { workerData });
  return new Promise<Sent[]>((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function longTalk(n: number): { turns: object[] } {
  const words = `The hand-over notes of ward ${n} get lost between shifts, and then we phone around for an hour. `;
  const answer = words.repeat(17_000 / words.length);
  const turns = Array.from({ length: ANSWERS }, () => [
    { speaker: 'interviewer', text: 'What happened at the last hand-over?' },
    { speaker: 'participant', text: answer },
  ]);
  return { turns: turns.flat() };
}

/** Like a client that retries when there is no capacity. */
function untilDone(ask: () => Promise<Answer>): Promise<Answer> {
  return eventually(
    async () => {
      const answer = await ask();
      if (answer.status !== 503) assert.ok(answer.status < 300, `status ${answer.status}`);
      return answer.status === 503 ? null : answer;
    },
    { every_ms: 1_000, what: 'room for the request' },
  );
}

/** Resolves when every conversation is tagged. */
async function completed(api: Api, interviewId: string): Promise<void> {
  await eventually(
    async () => assert.equal((await generationStatus(api, interviewId)).completed_count, CONVERSATIONS),
    {
      timeout_ms: HANGS_MS,
      every_ms: 500,
    },
  );
}

/** A campaign with conversations of a MiB each, and its report. */
async function reportOfLongTalks(api: Api): Promise<void> {
  const { id } = await createCampaign(api, { settings: { report: { auto: false } } });
  for (let n = 0; n < CONVERSATIONS; n += 1) {
    const headers = once();
    const body = { contact: { email: `long${n}@example.org` }, format: 'json', transcript: longTalk(n) };
    await untilDone(() => api.post(`/v1/interviews/${id}/conversations/import`, body, { headers }));
  }
  await completed(api, id);
  const headers = once();
  await untilDone(() => api.post(`/v1/interviews/${id}/report/regenerate`, {}, { headers }));
  await reportReady(api, id, CONVERSATIONS, HANGS_MS);
}

describe('the worst inputs beside normal traffic, with the memory that the chart allows', () => {
  const dir = mkdtempSync(join(tmpdir(), 'insights-memory-'));
  let stack: Stack;
  let demo: Demo;

  before(async () => {
    stack = await startStack({ dir, seed: 'small', heap_mib, env: { ...PLENTY, LOG_LEVEL: 'warn' } });
    assert.ok(stack.demo);
    demo = stack.demo;
  });
  after(async () => {
    await stack.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  const pids = () => Object.entries(stack.processes()).map(([name, { pid }]) => [name, pid] as const);

  /** Sends the worst inputs during a report on long interviews and returns how normal traffic performed. */
  async function attack(): Promise<NormalTraffic> {
    const api = new Api(stack.baseUrl, { key: demo.api_keys.full });
    const { id } = await createCampaign(api);
    const traffic = new NormalTraffic(new Api(stack.baseUrl, { token: demo.tokens.admin }), id);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const credentials = [
      { 'x-api-key': demo.api_keys.full },
      bearer(demo.tokens.owner),
      bearer(demo.tokens.member),
      { 'x-api-key': demo.api_keys.interviews_only },
    ];
    const { link } = await openCampaign(api, { settings: { hide_participant_names: true } });
    const [sending, report, answering] = await Promise.allSettled([
      sendWorst({ base_url: stack.baseUrl, credentials, interview_id: id, rounds: ROUNDS }),
      reportOfLongTalks(api),
      answerWorst(stack.baseUrl, link),
    ]);
    await traffic.stop();
    const sent = sending.status === 'fulfilled' ? sending.value : [];

    const peaks = pids().flatMap(([name, pid]) => (limits[name] === undefined ? [] : [[name, peakMib(pid)] as const]));
    console.log(
      `normal traffic: ${traffic.latencies.length} requests, p50 ${traffic.at(0.5).toFixed(0)} ms, ` +
        `p99 ${traffic.at(0.99).toFixed(0)} ms; load average ${loadavg()
          .map((load) => load.toFixed(1))
          .join(' ')}\n` +
        `peak memory: ${peaks.map(([name, mib]) => `${name} ${mib} of ${limits[name]} MiB`).join(', ')}\n` +
        `${sent.length} worst inputs, told to retry ${sent.reduce((sum, { refusals }) => sum + refusals, 0)} times; ` +
        `${answering.status === 'fulfilled' ? answering.value : 'not all'} worst answers`,
    );
    // Prints the figures even if an assertion fails.
    for (const outcome of [sending, report, answering]) if (outcome.status === 'rejected') throw outcome.reason;
    assert.deepEqual(
      sent.filter(({ wanted, status }) => wanted !== status),
      [],
    );
    assert.deepEqual(traffic.failures, []);
    for (const [name, mib] of peaks) assert.ok(mib <= (limits[name] ?? 0), `${name} took ${mib} MiB`);
    return traffic;
  }

  test(`no process restarts or outgrows its limit, and normal traffic is answered${P99_MS === null ? '' : ` within ${P99_MS} ms`}`, async () => {
    const started = pids();
    const slowest = (await attack()).at(0.99);
    assert.deepEqual(pids(), started);
    assert.ok(P99_MS === null || slowest <= P99_MS, `p99 ${slowest.toFixed(0)} ms`);
  });
});
