import assert from 'node:assert/strict';
import { test } from 'node:test';

import { evidenceRow } from '../report.fixture.ts';
import { verifyEvidence } from './verify.ts';

const turns = new Map([['t', { conversation_id: 'c', text: 'I wait 😀 an hour.' }]]);
const row = evidenceRow({ id: 'ev-1', turn_id: 't', conversation_id: 'c', quote: 'wait 😀 an', start: 2, end: 12 });

test('a quote equal to its span of the turn passes, with offsets in UTF-16', () => {
  assert.deepEqual(verifyEvidence([row], turns), { ok: true, failures: [] });
});

test('each kind of mismatch is named', () => {
  const wrong = {
    turn_not_found: { ...row, turn_id: 'u' },
    wrong_conversation: { ...row, conversation_id: 'd' },
    bad_offsets: { ...row, end: 99 },
    different_text: { ...row, quote: 'wait 😀 on' },
  };
  for (const [reason, evidence] of Object.entries(wrong)) {
    assert.deepEqual(verifyEvidence([evidence], turns), { ok: false, failures: [{ evidence_id: 'ev-1', reason }] });
  }
  assert.equal(verifyEvidence([{ ...row, quote: `${row.quote} ` }], turns).ok, false);
});
