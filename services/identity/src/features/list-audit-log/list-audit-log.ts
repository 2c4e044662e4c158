import type { audit } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { pageBounds } from '../../db/page.ts';
import type { Deps } from '../../deps.ts';

const PAGE = `select id, action, subject, actor_kind, actor_id, actor_user_id, details::text as details, client_address,
    request_id, at as created_at
   from audit_log
  where ($1::timestamptz is null or (at, id) < ($1, $2::uuid))
    and ($4 = '' or action = $4)
    and ($5 = '' or actor_id = $5 or actor_user_id::text = $5)
    and ($6 = '' or at >= $6::timestamptz)
    and ($7 = '' or at < $7::timestamptz)
  order by at desc, id desc limit $3`;

type Row = Record<'actor_user_id' | 'client_address' | 'request_id', string | null> &
  Omit<audit.AuditEntry, 'actor_user_id' | 'client_address' | 'request_id'>;

/** Who did what in the caller's workspace, newest first. */
export function listAuditLog(
  { db }: Deps,
  call: Call,
  { page, action, actor, from, to }: audit.ListAuditLogRequest,
): Promise<audit.ListAuditLogResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<Row>(PAGE, [...parameters, action, actor, from, to]);
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(presentEntry), next_cursor };
  });
}

function presentEntry(row: Row): audit.AuditEntry {
  return {
    ...row,
    actor_user_id: row.actor_user_id ?? undefined,
    client_address: row.client_address ?? undefined,
    request_id: row.request_id ?? undefined,
  };
}
