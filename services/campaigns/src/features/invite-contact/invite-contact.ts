import { hashKey, makeApiKey } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { loadInterview, lockSessionOf } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';

/** A personal link for a contact; the former one stops working. Errors: `not_found`. */
export function inviteContact(
  { db }: Deps,
  call: Call,
  request: sessions.InviteContactRequest,
): Promise<sessions.Invitation> {
  return db.withWorkspace(
    call,
    async (tx) => {
      const interview = await loadInterview(tx, request.interview_id);
      const session = await lockSessionOf(tx, interview.id, request.contact_id);
      const token = makeApiKey('iii');
      await tx.run('update sessions set invitation_hash = $2 where id = $1', [session.id, hashKey(token)]);
      return { contact_id: session.id, token, expires_at: session.expires_at ?? undefined };
    },
    { replay: (answer) => ({ ...answer, token: '' }) },
  );
}
