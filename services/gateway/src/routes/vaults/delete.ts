import { route } from '../../core/route.ts';
import { byVault } from './by-vault.ts';

export const deleteVault = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/vaults/:vault_id',
  tag: 'vaults',
  doc: 'Deletes a vault with its documents.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byVault,
  audit: 'vault.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, vaults }) {
    await vaults.deleteVault({ vault_id: params.vault_id }, call);
    return undefined;
  },
});
