import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEW_RECORD, type RecordState, type Sighting, afterLook, domainStatus } from './email-domain-states.ts';

const hours = (n: number) => new Date(Date.UTC(2026, 0, 1, n)).toISOString();
const look = (state: RecordState, sighting: Sighting, hour: number) =>
  afterLook(state, sighting, { at: hours(hour), since: hours(0), patience_ms: 72 * 3_600_000 });

test('a record is waited for, found, missed and found again', () => {
  const waiting = look(NEW_RECORD, 'missing', 1);
  assert.equal(waiting.status, 'pending');
  const found = look(waiting, 'found', 2);
  assert.equal(found.status, 'verified');
  const gone = look(found, 'missing', 3);
  assert.equal(gone.status, 'failed');
  assert.equal(look(gone, 'found', 4).status, 'verified');
});

test('a record that never came is failed when patience is over', () => {
  assert.equal(look(NEW_RECORD, 'missing', 72).status, 'pending');
  assert.equal(look(NEW_RECORD, 'missing', 73).status, 'failed');
});

test('silent name servers take nothing away at once, and the waiting begins anew after an answer', () => {
  const verified: RecordState = { status: 'verified', unanswered_since: null };
  const silent = look(verified, 'unanswered', 100);
  assert.deepEqual(silent, { status: 'verified', unanswered_since: hours(100) });
  assert.equal(look(silent, 'unanswered', 172).status, 'verified');
  assert.equal(look(silent, 'unanswered', 173).status, 'failed');
  assert.deepEqual(look(silent, 'found', 173), { status: 'verified', unanswered_since: null });
});

test('a domain is as good as its worst record', () => {
  assert.equal(domainStatus(['verified', 'verified']), 'verified');
  assert.equal(domainStatus(['verified', 'pending']), 'pending');
  assert.equal(domainStatus(['failed', 'pending']), 'failed');
});
