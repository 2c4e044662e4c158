import type { emailDomains } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { DOMAIN_COLUMNS, type EmailDomainRow, presentEmailDomain, stateOf } from '../../db/email-domains.ts';
import type { EmailDomainDeps } from '../../deps.ts';
import { type RecordName, type WantedRecord, sightingOf, wantedRecords } from '../../domain/dns-records.ts';
import { type RecordState, type Sighting, afterLook, domainStatus } from '../../domain/email-domain-states.ts';

interface Look {
  /** When it began: of two looks at the same time the later one counts. */
  at: string;
  sightings: readonly { record: RecordName; sighting: Sighting }[];
}

/** Looks a domain's records up now and stores what was seen. Name servers are asked outside any transaction. Errors: `not_found`. */
export async function verifyEmailDomain(
  deps: EmailDomainDeps,
  call: Call,
  { email_domain_id: id }: emailDomains.VerifyEmailDomainRequest,
): Promise<emailDomains.EmailDomain> {
  const { db, config, now } = deps;
  const row = await db.withWorkspace({ principal: call.principal }, (tx) => load(tx, id));
  const look = await lookAt(deps, wantedRecords(row, config), now());
  return db.withWorkspace(call, async (tx) => {
    const before = await load(tx, id, 'for update');
    await store(tx, before, look, deps);
    const after = await load(tx, id);
    if (after.status !== before.status) {
      const details = { from: before.status, to: after.status };
      await recordAudit(tx, call, { action: 'email_domain.status_changed', subject: id, details });
    }
    return presentEmailDomain(after, config);
  });
}

async function load(tx: Tx, id: string, lock = ''): Promise<EmailDomainRow & { checked_at: string | null }> {
  const row = await tx.row<EmailDomainRow & { checked_at: string | null }>(
    `select ${DOMAIN_COLUMNS}, checked_at from email_domains where id = $1 ${lock}`,
    [id],
  );
  if (!row) throw notFound('e-mail domain');
  return row;
}

async function lookAt({ nameServers }: EmailDomainDeps, wanted: WantedRecord[], at: string): Promise<Look> {
  const answers = await nameServers.look(wanted);
  const sightings = wanted.map((record, index) => {
    const answer = answers[index] ?? 'unanswered';
    return { record: record.record, sighting: typeof answer === 'string' ? answer : sightingOf(record, answer) };
  });
  return { at, sightings };
}

async function store(
  tx: Tx,
  row: EmailDomainRow & { checked_at: string | null },
  { at, sightings }: Look,
  { config }: EmailDomainDeps,
): Promise<void> {
  if (row.checked_at !== null && row.checked_at > at) return;
  const waiting = { at, since: row.created_at, patience_ms: config.patienceHours * 3_600_000 };
  const states = sightings.map(({ record, sighting }): [RecordName, RecordState] => [
    record,
    afterLook(stateOf(row.record_states, record), sighting, waiting),
  ]);
  const status = domainStatus(states.map(([, state]) => state.status));
  const pause = status === 'pending' ? config.pendingCheckSeconds : config.recheckSeconds;
  await tx.run(
    `update email_domains set status = $2, record_states = $3, checked_at = $4,
            next_check_at = $4::timestamptz + $5 * interval '1 second' where id = $1`,
    [row.id, status, JSON.stringify(Object.fromEntries(states)), at, pause],
  );
}
