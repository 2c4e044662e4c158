import type { vaults } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { addDocument, checkUpload } from './features/upload-document/add-document.ts';
import { deleteDocument } from './features/delete-document.ts';
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
    getDocument: (request, call) => getDocument(deps, call, request),
    checkUpload: (request, call) => checkUpload(deps, call, request.vault_id),
    addDocument: (request, call) => addDocument(deps, call, request, call.signal),
    deleteDocument: (request, call) => deleteDocument(deps, call, request),
  };
}
