import type { emailDomains } from '@insights/contracts';
import { type Call, type Tx, jsonb, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { DOMAIN_COLUMNS, presentEmailDomain, stateOf } from '../../db/email-domains.ts';
import { query } from '../../db/query.ts';
import type { EmailDomainDeps } from '../../deps.ts';
import { type WantedRecord, resultOf, wantedRecords } from '../../domain/dns-records.ts';
import { type DnsPurpose, type LookupResult, domainStatus, stateAfter } from '../../domain/email-domain-states.ts';

interface Check {
  /** When it began: of two concurrent checks the later one counts. */
  readonly at: string;
  readonly results: readonly { record: DnsPurpose; result: LookupResult }[];
}

/** Looks a domain's records up in DNS now, outside any transaction, and stores the result. Errors: `not_found`. */
export async function verifyEmailDomain(
  deps: EmailDomainDeps,
  call: Call,
  { email_domain_id: id }: emailDomains.VerifyEmailDomainRequest,
): Promise<emailDomains.EmailDomain> {
  const { db, config, now } = deps;
  const row = await db.withWorkspace({ principal: call.principal }, (tx) => load(tx, id));
  const check = await lookUp(deps, wantedRecords(row, config), now());
  return db.withWorkspace(call, async (tx) => {
    const before = await load(tx, id, 'locked');
    await store(tx, before, check, deps);
    const after = await load(tx, id);
    if (after.status !== before.status) {
      const details = { from: before.status, to: after.status };
      await recordAudit(tx, call, { action: 'email_domain.status_changed', subject: id, details });
    }
    return presentEmailDomain(after, config);
  });
}

async function load(tx: Tx, id: string, lock?: 'locked') {
  const row = await query(tx)
    .selectFrom('email_domains')
    .select([...DOMAIN_COLUMNS, 'checked_at'])
    .where('id', '=', id)
    .$if(lock === 'locked', (domain) => domain.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('e-mail domain');
  return row;
}

async function lookUp({ nameServers }: EmailDomainDeps, wanted: WantedRecord[], at: string): Promise<Check> {
  const answers = await nameServers.lookUp(wanted);
  const results = wanted.map((record, index) => {
    const answer = answers[index] ?? 'unanswered';
    return { record: record.record, result: typeof answer === 'string' ? answer : resultOf(record, answer) };
  });
  return { at, results };
}

async function store(
  tx: Tx,
  row: Awaited<ReturnType<typeof load>>,
  { at, results }: Check,
  { config }: EmailDomainDeps,
): Promise<void> {
  if (row.checked_at !== null && row.checked_at > at) return;
  const lookup = { at, since: row.created_at, grace_ms: config.patienceHours * 3_600_000 };
  const states = results.map(
    ({ record, result }) => [record, stateAfter(stateOf(row.record_states, record), result, lookup)] as const,
  );
  const status = domainStatus(states.map(([, state]) => state.status));
  const pause = status === 'pending' ? config.pendingCheckSeconds : config.recheckSeconds;
  await query(tx)
    .updateTable('email_domains')
    .set({
      status,
      record_states: jsonb(Object.fromEntries(states)),
      checked_at: at,
      next_check_at: sql`${at}::timestamptz + ${pause} * interval '1 second'`,
    })
    .where('id', '=', row.id)
    .execute();
}
