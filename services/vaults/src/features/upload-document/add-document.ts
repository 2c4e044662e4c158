import { v7 } from 'uuid';
import { type WordOf, isWordOf, jobTypes, vaults } from '@insights/contracts';
import { type Call, type Tx, announceAudit, requestJob } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { hasRoom, roomFor } from '@insights/quotas';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { Format } from '../../domain/formats.ts';

type Given = vaults.AddDocumentRequest;
type Status = WordOf<typeof vaults.DocumentStatus>;

/** Errors: `not_found`, `quota_exceeded`. */
export function checkUpload({ db, quotas }: Deps, call: Call, vault_id: string): Promise<vaults.CheckUploadResponse> {
  return db.withWorkspace(call, async (tx) => {
    await lockVault(tx, vault_id);
    if (!(await hasRoom(tx, quotas.documents))) (await roomFor(tx, quotas.documents)).take();
    return {};
  });
}

/**
 * Takes an upload; a job reads it. The same `external_id` in the same vault is the same document, and the newest upload counts. Waits up to
 * `wait_seconds` for the text. Errors: `not_found`, `quota_exceeded`, `duplicate_document`.
 */
export async function addDocument(
  deps: Deps,
  call: Call,
  request: Given,
  signal: AbortSignal,
): Promise<vaults.AddedDocument> {
  const added = await deps.db.withWorkspace(call, async (tx): Promise<vaults.AddedDocument> => {
    const room = await roomFor(tx, deps.quotas.documents);
    await lockVault(tx, request.vault_id);
    const at = deps.now();
    const existing =
      request.external_id === null ? null : await lockDocument(tx, request.vault_id, request.external_id);
    if (existing === null) room.take();
    const id = existing ?? (await createDocument(tx, request, at));
    await storeUpload(tx, id, request, at);
    await announceAudit(tx, call, { action: 'document.added', subject: id, details: { vault_id: request.vault_id } });
    return { id, status: 'pending', failure: null };
  });
  if (request.wait_seconds === 0) return added;
  const limits = { wait_ms: request.wait_seconds * 1_000, signal };
  return (await deps.signals.waitFor(added.id, limits, () => readEnded(deps, call, added.id))) ?? added;
}

/** Keeps the vault from being deleted until the transaction ends. Errors: `not_found`. */
async function lockVault(tx: Tx, id: string): Promise<void> {
  const vault = await query(tx).selectFrom('vaults').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!vault) throw notFound('vault');
}

/** The document's id; null if there is none yet. Errors: `duplicate_document`. */
async function lockDocument(tx: Tx, vault_id: string, external_id: string): Promise<string | null> {
  const document = await query(tx)
    .selectFrom('documents')
    .select(['id', 'interview_id'])
    .where('vault_id', '=', vault_id)
    .where('external_id', '=', external_id)
    .forUpdate()
    .executeTakeFirst();
  if (!document) return null;
  if (document.interview_id === null) return document.id;
  throw new AppError('duplicate_document', {
    publicMessage: 'The vault has a transcript or report with this external_id. Choose another one.',
  });
}

/** Two first uploads with the same `external_id` at once are uploads of one document. */
async function createDocument(tx: Tx, request: Given, at: string): Promise<string> {
  const { vault_id, external_id, title, file_name, url, author_name, author_email } = request;
  const source_type = isWordOf(vaults.SourceType, request.source_type) ? request.source_type : 'upload';
  const document = await query(tx)
    .insertInto('documents')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      vault_id,
      external_id,
      source_type,
      url,
      author_name,
      author_email,
      title: title ?? file_name,
      content_text: '',
      status: 'pending',
      version: 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['vault_id', 'external_id']).doUpdateSet({ status: 'pending' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return document.id;
}

const FORMATS: Readonly<Record<string, Format>> = {
  text: 'text',
  markdown: 'markdown',
  html: 'html',
  pdf: 'pdf',
  docx: 'docx',
  csv: 'csv',
};

async function storeUpload(tx: Tx, document_id: string, request: Given, at: string): Promise<void> {
  const { title, content, url, author_name, author_email } = request;
  const upload = {
    id: v7(),
    format: FORMATS[request.format] ?? 'text',
    content,
    title,
    source_type: isWordOf(vaults.SourceType, request.source_type) ? request.source_type : 'upload',
    url,
    author_name,
    author_email,
    created_at: at,
  } as const;
  await query(tx)
    .insertInto('document_uploads')
    .values({ document_id, workspace_id: tx.workspaceId, ...upload })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(upload))
    .execute();
  await query(tx)
    .updateTable('documents')
    .set({ status: 'pending', failure: null })
    .where('id', '=', document_id)
    .execute();
  await requestJob(tx, jobTypes.ingestDocument, { document_id, upload_id: upload.id });
}

/** The document once its upload has been read; null before. A document deleted meanwhile stays pending for the caller. */
async function readEnded({ db }: Deps, { principal }: Call, id: string): Promise<vaults.AddedDocument | null> {
  const document = await db.withWorkspace({ principal }, (tx) =>
    query(tx).selectFrom('documents').select(['id', 'status', 'failure']).where('id', '=', id).executeTakeFirst(),
  );
  const status: Status = document?.status ?? 'pending';
  return document && status !== 'pending' ? { ...document, status } : null;
}
