import type { retrievalKeys } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { keyLeasesOf } from './db/key-leases.ts';
import { awaitLeases } from './features/key-leases/await-leases.ts';
import { createRetrievalKey, listRetrievalKeys, revokeRetrievalKey } from './features/retrieval-keys/retrieval-keys.ts';
import { verifyRetrievalKeys } from './features/retrieval-keys/verify-retrieval-keys.ts';

/** RPC → feature. */
export function retrievalKeysHandlers(deps: Deps): Handlers<retrievalKeys.RetrievalKeysServiceService> {
  return {
    verifyRetrievalKeys: (request) => verifyRetrievalKeys(deps, request),
    createRetrievalKey: (request, context) => createRetrievalKey(deps, context, request),
    listRetrievalKeys: (request, context) => listRetrievalKeys(deps, context, request),
    revokeRetrievalKey: async (request, context) => {
      const answer = await revokeRetrievalKey(deps, context, request);
      await awaitLeases(keyLeasesOf(deps.db));
      return answer;
    },
  };
}
