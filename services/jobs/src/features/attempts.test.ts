import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import type { jobs } from '@insights/contracts';
import { member, openQueue } from '../queue.fixture.ts';
import { cancelJob } from './cancel-job.ts';
import { failJob } from './fail-job.ts';
import { getJob } from './get-job.ts';
import { heartbeatJob } from './heartbeat-job.ts';
import { failExhausted, pruneFinished } from './sweep-jobs.ts';
import { Completions } from './complete-job.ts';

const queue = await openQueue({ jobMaxAttempts: 3 });
const { dependencies } = queue;
const completions = new Completions(dependencies);
const silent = { progress_phase: null, progress_message: null, progress_context_json: null };

async function leased(name: string): Promise<jobs.LeasedJob> {
  const [job] = await queue.lease(name);
  assert.ok(job, `nothing to lease in ${name}`);
  return job;
}
async function requested(name: string): Promise<jobs.LeasedJob> {
  await queue.request(v7(), name);
  return leased(name);
}
const holding = (job: jobs.LeasedJob) => ({ job_id: job.id, attempt: job.attempt });
const look = (job: jobs.LeasedJob) => getJob(queue.db, { job_id: job.id }, { principal: member(job.workspace_id) });
const fail = (job: jobs.LeasedJob, permanent = false) =>
  failJob(dependencies, { ...holding(job), error_code: 'unavailable', permanent });

/** Milliseconds by the database's clock, which decides when a job is due. */
async function pauseLeft(job: jobs.LeasedJob): Promise<number> {
  const { rows } = await queue.db.worker.query<{ ms: number }>(
    'select extract(epoch from run_after - now())::float8 * 1000 as ms from jobs where id = $1',
    [job.id],
  );
  return rows[0]?.ms ?? Number.NaN;
}

test('an attempt completes its job, and may repeat the call', async () => {
  const job = await requested('complete');
  for (let i = 0; i < 2; i += 1) await completions.add(holding(job));
  const { status, progress_phase, lease_expires_at } = await look(job);
  assert.deepEqual([status, progress_phase, lease_expires_at], ['completed', 'done', null]);
});

test('completions that arrive together share a commit, and each gets its own answer', async () => {
  const name = 'together';
  const requests = Array.from({ length: 20 }, () => queue.request(v7(), name));
  await Promise.all(requests);
  const jobs = await queue.lease(name, { max_jobs: 20 });
  assert.equal(jobs.length, 20);
  const outdated = { ...holding(jobs[0] ?? assert.fail()), attempt: 7 };
  const unknown = [v7(), 'none', ''].map((job_id) => ({ job_id, attempt: 1 }));
  const wanted = [...jobs.map(holding), ...jobs.slice(0, 3).map(holding), outdated, ...unknown];
  const answers = await Promise.allSettled(wanted.map((request) => completions.add(request)));
  const codes = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason.code) : 'done'));
  assert.deepEqual(codes, [...Array<string>(23).fill('done'), ...Array<string>(4).fill('stale_attempt')]);
  const { rows } = await queue.db.worker.query<{ commits: number }>(
    'select count(distinct xmin::text)::int as commits from jobs where id = any($1)',
    [jobs.map(({ id }) => id)],
  );
  assert.equal(rows[0]?.commits, 2);
});

