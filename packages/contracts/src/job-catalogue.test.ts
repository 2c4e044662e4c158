import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlierMessage } from './earlier-message.fixture.ts';
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

test('requests of earlier versions keep their key and get a payload', () => {
  const request = eventTypes.jobRequested.codec.decode(
    earlierMessage({ 1: 'send_email:joined_again:c:1', 2: 'SEND_EMAIL', 3: 'mail', 4: 'joined_again:c' }),
  );
  assert.equal(request.key, 'send_email:joined_again:c:1');
  assert.deepEqual(payloadOf(jobTypes.sendEmail, request), {
    kind: 'joined_again',
    recipient_id: 'c',
    occasion: 0,
    conversation_id: '',
    flag: '',
    endpoint_id: '',
  });
  const subjects = Object.values(jobTypes).map((entry) => {
    const subject = entry.type === 'SEND_EMAIL' ? 'contact_invitation:id' : 'id';
    const { type, payload } = eventTypes.jobRequested.codec.decode(
      earlierMessage({ 1: 'k', 2: entry.type, 4: subject }),
    );
    return [type, entry.subjectOf(payload)];
  });
  assert.deepEqual(
    subjects,
    Object.values(jobTypes).map(({ type }) => [type, 'id']),
  );
});

test('failures of earlier versions get a payload, a status and an absent error code', () => {
  const failed = eventTypes.jobFailed.codec.decode(
    earlierMessage({ 1: 'j', 2: 'GENERATE_REPORT', 3: 'v', 4: 'cancelled' }),
  );
  assert.deepEqual([failed.type, failed.status, failed.error_code], ['GENERATE_REPORT', 'cancelled', null]);
  assert.deepEqual(payloadOf(jobTypes.generateReport, failed), { report_version_id: 'v' });
});
