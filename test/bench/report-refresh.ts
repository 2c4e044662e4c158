// The time of a report on a running system: on all conversations of a campaign, and after five more. Conversations are distinct
// (test/eval/vary.ts). Fails if a refresh among the largest number costs more than three times one among the second largest.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../deploy/local/stack.ts';
import { distinctInterviews } from '../eval/vary.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { memoryMibOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';

const SIZES = bySize({ smoke: [10, 40], proof: [100, 1_000] });
const ADDED = 5;
const REFRESHES = 3;
const AT_ONCE = 8;
const MOST_TIMES = 3;

const dir = mkdtempSync(join(tmpdir(), 'insights-refresh-'));
const stack = await startStack({
  dir,
  seed: 'small',
  interviewers: 0,
  most_interviewers: 0,
  env: { ...PLENTY, LOG_LEVEL: 'error' },
});
const api = new Api(stack.baseUrl, { key: stack.demo?.api_keys.full ?? '' });

/** Highest resident memory of the reports process so far, in MiB. */
function peakMib(): number {
  return Math.round(memoryMibOf(stack.processes()['reports']?.pid, 'VmHWM'));
}

async function importAll(id: string, from: number, to: number): Promise<void> {
  const { interviews } = distinctInterviews(to);
  const waiting = interviews.slice(from).map((interview, n) => ({ interview, n: from + n }));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { interview, n } = next;
      const turns = interview.turns.map(({ speaker, text }) => ({ speaker, text }));
      const body = { contact: { email: `p${n}@example.org` }, format: 'json', transcript: { turns } };
      await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, to), {
    timeout_ms: 900_000,
    every_ms: 250,
    what: `${to} processed conversations`,
  });
}

/** From the request to the stored version, in milliseconds. */
async function reported(id: string, version: number): Promise<number> {
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  const status = await eventually(
    async () => {
      const now = await generationStatus(api, id);
      assert.notEqual(now.status, 'failed', JSON.stringify(now));
      return now.status === 'ready' && now.version_number === version ? now : null;
    },
    { timeout_ms: 300_000, every_ms: 50, what: `version ${version}` },
  );
  return Date.parse(status.completed_at ?? '') - Date.parse(status.created_at ?? '');
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rows: { conversations: number; first_ms: number; refresh_ms: number; peak_mib: number }[] = [];
try {
  for (const size of SIZES) {
    const settings = { report: { auto: false, floor_count: 1, refresh_every: 100 } };
    const { id } = await createCampaign(api, { name: `${size} conversations`, questions: [], settings });
    await importAll(id, 0, size);
    const first_ms = await reported(id, 1);
    const times: number[] = [];
    for (let n = 0; n < REFRESHES; n += 1) {
      await importAll(id, size + n * ADDED, size + (n + 1) * ADDED);
      times.push(await reported(id, n + 2));
    }
    rows.push({ conversations: size, first_ms, refresh_ms: medianOf(times), peak_mib: peakMib() });
    console.log(rows.at(-1));
  }
  const [before, largest] = rows.slice(-2).map(({ refresh_ms }) => refresh_ms);
  assert.ok((largest ?? 0) <= MOST_TIMES * (before ?? 0), `a refresh took ${largest} ms, before ${before} ms`);
} finally {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}
