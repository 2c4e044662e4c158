import type { audit } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { validate as isUuid } from 'uuid';
import { pageBounds } from '../../db/page.ts';
import type { Deps } from '../../deps.ts';

const COLUMNS = `id, action, subject, actor_kind, actor_id, actor_user_id, channel, details::text as details, client_address,
  request_id, at as created_at`;

/** Who did what in the caller's workspace, newest first. */
export function listAuditLog(
  { db }: Deps,
  call: Call,
  request: audit.ListAuditLogRequest,
): Promise<audit.ListAuditLogResponse> {
  const { limit, parameters } = pageBounds(request.page);
  const { sql, values } = pageOfLog(request, parameters);
  return db.withWorkspace(call, async (tx) => {
    return pageOf(await tx.rows<audit.AuditEntry>(sql, values), limit);
  });
}

/**
 * Only the filters that are given stand in the statement: with `$1 = '' or …` PostgreSQL would use no index for them. The acts of
 * a person and those of their keys have an index each, so they are two searches of one page each.
 */
export function pageOfLog(
  { action, actor, channel, from, to }: audit.ListAuditLogRequest,
  [at, id, rows]: ReturnType<typeof pageBounds>['parameters'],
): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    at !== null && `(at, id) < (${given(at)}, ${given(id)}::uuid)`,
    action !== '' && `action = ${given(action)}`,
    channel !== '' && `channel = ${given(channel)}`,
    from !== '' && `at >= ${given(from)}::timestamptz`,
    to !== '' && `at < ${given(to)}::timestamptz`,
  ].filter((condition) => condition !== false);
  const limit = given(rows);
  const search = (...more: string[]) => {
    const where = [...conditions, ...more].join(' and ') || 'true';
    return `(select ${COLUMNS} from audit_log where ${where} order by at desc, id desc limit ${limit})`;
  };
  if (actor === '') return { sql: search(), values };
  const byActor = search(`actor_id = ${given(actor)}`);
  const byPerson = isUuid(actor) ? ` union ${search(`actor_user_id = ${given(actor)}::uuid`)}` : '';
  return {
    sql: `select * from (${byActor}${byPerson}) found order by created_at desc, id desc limit ${limit}`,
    values,
  };
}
