import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Deps } from '../deps.ts';
import { HIDES_NAME } from '../domain/hidden-names.ts';

interface Row {
  contact_id: string;
  name: string | null;
  email: string | null;
  is_hidden: boolean;
  duration_minutes: number | null;
}

/** What an event may show of the person: nothing, when the campaign or the person hides names. Errors: `not_found`. */
export function getEventContact({ db }: Deps, call: Call, conversationId: string): Promise<campaigns.EventContact> {
  return db.withWorkspace(call, async (tx) => {
    const row = await tx.row<Row>(
      `select v.contact_id, c.name, c.email, v.duration_minutes,
              ${HIDES_NAME} as is_hidden
         from conversations v join contacts c on c.id = v.contact_id join interviews i on i.id = v.interview_id
        where v.id = $1`,
      [conversationId],
    );
    if (!row) throw notFound('conversation');
    const duration_minutes = row.duration_minutes ?? 0;
    if (row.is_hidden) return { contact_id: null, name: null, email: null, duration_minutes };
    const { contact_id, name, email } = row;
    return { contact_id, name, email, duration_minutes };
  });
}
