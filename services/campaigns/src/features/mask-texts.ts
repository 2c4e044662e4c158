import type { campaigns, sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { Session } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { assertHolder, callOf } from './store-interviewer-turn/holder.ts';

/** Texts that were derived from a campaign, with the names masked that are hidden now. Errors: `not_found`. */
export function maskTexts(deps: Deps, call: Call, request: campaigns.MaskTextsRequest): Promise<campaigns.MaskedTexts> {
  return deps.db.withWorkspace(call, (tx) => masked(deps, tx, request));
}

/** What a language model may be told, for the holder of a session. Errors: `stale_attempt`. */
export function maskForModel(
  deps: Deps,
  call: Call,
  { session: held, texts }: sessions.MaskForModelRequest,
): Promise<campaigns.MaskedTexts> {
  return deps.db.withWorkspace(callOf(call, held), async (tx) => {
    const session = await tx.em.findOne(Session, { id: held?.session_id ?? '' });
    assertHolder(session, held);
    return masked(deps, tx, { interview_id: session.interview_id, texts, topics: [] });
  });
}

async function masked(
  { names }: Deps,
  tx: Tx,
  { interview_id, texts, topics }: campaigns.MaskTextsRequest,
): Promise<campaigns.MaskedTexts> {
  const { masker, digest } = await names.hiddenNames(tx, interview_id);
  return {
    texts: texts.map((text) => masker.maskAll(text)),
    topics: topics.map((topic) => masker.mask(topic, { everyCase: true })),
    hidden_names: digest,
  };
}
