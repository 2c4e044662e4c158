import { v7 } from 'uuid';
import { hashKey, makeApiKey } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import { JoinLink } from '../db/entities.ts';
import { lockInterview } from '../db/load.ts';
import type { Deps } from '../deps.ts';
import { assertOpen } from './create-contact.ts';

/** A link that anybody with it may join by. Errors: `not_found`, `invalid_transition` (completed), `invalid_request`. */
export function createJoinLink(
  { db, now }: Deps,
  call: Call,
  request: sessions.CreateJoinLinkRequest,
): Promise<sessions.JoinLink> {
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    assertOpen(interview);
    const created_at = now(tx);
    const expires_at = request.expires_at && new Date(request.expires_at).toISOString();
    if (expires_at && expires_at <= created_at) throw invalid(['body', 'expires_at'], 'This time has passed.');
    const { max_uses, attributes, prefill } = request;
    const twice = prefill.find((key) => Object.hasOwn(attributes, key));
    if (twice !== undefined)
      throw invalid(['body', 'prefill'], `The link already sets ${twice}. Remove it from one of the two.`);
    const link = { id: v7(), token: makeApiKey('iij'), expires_at, max_uses, uses: 0, attributes, prefill, created_at };
    tx.em.create(JoinLink, {
      ...link,
      workspace_id: tx.workspaceId,
      interview_id: interview.id,
      token_hash: hashKey(link.token),
      closed_at: null,
    });
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'join_link.created', subject: link.id, details });
    return link;
  });
}
