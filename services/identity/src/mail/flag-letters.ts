import { servicePrincipal } from '@insights/auth-context';
import { campaigns, type flags, isWordOf, jobTypes } from '@insights/contracts';
import { type Db, type Tx, requestJob } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import { query } from '../db/query.ts';
import { nullIfDeleted } from './contact-letters.ts';
import type { LetterSource } from './letter.ts';

/** A workspace rarely has more than a few; further ones see the flag in the conversation. */
const MOST_ADMINS = 50;

/**
 * Letters to admins and owners about a flag, in English, because their language is unknown. A job without a recipient becomes one job
 * for each of them, so that an address that is refused delays no other.
 */
export function flagLetters(db: Db, client: Pick<Client<flags.FlagsServiceService>, 'prepareFlagMail'>): LetterSource {
  return async (workspaceId, payload) => {
    const call = { principal: servicePrincipal('identity', workspaceId) };
    const { conversation_id, flag } = payload;
    if (!isWordOf(campaigns.FlagKind, flag)) return null;
    const mail = await client.prepareFlagMail({ conversation_id, kind: flag }, call).catch(nullIfDeleted);
    if (!mail?.is_needed) return null;
    if (payload.recipient_id === '') {
      await db.withWorkspace(call, async (tx) => {
        for (const { id } of await admins(tx).limit(MOST_ADMINS).execute()) {
          await requestJob(tx, jobTypes.sendEmail, { ...payload, recipient_id: id });
        }
      });
      return null;
    }
    const admin = await db.withWorkspace(call, (tx) =>
      admins(tx).where('u.id', '=', payload.recipient_id).executeTakeFirst(),
    );
    if (!admin) return null;
    return {
      kind: 'flag_raised',
      to: { address: admin.email, name: admin.full_name },
      locale: 'en',
      timezone: 'UTC',
      link: mail.url,
      expires_at: null,
      scheduled_for: null,
      calendar: null,
      thread_id: null,
      campaign_name: null,
      minutes: null,
      role: null,
      flag,
      unsubscribe_url: null,
    };
  };
}

/** Admins and owners whose address is known to be theirs. */
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
