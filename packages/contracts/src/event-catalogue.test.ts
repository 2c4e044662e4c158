import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlierMessage } from './earlier-message.fixture.ts';
import { eventTypes } from './index.ts';

test('texts of earlier versions become words of closed sets', () => {
  const { codec: facts } = eventTypes.auditFact;
  const fact = facts.decode(
    earlierMessage({ 1: 'vault.deleted', 2: 'v', 3: 'retrieval_key', 4: 'k', 6: '{}', 9: 'mcp' }),
  );
  assert.deepEqual([fact.actor_kind, fact.channel, fact.actor_user_id], ['retrieval_key', 'mcp', null]);
  assert.equal(facts.decode(earlierMessage({ 3: 'service' })).channel, null);
  const ready = eventTypes.reportReady.codec.decode(earlierMessage({ 1: 'i', 2: 'v', 3: 'campaign_completed' }));
  assert.equal(ready.trigger_reason, 'campaign_completed');
});

test('this version writes and reads the same words without the texts of earlier versions', () => {
  const { codec } = eventTypes.reportReady;
  const message = { interview_id: 'i', report_version_id: 'v', trigger_reason: 'manual_regenerate' } as const;
  const bytes = codec.encode(message).finish();
  assert.equal(Buffer.from(bytes).includes('manual_regenerate'), false);
  assert.partialDeepStrictEqual(codec.decode(bytes), message);
});
