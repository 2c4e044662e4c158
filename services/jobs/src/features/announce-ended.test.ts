import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { eventTypes, jobPayloads, jobTypes, payloadOf } from '@insights/contracts';
import { openQueue } from '../queue.fixture.ts';
import { cancelJob } from './cancel-job.ts';
import { failJob } from './fail-job.ts';
import { announceEnded } from './announce-ended.ts';

const payloadFor = (report_version_id: string) => jobPayloads.GenerateReport.encode({ report_version_id }).finish();

test('a job that failed for good and one that was cancelled are each announced once, by any number of replicas', async () => {
  const queue = await openQueue();
  const workspace = randomUUID();
  await queue.request(workspace, 'synthesis', { payload: payloadFor('failed-one') });
  const [failed] = await queue.lease('synthesis');
  assert.ok(failed);
  const verdict = { job_id: failed.id, attempt: failed.attempt, error_code: 'internal', permanent: true };
  await failJob(queue.dependencies, verdict);
  await queue.request(workspace, 'synthesis', { payload: payloadFor('cancelled-one') });
  const [cancelled] = await queue.lease('synthesis');
  assert.ok(cancelled);
  const call = { principal: servicePrincipal('reports', workspace) };
  await cancelJob(queue.dependencies, { job_id: cancelled.id }, call);
  await queue.request(workspace, 'synthesis', { payload: payloadFor('waiting-one') });

  await Promise.all([announceEnded(queue.db), announceEnded(queue.db)]);
  assert.equal(await announceEnded(queue.db), 0);
  const rows = await queue.db.withWorkspace(call, (tx) =>
    tx.rows<{ payload: Uint8Array }>(`select payload from outbox where name = 'job_failed' order by id`),
  );
  const announced = rows.map(({ payload }) => eventTypes.jobFailed.codec.decode(payload));
  const shown = announced.map((job) => [
    payloadOf(jobTypes.generateReport, job)?.report_version_id,
    job.status,
    job.error_code,
  ]);
  assert.deepEqual(shown.toSorted(), [
    ['cancelled-one', 'cancelled', null],
    ['failed-one', 'failed', 'internal'],
  ]);
});
