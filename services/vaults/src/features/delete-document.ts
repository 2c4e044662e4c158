import { isWordOf, vaults } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** Deletes a document with its past versions and all that is derived from it. Errors: `not_found`. */
export function deleteDocument(
  { db }: Deps,
  call: Call,
  { vault_id, document_id, source_types }: vaults.DeleteDocumentRequest,
): Promise<vaults.DeleteDocumentResponse> {
  return db.withWorkspace(call, async (tx) => {
    const deleted = await query(tx)
      .deleteFrom('documents')
      .where('id', '=', document_id)
      .where('vault_id', '=', vault_id)
      .$if(source_types.length > 0, (documents) =>
        documents.where(
          'source_type',
          'in',
          source_types.filter((type) => isWordOf(vaults.SourceType, type)),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw notFound('document');
    await announceAudit(tx, call, { action: 'document.deleted', subject: document_id, details: { vault_id } });
    return {};
  });
}