test('what a job leaves is shown until the job is deleted, and a result that cannot be stored fails no other job', async () => {
  const [job, other, hostile] = [await requested('result'), await requested('result'), await requested('result')];
  const result_json = JSON.stringify({ weak_spots: ['q1'] });
  const answers = await Promise.allSettled([
    completions.add({ ...holding(job), result_json }),
    completions.add({ ...holding(hostile), result_json: String.raw`{"text":"\u0000"}` }),
    completions.add(holding(other)),
    completions.add({ ...holding(hostile), result_json: '[]' }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected'],
  );
  assert.equal((await look(job)).result_json, result_json);
  assert.deepEqual([(await look(other)).result_json, (await look(hostile)).status], [null, 'running']);
  await assert.rejects(completions.add({ ...holding(hostile), result_json: '[]' }), { code: 'invalid_request' });
});

test('an attempt that lost its job can neither complete nor fail it, nor renew its lease', async () => {
  const first = await requested('overtaken');
  await queue.makeDue(first.id);
  const second = await leased('overtaken');
  await assert.rejects(completions.add(holding(first)), { code: 'stale_attempt' });
  await assert.rejects(fail(first), { code: 'stale_attempt' });
  await assert.rejects(heartbeatJob(dependencies, { ...holding(first), ...silent }), { code: 'stale_attempt' });
  await completions.add(holding(second));
  assert.equal((await look(first)).status, 'completed');
});

test('a heartbeat renews the lease and stores progress; fields that it leaves out keep their value', async () => {
  const job = await requested('beat');
  await queue.makeDue(job.id);
  const beat = {
    progress_phase: 'clustering',
    progress_message: '3 of 7 themes',
    progress_context_json: '{"themes":3}',
  } as const;
  const { lease_expires_at } = await heartbeatJob(dependencies, { ...holding(job), ...beat });
  assert.ok(Date.parse(lease_expires_at) > Date.now() + 25_000);
  await heartbeatJob(dependencies, { ...holding(job), ...silent });
  const shown = await look(job);
  assert.equal(shown.progress_phase, 'clustering');
  assert.equal(shown.progress_message, '3 of 7 themes');
  assert.deepEqual(JSON.parse(shown.progress_context_json), { themes: 3 });
  assert.deepEqual(await queue.lease('beat'), [], 'renewed in time, so no other worker gets it');
});

test('an unknown phase is rejected', async () => {
  const job = await requested('phase');
  const beat = { ...holding(job), ...silent, progress_phase: 'unspecified' } as const;
  await assert.rejects(heartbeatJob(dependencies, beat), { code: 'invalid_request' });
});

test('a failed attempt is retried after a pause until the attempts are used up; then the job fails', async () => {
  let job = await requested('retry');
  for (const [attempt, pause] of [
    [1, 2_000],
    [2, 4_000],
  ] as const) {
    assert.equal(job.attempt, attempt);
    await fail(job);
    assert.equal((await look(job)).status, 'retrying');
    const waits = await pauseLeft(job);
    assert.ok(waits >= pause * 0.8 - 1_000 && waits <= pause * 1.21, `attempt ${attempt} waits ${waits} ms`);
    assert.deepEqual(await queue.lease('retry'), [], 'not before its pause is over');
    await queue.makeDue(job.id);
    job = await leased('retry');
  }
  await fail(job);
  const { status, run_after } = await look(job);
  assert.deepEqual([status, run_after], ['failed', null]);
});

test('a job with a number of attempts of its own gets that many, also when its workers die', async () => {
  await queue.request(v7(), 'patient', { max_attempts: 4 });
  for (const attempt of [1, 2, 3]) {
    const job = await leased('patient');
    assert.deepEqual([job.attempt, job.max_attempts], [attempt, 4]);
    await fail(job);
    assert.equal((await look(job)).status, 'retrying');
    await queue.makeDue(job.id);
  }
  const last = await leased('patient');
  await queue.makeDue(last.id);
  assert.equal(await failExhausted(dependencies), 1);
  assert.equal((await look(last)).status, 'failed');
});

test('a permanent failure is not retried', async () => {
  const job = await requested('permanent');
  await fail(job, true);
  assert.equal((await look(job)).status, 'failed');
});

test('a job whose workers died each time fails and is not leased again', async () => {
  let job = await requested('deadly');
  for (const attempt of [2, 3]) {
    await queue.makeDue(job.id);
    job = await leased('deadly');
    assert.equal(job.attempt, attempt);
  }
  await queue.makeDue(job.id);
  assert.deepEqual(await queue.lease('deadly'), []);
  assert.equal(await failExhausted(dependencies), 1);
  assert.equal((await look(job)).status, 'failed');
});

test('a cancelled job stops its worker and cannot be cancelled twice', async () => {
  const job = await requested('cancel');
  const call = { principal: member(job.workspace_id) };
  assert.equal((await cancelJob(dependencies, { job_id: job.id }, call)).status, 'cancelled');
  await assert.rejects(heartbeatJob(dependencies, { ...holding(job), ...silent }), { code: 'stale_attempt' });
  await assert.rejects(completions.add(holding(job)), { code: 'stale_attempt' });
  await assert.rejects(cancelJob(dependencies, { job_id: job.id }, call), { code: 'invalid_transition' });
  await queue.makeDue(job.id);
  assert.deepEqual(await queue.lease('cancel'), []);
});

test("another workspace's job cannot be seen or cancelled", async () => {
  const job = await requested('tenancy');
  const stranger = { principal: member(v7(), { role: 'owner' }) };
  await assert.rejects(getJob(queue.db, { job_id: job.id }, stranger), { code: 'not_found' });
  await assert.rejects(cancelJob(dependencies, { job_id: job.id }, stranger), { code: 'not_found' });
});

test('finished jobs are deleted after the retention period, unfinished ones never', async () => {
  const [old, recent, open] = [await requested('old'), await requested('recent'), await requested('open')];
  for (const job of [old, recent]) await completions.add(holding(job));
  await queue.db.worker.query(`update jobs set finished_at = now() - interval '8 days' where id = $1`, [old.id]);
  await queue.db.worker.query(`update jobs set created_at = now() - interval '80 days' where id = $1`, [open.id]);
  assert.equal(await pruneFinished(dependencies), 1);
  await assert.rejects(look(old), { code: 'not_found' });
  assert.equal((await look(recent)).status, 'completed');
  assert.equal((await look(open)).status, 'running');
});
