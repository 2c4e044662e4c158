import { route } from '../../core/route.ts';
import { SchemaBook } from '../../reference/json-schema.ts';
import { WebhookEventType } from '../../schemas/webhook-endpoint.ts';
import { webhookCatalogue, webhookEnvelope } from '../../webhook-catalogue.ts';

const catalogue = webhookCatalogue.map((event) => ({
  name: event.name,
  description: event.doc,
  emitted: event.emitted,
  schema: new SchemaBook().of(webhookEnvelope(event), 'output'),
}));

export const listWebhookEventTypes = route({
  name: 'listEventTypes',
  method: 'get',
  path: '/v1/webhook-events',
  tag: 'webhook-endpoints',
  doc: 'Lists the events that an endpoint may subscribe to, with the JSON Schema of the body.',
  access: { scopes: ['webhooks'], role: 'member' },
  workspace: 'none',
  success: { status: 200, body: WebhookEventType.array() },
  handle: () => catalogue,
});
