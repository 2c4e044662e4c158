import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { RetrievalKey } from '../../schemas/retrieval-key.ts';
import { byVault } from './by-vault.ts';

export const listRetrievalKeys = listRoute({
  name: 'listRetrievalKeys',
  path: '/v1/vaults/:vault_id/retrieval-keys',
  tag: 'vaults',
  doc: "Lists a vault's retrieval keys, newest first, without the keys themselves.",
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byVault,
  page: SHORT_LIST,
  item: RetrievalKey,
  errors: ['not_found'],
  async handle({ params: { vault_id }, page, call, vaults, retrievalKeys }) {
    await vaults.getVault({ vault_id }, call);
    return retrievalKeys.listRetrievalKeys({ vault_id, page }, call);
  },
});
