import { listRoute } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { Vault } from '../../schemas/vault.ts';

export const listVaults = listRoute({
  name: 'list',
  path: '/v1/vaults',
  tag: 'vaults',
  doc: "Lists the workspace's vaults, newest first.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  query: inWorkspace,
  item: Vault,
  handle: ({ page, call, vaults }) => vaults.listVaults({ page }, call),
});
