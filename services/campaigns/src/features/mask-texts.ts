import type { campaigns, sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { Session } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { assertLastHolder, callOf } from './store-interviewer-turn/holder.ts';

/** Texts that were derived from a campaign, with the names masked that are hidden now. Errors: `not_found`. */
export async function maskTexts(
  { db, names }: Deps,
  call: Call,
  { interview_id, ...given }: campaigns.MaskTextsRequest,
): Promise<campaigns.MaskedTexts> {
  const rule = await db.withWorkspace(call, (tx) => names.hiddenNames(tx, interview_id));
  return { ...(await names.mask(rule, given)), hidden_names: rule.digest };
}

/** What a language model may be told, for the holder of a session, and the last one of a completed session. Errors: `stale_attempt`. */
export async function maskForModel(
  { db, names }: Deps,
  call: Call,
  { session: held, texts }: sessions.MaskForModelRequest,
): Promise<campaigns.MaskedTexts> {
  const rule = await db.withWorkspace(callOf(call, held), async (tx) => {
    const session = await tx.em.findOne(Session, { id: held?.session_id ?? '' });
    assertLastHolder(session, held);
    return names.hiddenNames(tx, session.interview_id);
  });
  return { ...(await names.mask(rule, { texts, topics: [] })), hidden_names: rule.digest };
}
