import { jobTypes, type jobPayloads } from '@insights/contracts';
import { type Call, type Db, type Tx, requestJob } from '@insights/db';
import { query } from '../db/query.ts';

/** A workspace rarely has more than a few; further ones see the matter in the API. */
const MOST_ADMINS = 50;

/** An admin or owner whose address is known to be theirs. */
export interface Admin {
  readonly id: string;
  readonly full_name: string | null;
  readonly email: string;
}

/**
 * The admin to whom a job's letter goes; null if there is none any more. A job without a recipient becomes one job for each admin and owner, so
 * that an address that is refused delays no other; it has no recipient itself.
 */
export async function adminOf(db: Db, call: Call, payload: jobPayloads.SendEmail): Promise<Admin | null> {
  return db.withWorkspace(call, async (tx) => {
    if (payload.recipient_id !== '') {
      return (await admins(tx).where('u.id', '=', payload.recipient_id).executeTakeFirst()) ?? null;
    }
    for (const { id } of await admins(tx).limit(MOST_ADMINS).execute()) {
      await requestJob(tx, jobTypes.sendEmail, { ...payload, recipient_id: id });
    }
    return null;
  });
}

const admins = (tx: Tx) =>
  query(tx)
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.full_name'])
    .select(({ ref }) => ref('u.email').$notNull().as('email'))
    .where('m.role', 'in', ['admin', 'owner'])
    .where('u.email', 'is not', null)
    .where('u.email', '<>', '')
    .where('u.email_verified', '=', true)
    .orderBy('m.created_at')
    .orderBy('u.id');
