import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name, nullIfAbsent } from '../../schemas/inputs.ts';
import { Vault } from '../../schemas/vault.ts';
import { byVault } from './by-vault.ts';

export const updateVault = route({
  name: 'update',
  method: 'patch',
  path: '/v1/vaults/:vault_id',
  tag: 'vaults',
  doc: "Changes a vault's name or description.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byVault,
  audit: 'vault.changed',
  body: z.object({
    name: nullIfAbsent(Name.optional()),
    description: nullIfAbsent(z.string().max(2000).trim().optional()).describe('What the vault contains.'),
  }),
  success: { status: 200, body: Vault },
  errors: ['not_found'],
  handle: ({ params, body, call, vaults }) =>
    vaults.updateVault({ vault_id: params.vault_id, name: body.name, description: body.description }, call),
});
