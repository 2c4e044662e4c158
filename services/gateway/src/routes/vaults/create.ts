import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name, inWorkspace } from '../../schemas/inputs.ts';
import { Vault } from '../../schemas/vault.ts';

export const createVault = route({
  name: 'create',
  method: 'post',
  path: '/v1/vaults',
  tag: 'vaults',
  doc: 'Creates a context vault.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'vault.created',
  body: inWorkspace.extend({
    name: Name,
    description: z.string().max(2000).trim().nullish().describe('What the vault contains.'),
  }),
  success: { status: 201, body: Vault },
  handle: ({ body: { name, description }, call, vaults }) =>
    vaults.createVault({ name, description: description ?? '' }, call),
});
