import { route } from '../../core/route.ts';
import { byVault } from './by-vault.ts';

export const revokeRetrievalKey = route({
  name: 'revokeRetrievalKey',
  method: 'delete',
  path: '/v1/vaults/:vault_id/retrieval-keys/:key_id',
  tag: 'vaults',
  doc: 'Revokes a retrieval key. It stops working before this request returns.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byVault,
  audit: 'retrieval_key.revoked',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { vault_id, key_id }, call, retrievalKeys }) {
    await retrievalKeys.revokeRetrievalKey({ vault_id, key_id }, call);
    return undefined;
  },
});
