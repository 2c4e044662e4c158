import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import type { Contact, Session } from '../../db/entities.ts';
import { loadContact, loadInterview, loadSession } from '../../db/load.ts';
import { presentContact } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

/** A page of contacts, newest first. Errors: `not_found`. */
export function listContacts(
  { db }: Deps,
  call: Call,
  request: campaigns.ListContactsRequest,
): Promise<campaigns.ListContactsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await tx.rows<Contact & Pick<Session, 'status' | 'scheduled_for' | 'expires_at'>>(
      `select c.*, s.status, s.scheduled_for, s.expires_at
         from contacts c join sessions s on s.id = c.id
        where c.interview_id = $1 and ($2::timestamptz is null or (c.created_at, c.id) < ($2, $3::uuid))
        order by c.created_at desc, c.id desc limit $4`,
      [interview.id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentContact(row, row, interview, call.principal)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getContact({ db }: Deps, call: Call, request: campaigns.GetContactRequest): Promise<campaigns.Contact> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    return presentContact(contact, await loadSession(tx, contact.id), interview, call.principal);
  });
}
