import type { Input, campaigns } from '@insights/contracts';
import { type Call, pageOf, pageBounds, isAfter } from '@insights/db';
import { announceRevealed } from '../db/announce-revealed.ts';
import { isPerson } from '../db/conditions.ts';
import { fits } from '../db/contact-filter.ts';
import { SESSION_VIEW, viewSession } from '../db/invitations.ts';
import { loadContact, loadInterview } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { MailDeps } from '../deps.ts';

/** A page of contacts, newest first. Errors: `not_found`. */
export function listContacts(
  { db, links, now }: MailDeps,
  call: Call,
  { interview_id, page = null, filter = null }: Input<campaigns.ListContactsRequest>,
): Promise<campaigns.ListContactsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const rows = await query(tx)
      .selectFrom('contacts as c')
      .innerJoin('sessions as s', 's.id', 'c.id')
      .selectAll('c')
      .select(SESSION_VIEW)
      .where('c.interview_id', '=', interview.id)
      .where(isPerson)
      .where(fits(filter))
      .where((eb) => isAfter(eb, after, ['c.created_at', 'c.id']))
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    await announceRevealed(tx, call, interview, items);
    const reader = { principal: call.principal, links, at: now(tx) };
    return { items: items.map((row) => presentContact(row, row, interview, reader)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getContact(
  { db, links, now }: MailDeps,
  call: Call,
  request: campaigns.GetContactRequest,
): Promise<campaigns.Contact> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    await announceRevealed(tx, call, interview, [contact]);
    return presentContact(contact, await viewSession(tx, contact.id), interview, {
      principal: call.principal,
      links,
      at: now(tx),
    });
  });
}
