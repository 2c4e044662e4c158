import { createVault } from './create.ts';
import { deleteVault } from './delete.ts';
import { getVault } from './get.ts';
import { listVaultDocuments } from './list-documents.ts';
import { listVaults } from './list.ts';
import { updateVault } from './update.ts';

export const vaultRoutes = [createVault, listVaults, getVault, updateVault, deleteVault, listVaultDocuments];
