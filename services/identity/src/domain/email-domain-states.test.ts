import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LookupResult, NEW_RECORD, type RecordState, domainStatus, stateAfter } from './email-domain-states.ts';

const hours = (n: number) => new Date(Date.UTC(2026, 0, 1, n)).toISOString();
const lookUp = (state: RecordState, result: LookupResult, hour: number) =>
  stateAfter(state, result, { at: hours(hour), since: hours(0), grace_ms: 72 * 3_600_000 });

test('a record goes from pending to verified, fails when it disappears, and recovers', () => {
  const waiting = lookUp(NEW_RECORD, 'missing', 1);
  assert.equal(waiting.status, 'pending');
  const found = lookUp(waiting, 'found', 2);
  assert.equal(found.status, 'verified');
  const gone = lookUp(found, 'missing', 3);
  assert.equal(gone.status, 'failed');
  assert.equal(lookUp(gone, 'found', 4).status, 'verified');
});

test('a record that never appears fails after the grace period', () => {
  assert.equal(lookUp(NEW_RECORD, 'missing', 72).status, 'pending');
  assert.equal(lookUp(NEW_RECORD, 'missing', 73).status, 'failed');
});

test('name servers without an answer fail a record only after the grace period, which restarts with an answer', () => {
  const verified: RecordState = { status: 'verified', unanswered_since: null };
  const silent = lookUp(verified, 'unanswered', 100);
  assert.deepEqual(silent, { status: 'verified', unanswered_since: hours(100) });
  assert.equal(lookUp(silent, 'unanswered', 172).status, 'verified');
  assert.equal(lookUp(silent, 'unanswered', 173).status, 'failed');
  assert.deepEqual(lookUp(silent, 'found', 173), { status: 'verified', unanswered_since: null });
});

test('the worst record decides the status of a domain', () => {
  assert.equal(domainStatus(['verified', 'verified']), 'verified');
  assert.equal(domainStatus(['verified', 'pending']), 'pending');
  assert.equal(domainStatus(['failed', 'pending']), 'failed');
});
