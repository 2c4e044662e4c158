import { servicePrincipal } from '@insights/auth-context';
import { campaigns, type flags, isWordOf } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import { adminOf } from './admins.ts';
import { nullIfDeleted } from './contact-letters.ts';
import type { LetterSource } from './letter.ts';

/** Letters to admins and owners about a flag, in English, because their language is unknown. */
export function flagLetters(db: Db, client: Pick<Client<flags.FlagsServiceService>, 'prepareFlagMail'>): LetterSource {
  return async (workspaceId, payload) => {
    const call = { principal: servicePrincipal('identity', workspaceId) };
    const { conversation_id, flag } = payload;
    if (!isWordOf(campaigns.FlagKind, flag)) return null;
    const mail = await client.prepareFlagMail({ conversation_id, kind: flag }, call).catch(nullIfDeleted);
    if (!mail?.is_needed) return null;
    const admin = await adminOf(db, call, payload);
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
      failures: null,
      unsubscribe_url: null,
    };
  };
}
