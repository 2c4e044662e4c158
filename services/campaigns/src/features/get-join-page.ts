import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { assertUsable, findLink } from '../db/join-links.ts';
import { loadInterview } from '../db/load.ts';
import { presentJoinPage } from '../db/present.ts';
import { followLink } from '../db/tokens.ts';
import type { Deps } from '../deps.ts';

/** What a join link leads to. Errors: `not_found` (unknown, expired or used up). */
export async function getJoinPage(
  { db, now }: Deps,
  request: sessions.GetJoinPageRequest,
  { origin }: Pick<Call, 'origin'> = {},
): Promise<sessions.JoinPage> {
  const { call, hash } = await followLink(db, { token: request.token, prefix: 'iij', kind: 'join_link' });
  return db.withWorkspace(call, async (tx) => {
    const link = await findLink(tx, hash, now(tx));
    assertUsable(link);
    return { ...presentJoinPage(await loadInterview(tx, link.interview_id), origin?.languages), prefill: link.prefill };
  });
}
