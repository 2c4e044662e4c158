import { type Input, isWordOf, vaults } from '@insights/contracts';
import { type Call, type Tx, announceRead, isAfter, pageOf, sql, pageBounds } from '@insights/db';
import { notFound } from '@insights/errors';
import { Vault } from '../db/entities.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { type Warning, toldWarnings } from '../domain/warnings.ts';
import { storeAgain } from './store-again.ts';
import { hiddenNow } from './store-transcript/hidden-now.ts';

const SHOWN = [
  'id',
  'workspace_id',
  'vault_id',
  'source_type',
  'external_id',
  'url',
  'title',
  'author_name',
  'author_email',
  'status',
  'failure',
  'warnings',
  'version',
  'created_at',
  'updated_at',
] as const;

/** A page of a vault's documents without their content, newest first. Errors: `not_found`. */
export function listDocuments(
  { db }: Deps,
  call: Call,
  { vault_id, page = null, source_types }: Input<vaults.ListDocumentsRequest>,
): Promise<vaults.ListDocumentsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    if (!(await tx.em.findOne(Vault, { id: vault_id }))) throw notFound('vault');
    const rows = await query(tx)
      .selectFrom('documents')
      .select(SHOWN)
      .select(sql<string>`''`.as('content_text'))
      .where('vault_id', '=', vault_id)
      .$if(source_types.length > 0, (documents) =>
        documents.where(
          'source_type',
          'in',
          source_types.filter((type) => isWordOf(vaults.SourceType, type)),
        ),
      )
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(told), next_cursor };
  });
}

/**
 * A document with its text, or with the text of a past version. Stores a transcript or report again before it is returned if other names are masked in it than
 * are hidden now. Errors: `not_found`, also for a version that is no longer kept.
 */
export async function getDocument(
  deps: Deps,
  call: Call,
  request: vaults.GetDocumentRequest,
): Promise<vaults.Document> {
  const current = await currentDocument(deps, call, request.document_id);
  if (request.version === null || request.version === current.version) return current;
  return deps.db.withWorkspace({ principal: call.principal }, async (tx) => {
    const past = await query(tx)
      .selectFrom('document_versions')
      .select(['title', 'content_text', 'warnings', 'version', 'stored_at'])
      .where('document_id', '=', current.id)
      .where('version', '=', request.version)
      .executeTakeFirst();
    if (!past) throw notFound('version of this document');
    const { stored_at, ...text } = past;
    return { ...current, ...told(text), updated_at: stored_at };
  });
}

async function currentDocument(deps: Deps, call: Call, id: string): Promise<vaults.Document> {
  const row = await deps.db.withWorkspace(call, async (tx) => {
    const found = await loadDocument(tx, id);
    await announceRead(tx, call, { action: 'document.read', subject: id });
    return found;
  });
  const { interview_id, external_id, source_type } = row;
  if (!interview_id || !external_id) return present(row);
  const hidden = await hiddenNow(deps, row.workspace_id, interview_id);
  if (hidden === row.hidden_names) return present(row);
  return deps.db.withWorkspace(call, async (tx) => {
    await storeAgain(deps, tx, { interview_id, external_id, source_type });
    return present(await loadDocument(tx, id));
  });
}

async function loadDocument(tx: Tx, id: string) {
  const row = await query(tx)
    .selectFrom('documents')
    .select([...SHOWN, 'content_text', 'hidden_names', 'interview_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('document');
  return row;
}

const present = ({
  hidden_names: _hidden,
  interview_id: _interview,
  ...document
}: Awaited<ReturnType<typeof loadDocument>>): vaults.Document => told(document);

const told = <Row extends { warnings: readonly Warning[] }>({ warnings, ...row }: Row) => ({
  ...row,
  warnings: toldWarnings(warnings),
});
