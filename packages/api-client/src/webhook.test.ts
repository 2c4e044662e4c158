import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { WebhookVerificationError, readWebhook } from './index.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const body = JSON.stringify({
  event: 'campaign.started',
  workspace_id: 'w',
  timestamp: '2026-01-01T00:00:00.000Z',
  data: { interview_id: 'i', sequence: 3 },
});

function signed(text: string, { key = secret, at = Date.now() } = {}): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const hmac = createHmac('sha256', Buffer.from(key.slice(6), 'base64')).update(`e1.${timestamp}.${text}`);
  const signature = `v1,${hmac.digest('base64')}`;
  return { 'webhook-id': 'e1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

test('a signed webhook is read with the id of its event, also while a secret is being replaced', () => {
  const event = { id: 'e1', ...(JSON.parse(body) as object) };
  assert.deepEqual(readWebhook(secret, { headers: signed(body), body }), event);
  assert.deepEqual(readWebhook(secret, { headers: new Headers(signed(body)), body }), event);
  const headers = signed(body);
  const both = {
    ...headers,
    'webhook-signature': `v1,${randomBytes(32).toString('base64')} ${headers['webhook-signature']}`,
  };
  assert.deepEqual(readWebhook(secret, { headers: both, body }), event);
});

test('a changed byte, an old time, another secret and missing headers are rejected', () => {
  const other = `whsec_${randomBytes(32).toString('base64')}`;
  for (const [headers, text] of [
    [signed(body), body.replace('3', '4')],
    [signed(body, { at: Date.now() - 6 * 60_000 }), body],
    [signed(body, { key: other }), body],
    [{}, body],
  ] as const) {
    assert.throws(() => readWebhook(secret, { headers, body: text }), WebhookVerificationError);
  }
});
