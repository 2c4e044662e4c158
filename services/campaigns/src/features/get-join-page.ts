import type { sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { loadInterview } from '../db/load.ts';
import { presentJoinPage } from '../db/present.ts';
import { followLink, linkNotFound } from '../db/tokens.ts';
import type { Deps } from '../deps.ts';

/** What a join link leads to. Errors: `not_found` (unknown, expired or used up). */
export async function getJoinPage({ db, now }: Deps, request: sessions.GetJoinPageRequest): Promise<sessions.JoinPage> {
  const { call, hash } = await followLink(db, { token: request.token, prefix: 'iij', kind: 'join_link' });
  return db.withWorkspace(call, async (tx) =>
    presentJoinPage(await loadInterview(tx, await usableLink(tx, hash, now()))),
  );
}

/** The campaign that a link leads to. Errors: `not_found`. */
export async function usableLink(tx: Tx, hash: Buffer, at: string): Promise<string> {
  const link = await tx.row<{ interview_id: string }>(
    `select interview_id from join_links
      where token_hash = $1 and (expires_at is null or expires_at > $2) and (max_uses is null or uses < max_uses)`,
    [hash, at],
  );
  if (!link) throw linkNotFound();
  return link.interview_id;
}
