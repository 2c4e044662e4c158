import type { WorkspaceOf } from '../../core/route.ts';

export const byEndpoint: WorkspaceOf = { thing: 'webhook_endpoint', service: 'webhooks', param: 'endpoint_id' };
