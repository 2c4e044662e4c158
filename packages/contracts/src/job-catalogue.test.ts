import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventTypes, jobKey, jobRequest, jobTypeOf, jobTypes, payloadOf } from './index.ts';

test('the same type and payload have the same key, in any process; anything else has another', () => {
  const keyOf = (conversation_id: string) => jobKey(jobRequest(jobTypes.processConversation, { conversation_id }));
  assert.equal(keyOf('one'), 'yBtU9NoVYgiUMD3Ps_8ztVtD-LKDr4LkNgPzY5K4nh4');
  assert.notEqual(keyOf('one'), keyOf('two'));
  assert.notEqual(keyOf('one'), jobKey(jobRequest(jobTypes.generateReport, { report_version_id: 'one' })));
});

test('a request carries its payload and is of its own type alone', () => {
  const payload = {
    kind: 'return_link',
    recipient_id: 'c',
    occasion: 2,
    conversation_id: '',
    flag: '',
    endpoint_id: '',
  } as const;
  const bytes = eventTypes.jobRequested.codec.encode(jobRequest(jobTypes.sendEmail, payload)).finish();
  const request = eventTypes.jobRequested.codec.decode(bytes);
  assert.deepEqual(payloadOf(jobTypes.sendEmail, request), payload);
  assert.equal(payloadOf(jobTypes.generateReport, request), undefined);
  assert.equal(jobTypeOf(request.type)?.subjectOf(request.payload), 'c');
});
