import { createWebhookEndpoint } from './create.ts';
import { deleteWebhookEndpoint } from './delete.ts';
import { getWebhookDelivery } from './get-delivery.ts';
import { getWebhookStats } from './get-stats.ts';
import { getWebhookEndpoint } from './get.ts';
import { listWebhookDeliveries } from './list-deliveries.ts';
import { listWebhookEventTypes } from './list-event-types.ts';
import { listWebhookEvents } from './list-events.ts';
import { listWebhookEndpoints } from './list.ts';
import { rotateWebhookSecret } from './rotate-secret.ts';
import { testWebhookEndpoint } from './ping.ts';
import { updateWebhookEndpoint } from './update.ts';

export const webhookEndpointRoutes = [
  createWebhookEndpoint,
  listWebhookEndpoints,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  testWebhookEndpoint,
  rotateWebhookSecret,
  listWebhookDeliveries,
  getWebhookDelivery,
  listWebhookEvents,
  getWebhookStats,
  listWebhookEventTypes,
];
