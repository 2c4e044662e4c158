import type { vaults } from '@insights/contracts';
import { type AccessTable, team } from '@insights/grpc-kit';

/** Who may call which RPC. The gateway has checked scopes and membership; roles are checked again here. */
export const vaultsAccess: AccessTable<vaults.VaultsServiceService> = {
  createVault: team(),
  listVaults: team(),
  getVault: team(),
  updateVault: team(),
  deleteVault: team('admin'),
  listDocuments: team(),
  getDocument: team(),
};
