import { listRoute } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { WebhookEndpoint } from '../../schemas/webhook-endpoint.ts';

export const listWebhookEndpoints = listRoute({
  name: 'list',
  path: '/v1/webhook-endpoints',
  tag: 'webhook-endpoints',
  doc: "Lists the workspace's webhook endpoints, newest first.",
  access: { scopes: ['webhooks'], role: 'admin' },
  workspace: 'given',
  query: inWorkspace,
  item: WebhookEndpoint,
  handle: ({ page, call, webhooks }) => webhooks.listEndpoints({ page }, call),
});
