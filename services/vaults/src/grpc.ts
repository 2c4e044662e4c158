import type { vaults } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { createVault, deleteVault, getVault, listVaults, updateVault } from './features/manage-vaults.ts';
import { getDocument, listDocuments } from './features/read-documents.ts';

/** RPC → feature. */
export function vaultsHandlers(deps: Deps): Handlers<vaults.VaultsServiceService> {
  return {
    createVault: (request, call) => createVault(deps, call, request),
    listVaults: (request, call) => listVaults(deps, call, request),
    getVault: (request, call) => getVault(deps, call, request.vault_id),
    updateVault: (request, call) => updateVault(deps, call, request),
    deleteVault: (request, call) => deleteVault(deps, call, request.vault_id),
    listDocuments: (request, call) => listDocuments(deps, call, request),
    getDocument: (request, call) => getDocument(deps, call, request.document_id),
  };
}
