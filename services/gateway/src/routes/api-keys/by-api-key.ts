import type { WorkspaceOf } from '../../core/route.ts';

export const byApiKey: WorkspaceOf = { thing: 'api_key', service: 'identity', param: 'key_id' };
