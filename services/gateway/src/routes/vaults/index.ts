import { createRetrievalKey } from './create-retrieval-key.ts';
import { createVault } from './create.ts';
import { deleteVault } from './delete.ts';
import { getVault } from './get.ts';
import { listVaultDocuments } from './list-documents.ts';
import { listRetrievalKeys } from './list-retrieval-keys.ts';
import { listVaults } from './list.ts';
import { revokeRetrievalKey } from './revoke-retrieval-key.ts';
import { updateVault } from './update.ts';

export const vaultRoutes = [
  createVault,
  listVaults,
  getVault,
  updateVault,
  deleteVault,
  listVaultDocuments,
  createRetrievalKey,
  listRetrievalKeys,
  revokeRetrievalKey,
];
