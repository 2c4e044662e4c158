import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import { announceRevealed } from '../db/announce-revealed.ts';
import type { Contact } from '../db/entities.ts';
import { SESSION_VIEW, type SessionView, viewSession } from '../db/invitations.ts';
import { loadContact, loadInterview } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import type { MailDeps } from '../deps.ts';

/** A page of contacts, newest first. Errors: `not_found`. */
export function listContacts(
  { db, links }: MailDeps,
  call: Call,
  request: campaigns.ListContactsRequest,
): Promise<campaigns.ListContactsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await tx.rows<Contact & SessionView>(
      `select c.*, ${SESSION_VIEW}
         from contacts c join sessions s on s.id = c.id
        where c.interview_id = $1 and ($2::timestamptz is null or (c.created_at, c.id) < ($2, $3::uuid))
        order by c.created_at desc, c.id desc limit $4`,
      [interview.id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    await announceRevealed(tx, call, interview, items);
    const reader = { principal: call.principal, links };
    return { items: items.map((row) => presentContact(row, row, interview, reader)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getContact(
  { db, links }: MailDeps,
  call: Call,
  request: campaigns.GetContactRequest,
): Promise<campaigns.Contact> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    await announceRevealed(tx, call, interview, [contact]);
    return presentContact(contact, await viewSession(tx, contact.id), interview, { principal: call.principal, links });
  });
}
