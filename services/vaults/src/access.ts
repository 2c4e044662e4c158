import type { vaults } from '@insights/contracts';
import { type AccessTable, team } from '@insights/grpc-kit';

/** Who may call what. The gateway has checked scopes and membership before; roles are checked again here. */
export const vaultsAccess: AccessTable<vaults.VaultsServiceService> = {
  createVault: team(),
  listVaults: team(),
  getVault: team(),
  updateVault: team(),
  deleteVault: team('admin'),
  listDocuments: team(),
  getDocument: team(),
};
