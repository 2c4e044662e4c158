import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { ISSUER, type Scene, callOf, tokenOf, withSecret } from '../../scene.fixture.ts';
import { inviteMember } from './invite-member.ts';
import { resolveUser } from '../users/resolve-user.ts';
import { acceptInvitation } from './accept-invitation.ts';

/** A client-credentials token, which has no e-mail address. */
export const machineToken = (subject: string, issuer = ISSUER) => tokenOf(subject, { issuer });

/** A call with the access token of a machine identity. */
export async function machineCall(given: Scene, subject: string, issuer = ISSUER): Promise<Call> {
  const { user_id } = await resolveUser(given.deps, machineToken(subject, issuer));
  return callOf(user_id, '', 'member');
}

/** Invites a machine identity, which accepts. Returns its user id. */
export async function joinAsMachine(given: Scene, owner: Call, subject: string): Promise<string> {
  const made = await inviteMember(given.deps, owner, { email: null, subject, role: 'admin' });
  const { token } = withSecret(made, 'token');
  const call = await machineCall(given, subject);
  await acceptInvitation(given.deps, call, { token_hash: hashKey(token) });
  return call.principal.user_id;
}
