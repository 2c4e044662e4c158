import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import type { Contact } from '../../db/entities.ts';
import { loadContact, loadInterview } from '../../db/load.ts';
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
    const rows = await tx.rows<Contact>(
      `select * from contacts
        where interview_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
        order by created_at desc, id desc limit $4`,
      [interview.id, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((contact) => presentContact(contact, interview, call.principal)), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getContact({ db }: Deps, call: Call, request: campaigns.GetContactRequest): Promise<campaigns.Contact> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    return presentContact(await loadContact(tx, interview.id, request.contact_id), interview, call.principal);
  });
}
