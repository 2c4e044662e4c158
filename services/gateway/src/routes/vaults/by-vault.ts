import type { WorkspaceOf } from '../../core/route.ts';

export const byVault: WorkspaceOf = { thing: 'vault', service: 'vaults', param: 'vault_id' };
