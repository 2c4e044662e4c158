/**
 * The longest permitted inputs on a running system. While 20,000 turns (4,000 at smoke size) are tagged and reported on, the campaigns and reports processes
 * answer their health checks and keep their jobs. A campaign that does not fit into memory fails with its own code, without a restart.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { Api } from '../support/api.ts';
import { type Imported, createCampaign, generationStatus, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

const TURNS = bySize({ smoke: 4_000, proof: 20_000 });
/** The timeout of a kubelet's probe. Depends on the machine, so the proof measures it. */
const PROBE_MS = bySize({ smoke: null, proof: 1_000 });
const MIB = 1024 * 1024;
/** Three of them are more than ENGINE_MEMORY_MIB allows. */
const MOST_MIB = 15.5;

function processOf(service: 'campaigns' | 'reports'): ProcessEntry {
  const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<
    string,
    ProcessEntry
  >;
  assert.ok(processes[service]);
  return processes[service];
}

/** Polls the process's health. Returns the longest response time. */
function watchHealth({ management_port }: ProcessEntry): () => Promise<{ answers: number; longest_ms: number }> {
  const stop = new AbortController();
  const seen = { answers: 0, longest_ms: 0 };
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${management_port}/livez`, { signal: AbortSignal.timeout(10_000) });
      await answer.text();
      assert.equal(answer.status, 200);
      seen.answers += 1;
      seen.longest_ms = Math.max(seen.longest_ms, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    return seen;
  };
}

const campaign = (name: string, floor_count: number) =>
  createCampaign(api, { name, questions: [], settings: { report: { auto: true, floor_count, refresh_every: 100 } } });

async function importTurns(interviewId: string, who: string, turns: readonly object[]): Promise<Imported> {
  const body = { contact: { email: `${who}@example.org` }, format: 'json', transcript: { turns } };
  return (await api.ok(api.post(`/v1/interviews/${interviewId}/conversations/import`, body))) as unknown as Imported;
}

async function completed(interviewId: string, count: number): Promise<void> {
  await eventually(async () => ((await generationStatus(api, interviewId)).completed_count >= count ? true : null), {
    what: `${count} processed conversations`,
  });
}

const jobsOf = (subjectId: string) =>
  queryAsAdmin<{ status: string; attempts: number; error_code: string | null }>(
    system.dir,
    `select status, attempts, error_code from jobs.jobs where position(convert_to($1, 'UTF8') in payload) > 0`,
    [subjectId],
  );

test(`while ${TURNS} turns are tagged and reported on, both processes answer their health checks and keep their jobs`, async () => {
  const { id } = await campaign('Twenty thousand turns', 1);
  const before = [processOf('campaigns'), processOf('reports')];
  const turns = Array.from({ length: TURNS }, (_, n) =>
    n % 2 === 0
      ? { speaker: 'interviewer', text: `And then, number ${n}?` }
      : { speaker: 'participant', text: `The export of list ${n % 40} fails every month.` },
  );
  const healthOf = before.map((process) => watchHealth(process));
  const { conversation_id, turn_count } = await importTurns(id, 'patient', turns);
  assert.equal(turn_count, TURNS);
  await reportReady(api, id, 1);
  for (const health of await Promise.all(healthOf.map((stop) => stop()))) {
    assert.ok(health.answers > 5, `${health.answers} answers`);
    assert.ok(PROBE_MS === null || health.longest_ms < PROBE_MS, `an answer took ${health.longest_ms} ms`);
  }
  assert.deepEqual(
    [processOf('campaigns'), processOf('reports')].map(({ pid }) => pid),
    before.map(({ pid }) => pid),
  );
  assert.deepEqual(await jobsOf(conversation_id), [{ status: 'completed', attempts: 1, error_code: null }]);
  const transcript = await api.ok<{ turns: { tags: unknown[] }[] } & Record<string, unknown>>(
    api.get(`/v1/interviews/${id}/conversations/${conversation_id}/transcript`),
  );
  assert.equal(transcript.turns.length, TURNS);
  assert.equal(transcript.turns.filter(({ tags }) => tags.length > 0).length, TURNS / 2);
});

test('a campaign that does not fit into the memory of reports fails at once with its own code and without a restart', async () => {
  const { id } = await campaign('More than memory', 100);
  const before = processOf('reports');
  // Nobody answers these questions, so they cost little time; whether a report fits is judged by the size of all that was said.
  const question = 'What happened then? '.repeat(900);
  for (const who of ['first', 'second', 'third']) {
    const turns = Array.from({ length: Math.ceil((MOST_MIB * MIB) / question.length) }, () => ({
      speaker: 'interviewer',
      text: question,
    }));
    await importTurns(id, who, [...turns, { speaker: 'participant', text: 'The export of invoices fails.' }]);
  }
  await completed(id, 3);
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  const status = await eventually(
    async () => {
      const now = await generationStatus(api, id);
      return now.status === 'failed' ? now : null;
    },
    { what: 'a failed version' },
  );
  assert.equal(status.error_code, 'input_too_large');
  const [version] = await queryAsAdmin<{ id: string }>(
    system.dir,
    'select id from reports.report_versions where interview_id = $1',
    [id],
  );
  assert.deepEqual(await jobsOf(version?.id ?? ''), [{ status: 'failed', attempts: 1, error_code: 'input_too_large' }]);
  assert.equal(processOf('reports').pid, before.pid);
});
