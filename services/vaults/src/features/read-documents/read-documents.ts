import type { vaults } from '@insights/contracts';
import { type Call, type Tx, announceRead, keyset, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { Vault } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { fetchTranscript } from '../store-transcript/fetch-transcript.ts';
import { hiddenNow } from '../store-transcript/hidden-now.ts';

const COLUMNS = `id, workspace_id, vault_id, source_type, external_id, url, title, author_name, author_email, status, created_at, updated_at`;

/** A page of a vault's documents without their content, newest first. Errors: `not_found`. */
export function listDocuments(
  { db }: Deps,
  call: Call,
  request: vaults.ListDocumentsRequest,
): Promise<vaults.ListDocumentsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    if (!(await tx.em.findOne(Vault, { id: request.vault_id }))) throw notFound('vault');
    const rows = await tx.rows<vaults.Document>(
      `select ${COLUMNS}, '' as content_text from documents
        where vault_id = $1 and (cardinality($2::text[]) = 0 or source_type = any($2))
          and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
        order by created_at desc, id desc limit $5`,
      [request.vault_id, request.source_types, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items, next_cursor };
  });
}

type Known = vaults.Document & { hidden_names: string; interview_id: string | null };

/** A transcript with names in it that are hidden by now is stored again before it is shown. Errors: `not_found`. */
export async function getDocument(deps: Deps, call: Call, id: string): Promise<vaults.Document> {
  const row = await deps.db.withWorkspace(call, async (tx) => {
    const found = await loadDocument(tx, id);
    await announceRead(tx, call, { action: 'document.read', subject: id });
    return found;
  });
  const { interview_id, external_id, source_type } = row;
  if (source_type !== 'transcript' || !interview_id || !external_id) return shown(row);
  const hidden = await hiddenNow(deps, row.workspace_id, interview_id);
  if (hidden === row.hidden_names) return shown(row);
  return deps.db.withWorkspace(call, async (tx) => {
    await fetchTranscript(deps, tx, { interview_id, conversation_id: external_id });
    return shown(await loadDocument(tx, id));
  });
}

async function loadDocument(tx: Tx, id: string): Promise<Known> {
  const row = await tx.row<Known>(
    `select ${COLUMNS}, content_text, hidden_names, interview_id from documents where id = $1`,
    [id],
  );
  if (!row) throw notFound('document');
  return row;
}

const shown = ({ hidden_names: _hidden, interview_id: _interview, ...row }: Known): vaults.Document => row;
