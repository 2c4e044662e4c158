import { route } from '../../core/route.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { byVault } from './by-vault.ts';

export const deleteVaultDocument = route({
  name: 'deleteDocument',
  method: 'delete',
  path: '/v1/vaults/:vault_id/documents/:document_id',
  tag: 'vaults',
  doc:
    'Deletes a document with its past versions and all that was derived from it. It is not found any more once this request returns. ' +
    'The report of an interview comes back with its next version.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byVault,
  audit: 'document.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { vault_id, document_id }, principal, call, vaults }) {
    await vaults.deleteDocument({ vault_id, document_id, source_types: sourceTypesFor(principal) }, call);
    return undefined;
  },
});
