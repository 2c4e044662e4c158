import { createApiKey } from './create.ts';
import { listApiKeys } from './list.ts';
import { revokeApiKey } from './revoke.ts';
import { rotateApiKey } from './rotate.ts';

export const apiKeyRoutes = [createApiKey, listApiKeys, revokeApiKey, rotateApiKey];
