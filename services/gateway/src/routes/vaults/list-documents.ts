import { listRoute } from '../../core/route.ts';
import { DocumentEntry } from '../../schemas/vault.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { byVault } from './by-vault.ts';

export const listVaultDocuments = listRoute({
  name: 'listDocuments',
  path: '/v1/vaults/:vault_id/documents',
  tag: 'vaults',
  doc:
    "Lists a vault's documents, newest first, without their texts. Transcripts and reports are left out for an API key " +
    'without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byVault,
  item: DocumentEntry,
  errors: ['not_found'],
  handle: ({ params, page, principal, call, vaults }) =>
    vaults.listDocuments({ vault_id: params.vault_id, page, source_types: sourceTypesFor(principal) }, call),
});
