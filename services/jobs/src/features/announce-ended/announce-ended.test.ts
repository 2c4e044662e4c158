import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { events } from '@insights/contracts';
import { openQueue } from '../../queue.fixture.ts';
import { cancelJob } from '../cancel-job/cancel-job.ts';
import { failJob } from '../fail-job/fail-job.ts';
import { announceEnded } from './announce-ended.ts';

test('a job that failed for good and one that was cancelled are each said once, by however many replicas', async () => {
  const queue = await openQueue();
  const workspace = randomUUID();
  await queue.request(workspace, 'synthesis', { subject_id: 'failed-one' });
  const [failed] = await queue.lease('synthesis');
  assert.ok(failed);
  const verdict = { job_id: failed.id, attempt: failed.attempt, error_code: 'internal', permanent: true };
  await failJob(queue.dependencies, verdict);
  await queue.request(workspace, 'synthesis', { subject_id: 'cancelled-one' });
  const [cancelled] = await queue.lease('synthesis');
  assert.ok(cancelled);
  const call = { principal: servicePrincipal('reports', workspace) };
  await cancelJob(queue.dependencies, { job_id: cancelled.id }, call);
  await queue.request(workspace, 'synthesis', { subject_id: 'waiting-one' });

  await Promise.all([announceEnded(queue.db), announceEnded(queue.db)]);
  assert.equal(await announceEnded(queue.db), 0);
  const rows = await queue.db.withWorkspace(call, (tx) =>
    tx.rows<{ payload: Uint8Array }>(`select payload from outbox where name = 'job_failed' order by id`),
  );
  const said = rows.map(({ payload }) => events.JobFailed.decode(payload));
  assert.deepEqual(
    said.map(({ subject_id, status, error_code }) => `${subject_id} ${status} ${error_code}`).toSorted(),
    ['cancelled-one cancelled ', 'failed-one failed internal'],
  );
});
