import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, sql } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { giveLinks } from '../db/invitations.ts';
import { lockInterview } from '../db/load.ts';
import { type NewContact, addContacts, newContact } from '../db/new-contacts.ts';
import { query } from '../db/query.ts';
import { problemOfStart } from '../domain/schedule.ts';
import type { MailDeps } from '../deps.ts';
import { assertOpen } from './create-contact.ts';

/** Adds many people at once. A known or repeated address and a start that is past are reported for their row; the other rows are stored. Errors: `quota_exceeded` (nothing is stored). */
export function createContacts(
  { db, now, links, quotas }: MailDeps,
  call: Call,
  request: campaigns.CreateContactsRequest,
): Promise<campaigns.CreateContactsResponse> {
  const create = async (tx: Tx): Promise<campaigns.CreateContactsResponse> => {
    const room = await roomFor(tx, quotas.contacts);
    const interview = await lockInterview(tx, request.interview_id);
    assertOpen(interview);
    const at = now(tx);
    const known = await addressesOf(tx, interview.id, request.contacts);
    const before = new Set<string>();
    const made: NewContact[] = [];
    const results = request.contacts.map((draft, index): campaigns.ContactResult => {
      const rejection = rejectionOf(draft, { known, before, at });
      if (rejection) return { index, id: null, ...rejection };
      if (draft.email) before.add(draft.email.toLowerCase());
      const contact = newContact(tx, interview, draft, at);
      made.push(contact);
      return { index, id: contact.id, error: null, field: null, problem: null };
    });
    room.take(made.length);
    await giveLinks(tx, links, await addContacts(tx, interview, made));
    const details = { contacts: made.length };
    await announceAudit(tx, call, { action: 'contacts.created', subject: interview.id, details });
    return { created: made.length, failed: results.length - made.length, results };
  };
  return db.withWorkspace(call, create, { impersonal: true });
}

/** Which of the addresses the campaign has, in lower case. */
async function addressesOf(
  tx: Tx,
  interviewId: string,
  contacts: readonly campaigns.ContactDraft[],
): Promise<ReadonlySet<string>> {
  const addresses = contacts.flatMap((contact) => contact.email?.toLowerCase() ?? []);
  const rows = await query(tx)
    .selectFrom('contacts')
    .select(({ fn }) => fn<string>('lower', ['email']).as('address'))
    .where('interview_id', '=', interviewId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', fn.any(sql<string[]>`${addresses}::text[]`)))
    .execute();
  return new Set(rows.map(({ address }) => address));
}

interface Present {
  readonly known: ReadonlySet<string>;
  /** Addresses of earlier rows. */
  readonly before: ReadonlySet<string>;
  readonly at: string;
}

/** Why a row is not stored; undefined if it is. */
function rejectionOf(
  { email, scheduled_for }: campaigns.ContactDraft,
  { known, before, at }: Present,
): Pick<campaigns.ContactResult, 'error' | 'field' | 'problem'> | undefined {
  const address = email?.toLowerCase() ?? '';
  const duplicate = { error: 'duplicate_contact', field: 'email' };
  if (known.has(address)) return { ...duplicate, problem: 'The campaign already has a contact with this address.' };
  if (before.has(address)) return { ...duplicate, problem: 'An earlier row has the same address.' };
  const problem = scheduled_for === null ? null : problemOfStart(scheduled_for, at);
  return problem === null ? undefined : { error: 'invalid_request', field: 'scheduled_for', problem };
}
