import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobKey, jobRequest, jobTypes } from '@insights/contracts';
import { newJob } from './new-job.ts';

const request = jobRequest(jobTypes.sendEmail, {
  kind: 'return_link',
  recipient_id: 'contact',
  occasion: 1,
  conversation_id: '',
  flag: '',
  endpoint_id: '',
});

test('queue, key and attempts follow from the type and its payload', () => {
  assert.deepEqual(newJob('campaigns', request), {
    key: jobKey(request),
    type: 'SEND_EMAIL',
    queue_name: 'mail',
    payload: request.payload,
    max_attempts: 500,
  });
});

test('a service that the catalogue does not name may not request a job', () => {
  assert.throws(() => newJob('reports', request), { code: 'caller_not_allowed' });
});

test('a type that only a newer version has waits for that version', () => {
  assert.throws(() => newJob('campaigns', { ...request, type: 'unspecified' }), { code: 'unavailable' });
});
