import { type Input, audit } from '@insights/contracts';
import { type Call, type ExpressionBuilder, type Tx, isAfter, pageOf, type PageBounds, pageBounds } from '@insights/db';
import { validate as isUuid } from 'uuid';
import type { Tables } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { knownWord } from '../../domain/words.ts';

/** Who did what in the caller's workspace, newest first. */
export function listAuditLog(
  { db }: Deps,
  call: Call,
  {
    page = null,
    action = null,
    actor = null,
    channel = null,
    from = null,
    to = null,
    subject = null,
  }: Input<audit.ListAuditLogRequest>,
): Promise<audit.ListAuditLogResponse> {
  const bounds = pageBounds(page);
  const filters = { action, actor, channel, from, to, subject };
  return db.withWorkspace(call, async (tx) => pageOf(await auditPage(tx, filters, bounds).execute(), bounds.limit));
}

/**
 * The statement contains only the filters that are set: with `$1 is null or …` PostgreSQL would use no index for them. The entries of
 * a person and those of the person's keys have an index each, so they are two searches of one page each.
 */
export function auditPage(tx: Tx, filters: Omit<audit.ListAuditLogRequest, 'page'>, bounds: PageBounds) {
  const { actor } = filters;
  if (actor === null) return search(tx, filters, bounds);
  // Each search is a subquery of its own: SQL allows no ORDER BY in a bare operand of UNION.
  const pageBy = (column: 'actor_id' | 'actor_user_id') =>
    query(tx)
      .selectFrom(search(tx, filters, bounds).where(column, '=', actor).as('page'))
      .selectAll();
  const found = isUuid(actor) ? pageBy('actor_id').union(pageBy('actor_user_id')) : pageBy('actor_id');
  return query(tx)
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(bounds.limit + 1);
}

function search(tx: Tx, filters: Omit<audit.ListAuditLogRequest, 'page'>, { limit, after }: PageBounds) {
  return query(tx)
    .selectFrom('audit_log')
    .select([
      'id',
      'action',
      'subject',
      'actor_kind',
      'actor_id',
      'actor_user_id',
      'channel',
      'client_address',
      'request_id',
      'at as created_at',
    ])
    .select(({ cast }) => cast<string>('details', 'text').as('details'))
    .where((eb) => isAfter(eb, after, ['at', 'id']))
    .where((eb) => eb.and(conditions(eb, filters)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
}

function conditions(
  eb: ExpressionBuilder<Tables, 'audit_log'>,
  { action, channel, from, to, subject }: Omit<audit.ListAuditLogRequest, 'page'>,
) {
  return [
    ...(action === null ? [] : [eb('action', '=', action)]),
    ...(channel === null ? [] : [eb('channel', '=', knownWord(audit.AuditChannel, 'channel', channel))]),
    ...(subject === null ? [] : [eb('subject', '=', subject)]),
    ...(from === null ? [] : [eb('at', '>=', from)]),
    ...(to === null ? [] : [eb('at', '<', to)]),
  ];
}
