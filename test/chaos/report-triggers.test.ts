/**
 * Campaigns whose conversations are completed, reported on by hand and closed in random order, while the process that decides and generates
 * is killed again and again: one run at a time, one final report, no conversation left out, nothing repeated.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { pause } from './load.ts';

const SEQUENCES = bySize({ smoke: 3, proof: 200 });
const AT_ONCE = bySize({ smoke: 3, proof: 25 });
const LEASE_SECONDS = 10;
/**
 * The longest life between two kills, in times of the process's start, so that it fits the machine, and in leases, because a run that was
 * killed waits for the end of its lease: lives are from too short for any run to long enough for some, and too short for all of them.
 */
const LONGEST_LIFE = bySize({ smoke: { starts: 1, leases: 0 }, proof: { starts: 4, leases: 3 } });
/** All campaigns that run at once share the few runs of a life. */
const SETTLED_MS = bySize({ smoke: 180_000, proof: 900_000 });
const FLOOR = 2;
const REFRESH = 2;

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed * 2_654_435_761 + 1; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const dir = mkdtempSync(join(tmpdir(), 'insights-triggers-'));
let stack: Stack;
let api: Api;
let kills = 0;

before(async () => {
  stack = await startStack({
    dir,
    seed: 'small',
    interviewers: 0,
    most_interviewers: 0,
    // Every kill costs an attempt, and no run may be given up here.
    env: { ...PLENTY, LOG_LEVEL: 'error', JOB_LEASE_SECONDS: String(LEASE_SECONDS), JOB_MAX_ATTEMPTS: '50' },
  });
  assert.ok(stack.demo);
  api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
});
after(async () => {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** Kills the reports process at intervals, each time after it answers again, until `stop` aborts: a start may take longer than the interval. */
async function keepKilling(stop: AbortSignal): Promise<void> {
  const demo = stack.demo?.interview_id ?? '';
  const random = numbers(SEQUENCES);
  while (!stop.aborted) {
    const killed = stack.processes()['reports'];
    if (killed) process.kill(killed.pid, 'SIGKILL');
    kills += 1;
    const began = performance.now();
    await eventually(() => assert.notEqual(stack.processes()['reports']?.pid, killed?.pid));
    await eventually(() => generationStatus(api, demo), { every_ms: 250 });
    const start = performance.now() - began;
    await pause(random.next().value * (LONGEST_LIFE.starts * start + LONGEST_LIFE.leases * LEASE_SECONDS * 1_000));
  }
}

/** Repeats a call that fails while a process is down. */
const insist = <T>(call: () => Promise<T>): Promise<T> =>
  eventually(call as () => Promise<T | null>, { every_ms: 200 }) as Promise<T>;

/** One campaign from its first conversation to its end. Returns its id and the number of its conversations. */
async function play(seed: number): Promise<{ id: string; conversations: number }> {
  const random = numbers(seed);
  const draw = () => random.next().value;
  const settings = { report: { auto: true, floor_count: FLOOR, refresh_every: REFRESH } };
  const { id } = await insist(() => createCampaign(api, { name: `Sequence ${seed}`, settings }));
  await insist(() => api.ok(api.post(`/v1/interviews/${id}/start`)));
  const conversations = FLOOR + Math.floor(draw() * 5);
  for (let n = 0; n < conversations; n += 1) {
    await insist(() => importTalk(api, id, n, { 'idempotency-key': `talk-${seed}-${n}` }));
    if (draw() < 0.3) await requested(id);
    if (draw() < 0.5) await pause(draw() * 500);
  }
  // Some campaigns end before their last conversations are processed.
  if (draw() < 0.7) await processed(id, conversations);
  await insist(async () => {
    const { status } = await api.post(`/v1/interviews/${id}/complete`);
    assert.ok(status === 200 || status === 409, `status ${status}`);
  });
  return { id, conversations };
}

/** Asks for a report, which is rejected while nothing is completed or the service is restarting. */
async function requested(id: string): Promise<void> {
  const { status } = await api.post(`/v1/interviews/${id}/report/regenerate`);
  assert.ok([202, 409, 503].includes(status), `status ${status}`);
}

async function processed(id: string, count: number): Promise<void> {
  await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, count), {
    timeout_ms: SETTLED_MS,
    every_ms: 250,
  });
}

interface Version {
  version_number: number;
  status: string;
  error_code: string | null;
  trigger_reason: string;
  conversation_count: number;
  created_at: Date;
  completed_at: Date | null;
}

const versionsOf = (id: string) =>
  queryAsAdmin<Version>(
    stack.dir,
    `select version_number, status, error_code, trigger_reason, conversation_count, created_at, completed_at
     from reports.report_versions where interview_id = $1 order by version_number`,
    [id],
  );

/** Everything that was to happen has happened, and it was right. */
async function assertSettled({ id, conversations }: { id: string; conversations: number }): Promise<void> {
  await processed(id, conversations);
  const versions = await eventually(
    async () => {
      const all = await versionsOf(id);
      const newest = all.findLast(({ status }) => status === 'ready');
      assert.ok(
        all.every(({ status }) => status !== 'in_progress'),
        JSON.stringify(all),
      );
      assert.equal(all.filter(({ trigger_reason }) => trigger_reason === 'campaign_completed').length, 1);
      assert.ok(newest && conversations - newest.conversation_count < REFRESH, JSON.stringify(all));
      return all;
    },
    { timeout_ms: SETTLED_MS, every_ms: 250 },
  );
  assert.deepEqual(
    versions.map(({ version_number }) => version_number),
    versions.map((_, index) => index + 1),
  );
  for (const [index, { status, error_code, created_at }] of versions.entries()) {
    assert.ok(status === 'ready' || error_code === 'report_requires_tagged_turns', JSON.stringify(versions));
    const previous = versions[index - 1]?.completed_at;
    assert.ok(!previous || previous <= created_at, 'a run began before the one before it had ended');
  }
}

test(`${SEQUENCES} campaigns while the reports process is killed again and again`, async () => {
  const stop = new AbortController();
  const killing = keepKilling(stop.signal);
  try {
    for (let from = 0; from < SEQUENCES; from += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, SEQUENCES - from) }, (_, n) => from + n);
      const played = await Promise.all(seeds.map((seed) => play(seed)));
      if (from + AT_ONCE >= SEQUENCES) stop.abort();
      await Promise.all(played.map((each) => assertSettled(each)));
    }
  } finally {
    stop.abort();
    await killing;
  }
  console.log(`${SEQUENCES} campaigns, ${kills} kills`);
});
