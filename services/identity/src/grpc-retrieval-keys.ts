import type { retrievalKeys } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createRetrievalKey, listRetrievalKeys, revokeRetrievalKey } from './features/retrieval-keys/retrieval-keys.ts';
import { verifyRetrievalKeys } from './features/retrieval-keys/verify-retrieval-keys.ts';

/** RPC → feature. */
export function retrievalKeysHandlers(deps: Deps): Handlers<retrievalKeys.RetrievalKeysServiceService> {
  return {
    verifyRetrievalKeys: (request) => verifyRetrievalKeys(deps, request),
    createRetrievalKey: (request, context) => createRetrievalKey(deps, context, request),
    listRetrievalKeys: (request, context) => listRetrievalKeys(deps, context, request),
    revokeRetrievalKey: (request, context) => revokeRetrievalKey(deps, context, request),
  };
}
