import type { webhooks } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createEndpoint } from './features/create-endpoint.ts';
import { deleteEndpoint } from './features/delete-endpoint.ts';
import { getStats } from './features/get-stats.ts';
import { getDelivery, listDeliveries } from './features/list-deliveries.ts';
import { getEndpoint, listEndpoints } from './features/list-endpoints.ts';
import { listEvents } from './features/list-events.ts';
import { prepareFailureMail } from './features/failure-mails/prepare-failure-mail.ts';
import { resendDelivery } from './features/resend-delivery.ts';
import { rotateSecret } from './features/rotate-secret.ts';
import { testEndpoint } from './features/test-endpoint.ts';
import { updateEndpoint } from './features/update-endpoint.ts';

/** RPC → feature. */
export function webhooksHandlers(deps: Deps): Handlers<webhooks.WebhooksServiceService> {
  return {
    createEndpoint: (request, call) => createEndpoint(deps, call, request),
    listEndpoints: (request, call) => listEndpoints(deps, call, request),
    getEndpoint: (request, call) => getEndpoint(deps, call, request.endpoint_id),
    updateEndpoint: (request, call) => updateEndpoint(deps, call, request),
    deleteEndpoint: (request, call) => deleteEndpoint(deps, call, request.endpoint_id),
    testEndpoint: (request, call) => testEndpoint(deps, call, request.endpoint_id),
    rotateSecret: (request, call) => rotateSecret(deps, call, request.endpoint_id),
    listDeliveries: (request, call) => listDeliveries(deps, call, request),
    getDelivery: (request, call) => getDelivery(deps, call, request),
    resendDelivery: (request, call) => resendDelivery(deps, call, request),
    listEvents: (request, call) => listEvents(deps, call, request),
    getStats: (request, call) => getStats(deps, call, request),
    prepareFailureMail: (request, call) => prepareFailureMail(deps, call, request),
  };
}
