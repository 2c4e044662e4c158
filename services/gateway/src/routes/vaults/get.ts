import { route } from '../../core/route.ts';
import { Vault } from '../../schemas/vault.ts';
import { byVault } from './by-vault.ts';

export const getVault = route({
  name: 'get',
  method: 'get',
  path: '/v1/vaults/:vault_id',
  tag: 'vaults',
  doc: 'Shows a vault.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byVault,
  success: { status: 200, body: Vault },
  errors: ['not_found'],
  handle: ({ params, call, vaults }) => vaults.getVault({ vault_id: params.vault_id }, call),
});
