import { servicePrincipal } from '@insights/auth-context';
import type { jobPayloads } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { ParsedDocument } from '../../parse-threads/document-threads.ts';
import { storeDocument } from '../store-document/store-document.ts';

type Upload = jobPayloads.IngestDocument;

/**
 * INGEST_DOCUMENT: reads an upload in a thread and stores its text. No-op if it was read already, a newer one took its place, or the document
 * was deleted. A file that cannot be read fails, with the reason on the document.
 */
export async function ingestDocument(
  deps: Deps,
  { workspace_id, payload }: Job<Upload>,
  tools: JobTools,
): Promise<void> {
  const call = { principal: servicePrincipal('vaults', workspace_id) };
  const upload = await deps.db.withWorkspace(call, (tx) => readUpload(tx, payload));
  if (!upload) return;
  await tools.progress('extracting');
  const caller = { owner: workspace_id, signal: tools.signal };
  const read = await deps.parser.parse({ format: upload.format, content: upload.content }, caller);
  if ('failure' in read) {
    await deps.db.withWorkspace(call, (tx) => failUpload(tx, payload, read.failure));
    throw new AppError('invalid_request', { publicMessage: read.failure });
  }
  await tools.progress('storing');
  await deps.db.withWorkspace(call, (tx) => storeUpload(deps, tx, payload, read));
}

const readUpload = (tx: Tx, { document_id, upload_id }: Upload) =>
  query(tx)
    .selectFrom('document_uploads')
    .select(['format', 'content'])
    .where('document_id', '=', document_id)
    .where('id', '=', upload_id)
    .executeTakeFirst();

/** The upload, whose row is deleted and whose document is locked; undefined when it is void. */
async function takeUpload(tx: Tx, { document_id, upload_id }: Upload) {
  const document = await query(tx)
    .selectFrom('documents')
    .select('title')
    .where('id', '=', document_id)
    .forUpdate()
    .executeTakeFirst();
  const upload = await query(tx)
    .deleteFrom('document_uploads')
    .where('document_id', '=', document_id)
    .where('id', '=', upload_id)
    .returning(['title', 'source_type', 'url', 'author_name', 'author_email'])
    .executeTakeFirst();
  return document && upload && { ...upload, current_title: document.title };
}

async function storeUpload(deps: Deps, tx: Tx, payload: Upload, read: ParsedDocument): Promise<void> {
  const upload = await takeUpload(tx, payload);
  if (!upload) return;
  const { title, current_title, ...origin } = upload;
  const { document_id } = payload;
  await query(tx).updateTable('documents').set(origin).where('id', '=', document_id).execute();
  await storeDocument(deps, tx, {
    document_id,
    conversation_id: null,
    title: title ?? read.title ?? current_title,
    language: read.language,
    hidden_names: '',
    warnings: read.warnings,
    parts: [read],
  });
}

/** Stores why the upload was not read. The document keeps the text that it has. */
export async function failUpload(tx: Tx, payload: Upload, failure: string): Promise<void> {
  if (!(await takeUpload(tx, payload))) return;
  await query(tx)
    .updateTable('documents')
    .set({ status: 'failed', failure })
    .where('id', '=', payload.document_id)
    .execute();
}
