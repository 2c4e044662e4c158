import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';

/** Replaced texts of a document that can still be opened, beside those that chats and graphs cite. */
export const PAST_VERSIONS = 10;

/** Keeps the text that is about to be replaced. Deletes past texts in which other names are masked than `hidden_names`. */
export async function keepPastVersion(tx: Tx, document_id: string, hidden_names: string): Promise<void> {
  await query(tx)
    .insertInto('document_versions')
    .columns([
      'document_id',
      'version',
      'workspace_id',
      'title',
      'content_text',
      'hidden_names',
      'warnings',
      'stored_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select(['id', 'version', 'workspace_id', 'title', 'content_text', 'hidden_names', 'warnings', 'updated_at'])
        .where('id', '=', document_id)
        .where('version', '>', 0)
        .where('hidden_names', '=', hidden_names),
    )
    .execute();
  await query(tx)
    .deleteFrom('document_versions')
    .where('document_id', '=', document_id)
    .where('hidden_names', '<>', hidden_names)
    .execute();
}

/** Whether the new text is the one that it replaced. Then there is no past version of it. */
export async function dropUnchanged(tx: Tx, document_id: string): Promise<boolean> {
  const dropped = await query(tx)
    .deleteFrom('document_versions')
    .using('documents')
    .whereRef('documents.id', '=', 'document_versions.document_id')
    .whereRef('documents.version', '=', 'document_versions.version')
    .whereRef('documents.content_text', '=', 'document_versions.content_text')
    .where('documents.id', '=', document_id)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** Deletes all but the newest past texts and those that chats and graphs cite. */
export async function thinPastVersions(tx: Tx, document_id: string): Promise<void> {
  await query(tx)
    .deleteFrom('document_versions')
    .where('document_id', '=', document_id)
    .where('version', '<', (eb) =>
      eb
        .selectFrom('documents')
        .select((row) => row('version', '-', PAST_VERSIONS).as('oldest'))
        .where('id', '=', document_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_citations as cited')
            .select('cited.document_id')
            .whereRef('cited.document_id', '=', 'document_versions.document_id')
            .whereRef('cited.document_version', '=', 'document_versions.version')
            .unionAll(
              selectFrom('project_evidence as cited')
                .select('cited.document_id')
                .whereRef('cited.document_id', '=', 'document_versions.document_id')
                .whereRef('cited.document_version', '=', 'document_versions.version')
                .$castTo<{ document_id: string }>(),
            )
            .unionAll(
              selectFrom('shared_evidence as cited')
                .select('cited.document_id')
                .whereRef('cited.document_id', '=', 'document_versions.document_id')
                .whereRef('cited.document_version', '=', 'document_versions.version')
                .$castTo<{ document_id: string }>(),
            ),
        ),
      ),
    )
    .execute();
}
