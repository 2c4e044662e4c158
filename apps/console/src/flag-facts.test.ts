import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOfUrgent } from './flag-facts.ts';

const at = '2026-03-02T10:00:00.000Z';
const started_at = '2025-12-27T09:00:00.000Z';

test('an urgent sign of an imported interview shows when it was said, not when it was imported, and that rules noticed it', () => {
  const imported = { mode: 'imported', started_at } as const;
  assert.deepEqual(factsOfUrgent(imported, { kind: 'threat', at }), { said_at: started_at, isByRules: true });
  const undated = factsOfUrgent({ ...imported, started_at: null }, { kind: 'distress', at });
  assert.deepEqual(undated, { said_at: null, isByRules: true });
});

test('a sign of a live interview was said when it was noticed, and other flags show neither', () => {
  const live = { mode: 'live', started_at } as const;
  assert.deepEqual(factsOfUrgent(live, { kind: 'emergency', at }), { said_at: at, isByRules: false });
  assert.equal(factsOfUrgent(live, { kind: 'pasted', at }), null);
});
