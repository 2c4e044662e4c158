import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type Span, spansOfTrace } from '../support/span-collector.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

/** The span and its ancestors, outermost first. */
function lineage(span: Span, spans: Span[]): Span[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [...lineage(parent, spans), span] : [span];
}

test('one trace spans POST …/start, gateway, campaigns, the bus, webhooks and the receiver', async () => {
  const system = await useSystem(after);
  const api = new Api(system.base_url, { key: system.demo.api_keys.full });
  const receiver = await startWebhookReceiver();
  after(() => receiver.close());
  const body = {
    workspace_id: system.demo.workspace_id,
    url: receiver.url,
    events: ['campaign.started'],
    description: 'trace',
  };
  await api.ok(api.post('/v1/webhook-endpoints', body));
  const { id } = await createCampaign(api);
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  await api.ok(api.post(`/v1/interviews/${id}/start`, {}, { headers: { traceparent } }));
  const webhook = await eventually(() => receiver.received.find(({ data }) => data['interview_id'] === id) ?? null);
  assert.equal(String(webhook.headers['traceparent']).split('-')[1], traceId);

  const path = await eventually(
    () => {
      const spans = spansOfTrace(system.spans_file, traceId);
      const delivery = spans.find(({ service, name }) => service === 'webhooks' && /deliver/i.test(name));
      return delivery ? lineage(delivery, spans) : null;
    },
    { what: 'the delivery span' },
  );
  const services = path.map(({ service }) => service).filter((service, index, all) => service !== all[index - 1]);
  assert.deepEqual(services, ['gateway', 'campaigns', 'webhooks']);
  assert.match(path[0]?.name ?? '', /^POST .*\/start$/);
  const starts = path.map(({ startTimeUnixNano }) => BigInt(startTimeUnixNano));
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    'each span begins after the one it stands under',
  );
  assert.ok(
    path.some(({ name }) => name.startsWith('send ')),
    'the relay is in it',
  );
  assert.ok(
    path.some(({ name }) => /StartInterview/.test(name)),
    'the RPC is in it',
  );
});
