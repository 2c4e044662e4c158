import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import type { jobs } from '@insights/contracts';
import { member, openQueue } from '../queue.fixture.ts';
import { Completions } from './complete-job.ts';
import { getWorkerHealth } from './get-worker-health.ts';
import { listInterviewerRegions } from './list-interviewer-regions.ts';
import { reportWorker } from './report-worker.ts';
import { listActiveJobs } from './list-active-jobs.ts';

const queue = await openQueue();
const { db } = queue;
const completions = new Completions(queue.dependencies);
const all = { page: null };

test('a member sees the unfinished jobs of their workspace and no others', async () => {
  const [own, other] = [v7(), v7()];
  for (const workspace of [own, own, own, other]) await queue.request(workspace, 'listed');
  const leased = await queue.lease('listed', { max_jobs: 4 });
  const done = leased.find((job) => job.workspace_id === own);
  await completions.add({ job_id: done?.id ?? '', attempt: done?.attempt ?? 0 });
  const { items } = await listActiveJobs(db, all, { principal: member(own) });
  assert.equal(items.length, 2);
  assert.ok(items.every((job) => job.workspace_id === own && job.status === 'running' && job.attempts === 1));
});

test('pages list jobs newest first, without gap or repetition', async () => {
  const workspace = v7();
  for (let i = 0; i < 5; i += 1) await queue.request(workspace, 'paged');
  const seen: jobs.Job[] = [];
  for (let cursor = ''; ;) {
    const page = await listActiveJobs(db, { page: { limit: 2, cursor } }, { principal: member(workspace) });
    seen.push(...page.items);
    cursor = page.next_cursor;
    if (cursor === '') break;
  }
  assert.equal(new Set(seen.map((job) => job.id)).size, 5);
  assert.deepEqual(
    seen.map((job) => job.created_at),
    seen
      .map((job) => job.created_at)
      .toSorted()
      .toReversed(),
  );
});

test('a platform admin outside any workspace sees all; verified support does not', async () => {
  const [one, two] = [v7(), v7()];
  for (const workspace of [one, two]) await queue.request(workspace, 'everywhere');
  const admin = member('', { platform_role: 'admin' });
  const { items } = await listActiveJobs(db, all, { principal: admin });
  const workspaces = new Set(items.map((job) => job.workspace_id));
  assert.ok(workspaces.has(one) && workspaces.has(two));
  const support = await listActiveJobs(db, all, { principal: member('', { platform_role: 'support' }) });
  assert.deepEqual(support.items, []);
});

test('the registry counts live workers of a kind, and removes a worker as soon as it stops', async () => {
  const report = (worker_id: string, stopping = false, kind: jobs.WorkerKind = 'interview') =>
    reportWorker(db, { worker_id, kind, region: 'eu', capacity: 10, in_flight: 3, stopping });
  for (const id of ['a', 'b', 'c', 'a']) await report(id);
  await report('d', false, 'jobs');
  await db.worker.query(`update workers set heartbeat_at = now() - interval '61 seconds' where worker_id = 'b'`);
  const health = await getWorkerHealth(db, { kind: 'interview', max_age_seconds: 60 });
  assert.deepEqual([health.workers, health.sessions_in_flight, health.capacity], [2, 6, 20]);
  assert.ok(Date.now() - Date.parse(health.oldest_heartbeat_at ?? '') < 10_000);
  await report('c', true);
  assert.equal((await getWorkerHealth(db, { kind: 'interview', max_age_seconds: 60 })).workers, 1);
  const none = await getWorkerHealth(db, { kind: 'unspecified', max_age_seconds: 60 });
  assert.deepEqual(none, { workers: 0, oldest_heartbeat_at: null, sessions_in_flight: 0, capacity: 0 });
});

test('the regions of interviewers are those of live ones, each once', async () => {
  const report = (worker_id: string, region: string, kind: jobs.WorkerKind = 'interview') =>
    reportWorker(db, { worker_id, kind, region, capacity: 10, in_flight: 0, stopping: false });
  await report('r1', 'us');
  await report('r2', 'us');
  await report('r3', 'lost');
  await report('r4', 'of jobs', 'jobs');
  await db.worker.query(`update workers set heartbeat_at = now() - interval '61 seconds' where region = 'lost'`);
  const { regions } = await listInterviewerRegions(db, { max_age_seconds: 60 });
  assert.deepEqual(regions, ['eu', 'us']);
});

test('metrics count the waiting jobs of each queue', async () => {
  for (let i = 0; i < 3; i += 1) await queue.request(v7(), 'measured');
  await queue.lease('measured');
  const text = await queue.registry.metrics();
  assert.match(text, /insights_jobs_waiting\{queue="measured"\} 2\n/);
  assert.match(text, /insights_jobs_oldest_seconds\{queue="measured"\} \d/);
});
