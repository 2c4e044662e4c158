import type { vaults } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { Vault } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type DocumentRow = Nullable<vaults.Document>;

const present = (row: DocumentRow): vaults.Document => ({
  ...row,
  external_id: row.external_id ?? undefined,
  url: row.url ?? undefined,
  author_name: row.author_name ?? undefined,
  author_email: row.author_email ?? undefined,
});

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
    const rows = await tx.rows<DocumentRow>(
      `select ${COLUMNS}, '' as content_text from documents
        where vault_id = $1 and (cardinality($2::text[]) = 0 or source_type = any($2))
          and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
        order by created_at desc, id desc limit $5`,
      [request.vault_id, request.source_types, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(present), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getDocument({ db }: Deps, call: Call, id: string): Promise<vaults.Document> {
  return db.withWorkspace(call, async (tx) => {
    const row = await tx.row<DocumentRow>(`select ${COLUMNS}, content_text from documents where id = $1`, [id]);
    if (!row) throw notFound('document');
    return present(row);
  });
}
