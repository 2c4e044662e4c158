import type { webhooks } from '@insights/contracts';
import { type AccessTable, services, team } from '@insights/grpc-kit';

/** Who may call which RPC. The gateway has checked scopes and membership; roles are checked again here. */
export const webhooksAccess: AccessTable<webhooks.WebhooksServiceService> = {
  createEndpoint: team('admin'),
  listEndpoints: team('admin'),
  getEndpoint: team('admin'),
  updateEndpoint: team('admin'),
  deleteEndpoint: team('admin'),
  testEndpoint: team('admin'),
  rotateSecret: team('admin'),
  listDeliveries: team('admin'),
  getDelivery: team('admin'),
  resendDelivery: team('admin'),
  listEvents: team('admin'),
  getStats: team('admin'),
  prepareFailureMail: services('identity'),
};
