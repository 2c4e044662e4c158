import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { WordOf, vaults } from '@insights/contracts';
import type { Language } from '@insights/language';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { chunksOf } from '../domain/chunking/chunks-of.ts';
import { createVault } from './manage-vaults.ts';
import { storeDocument } from './store-document/store-document.ts';

export type TestCall = ReturnType<typeof callOf>;

/** A call in a workspace of its own. */
export const callOf = (workspace: string = randomUUID()) => ({ principal: servicePrincipal('vaults', workspace) });

export const newVault = async (deps: Deps, call: TestCall): Promise<string> =>
  (await createVault(deps, call, { name: 'Notes', description: '' })).id;

export interface Upload {
  vault_id: string;
  text: string;
  /** Of a document whose text is replaced. */
  id?: string;
  language?: Language;
  source_type?: WordOf<typeof vaults.SourceType>;
}

/** Stores a text in one transaction and returns the document's id. */
export function upload(
  deps: Deps,
  call: TestCall,
  { vault_id, text, id = v7(), language = 'en', source_type = 'upload' }: Upload,
) {
  return deps.db.withWorkspace(call, async (tx) => {
    const at = deps.now();
    const row = { id, workspace_id: tx.workspaceId, vault_id, source_type, title: 'Notes' } as const;
    await query(tx)
      .insertInto('documents')
      .values({ ...row, content_text: '', status: 'pending', version: 0, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const parts = [{ text, chunks: chunksOf(text, language) }];
    const place = { document_id: id, conversation_id: null };
    await storeDocument(deps, tx, { ...place, title: 'Notes', language, hidden_names: '', parts });
    return id;
  });
}

export const deleteDocument = (deps: Deps, call: TestCall, id: string) =>
  deps.db.withWorkspace(call, (tx) => query(tx).deleteFrom('documents').where('id', '=', id).execute());
