import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { hidesContact } from '../db/conditions.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** What an event may show of a contact: only the duration if the name is hidden. Errors: `not_found`. */
export function getEventContact({ db }: Deps, call: Call, conversationId: string): Promise<campaigns.EventContact> {
  return db.withWorkspace(call, async (tx) => {
    const row = await query(tx)
      .selectFrom('conversations as v')
      .innerJoin('contacts as c', 'c.id', 'v.contact_id')
      .innerJoin('interviews as i', 'i.id', 'v.interview_id')
      .select(['v.contact_id', 'c.name', 'c.email', 'v.duration_minutes', hidesContact.as('is_hidden')])
      .where('v.id', '=', conversationId)
      .executeTakeFirst();
    if (!row) throw notFound('conversation');
    const duration_minutes = row.duration_minutes ?? 0;
    if (row.is_hidden) return { contact_id: null, name: null, email: null, duration_minutes };
    const { contact_id, name, email } = row;
    return { contact_id, name, email, duration_minutes };
  });
}
