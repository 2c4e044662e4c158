import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { ISSUER, type Scene, callOf, tokenOf } from '../../scene.fixture.ts';
import { inviteMember } from '../invite-member/invite-member.ts';
import { resolveUser } from '../resolve-user/resolve-user.ts';
import { acceptInvitation } from './accept-invitation.ts';

/** What the gateway asks about a client-credentials token: it has no e-mail. */
export const machineToken = (subject: string, issuer = ISSUER) => tokenOf(subject, { issuer });

/** A call with the access token of a machine identity. */
export async function machineCall(given: Scene, subject: string, issuer = ISSUER): Promise<Call> {
  const { user_id } = await resolveUser(given.deps, machineToken(subject, issuer));
  return callOf(user_id, '', 'member');
}

/** Invites a machine identity, which accepts; its user id. */
export async function joinAsMachine(given: Scene, owner: Call, subject: string): Promise<string> {
  const { token } = await inviteMember(given.deps, owner, { email: '', subject, role: 'admin' });
  const call = await machineCall(given, subject);
  await acceptInvitation(given.deps, call, { token_hash: hashKey(token) });
  return call.principal.user_id;
}
