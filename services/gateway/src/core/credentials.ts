import { type PlatformRole, type Role, hashKey, isWellFormedKey, servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { type WordOf, identity as contract, isWordOf, type retrievalKeys } from '@insights/contracts';
import type { Request } from 'express';
import type { Caller } from './caller.ts';
import type { KeyVerifier } from './key-verifier.ts';
import { type KnownParticipants, verifiedParticipant } from './participants.ts';
import type { Access, Route } from './route.ts';
import type { Services } from './services.ts';
import type { TokenVerifier } from './token-verifier.ts';

export interface Verifiers {
  readonly keys: KeyVerifier<contract.KeyVerdict>;
  readonly retrievalKeys: KeyVerifier<retrievalKeys.RetrievalKeyVerdict>;
  readonly tokens: TokenVerifier;
  readonly identity: Pick<Services['identity'], 'resolveUser' | 'getPlatformRole'>;
  readonly sessions: Pick<Services['sessions'], 'verifyParticipant'>;
  readonly participants: KnownParticipants;
  /** The address of this API, without a trailing slash: an OAuth client may ask for a token for a resource below it. */
  readonly publicUrl: string;
  /** Whether health and metrics need a credential. */
  readonly opsWantCredential: boolean;
}

/** Identifies the caller. Errors: `unauthenticated`, `unavailable`. */
export async function authenticate(
  route: Pick<Route, 'access' | 'path' | 'oauth_resource' | 'verifies_participant'>,
  request: Request,
  verifiers: Verifiers,
): Promise<Caller> {
  const { access } = route;
  if ('public' in access) return { kind: 'anyone' };
  const key = request.get('x-api-key');
  const authorization = request.get('authorization');
  if (key !== undefined && authorization !== undefined) {
    throw unauthenticated('Send either X-API-Key or Authorization, not both.');
  }
  if (key?.startsWith('iir_')) return callerOfRetrievalKey(key, verifiers);
  if (key !== undefined) return callerOfKey(access, key, verifiers);
  if (authorization !== undefined) return callerOfToken(authorization, route, verifiers);
  if ('ops' in access && !verifiers.opsWantCredential) return { kind: 'anyone' };
  throw unauthenticated('Send an API key as X-API-Key or a token as Authorization: Bearer.');
}

function unauthenticated(publicMessage: string): AppError {
  return new AppError('unauthenticated', { publicMessage });
}

const REASONS: Partial<Record<WordOf<typeof contract.KeyStatus> | 'unspecified', string>> = {
  revoked: 'The key has been revoked. Create a new one.',
  expired: 'The key has expired. Create a new one.',
  unknown: 'There is no such key.',
};

/** Three parts in base64url, as a JWT has. */
const JWT = /^(?:Bearer +)?[\w-]+\.[\w-]+\.[\w-]+$/i;

/** What to do with something that is no API key. Never repeats it. */
function malformed(key: string): string {
  if (key.startsWith('iip_')) return 'This is a participant token. Send it as Authorization: Bearer, not as X-API-Key.';
  if (JWT.test(key)) return 'This is an access token. Send it as Authorization: Bearer, not as X-API-Key.';
  if (/^["'`]|["'`]$/.test(key)) return 'The key is in quotes. Send it without them.';
  if (/^\w+[\s:=]+ii[sr]_/.test(key))
    return 'X-API-Key takes the key alone. Remove the word before it, such as Bearer.';
  const kind = key.startsWith('iir_') ? 'retrieval' : 'API';
  return `The ${kind} key is malformed. Check that it was copied whole.`;
}

async function callerOfKey(access: Access, key: string, { keys, identity }: Verifiers): Promise<Caller> {
  if (!isWellFormedKey(key, 'iis')) throw unauthenticated(malformed(key));
  const verdict = await keys.verify(hashKey(key));
  const { status, key_id, workspace_id, scopes, created_by } = verdict;
  if (status !== 'active' || key_id === null || workspace_id === null || created_by === null) {
    throw unauthenticated(REASONS[status] ?? 'The API key is not valid.');
  }
  // Looked up only where it decides, so that every other call needs one read.
  const mayBePlatforms = 'platform' in access && scopes.includes('*');
  const platform_role = mayBePlatforms ? await platformRoleOf(created_by, identity) : '';
  return { kind: 'key', key_id, workspace_id, scopes, user_id: created_by, platform_role };
}

async function platformRoleOf(user_id: string, identity: Verifiers['identity']): Promise<PlatformRole | ''> {
  const answer = await identity.getPlatformRole({ user_id }, { principal: servicePrincipal('gateway') });
  return platformRole(answer.platform_role);
}

async function callerOfRetrievalKey(key: string, { retrievalKeys }: Verifiers): Promise<Caller> {
  if (!isWellFormedKey(key, 'iir')) throw unauthenticated(malformed(key));
  const verdict = await retrievalKeys.verify(hashKey(key));
  const { status, key_id, workspace_id, vault_id, created_by } = verdict;
  if (status !== 'active' || key_id === null || workspace_id === null || vault_id === null || created_by === null) {
    throw unauthenticated(REASONS[status] ?? 'The retrieval key is not valid.');
  }
  return { kind: 'retrieval_key', key_id, workspace_id, vault_id, user_id: created_by };
}

async function callerOfToken(
  authorization: string,
  { path, oauth_resource, verifies_participant }: Pick<Route, 'path' | 'oauth_resource' | 'verifies_participant'>,
  verifiers: Verifiers,
): Promise<Caller> {
  const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization)?.[1];
  if (token === undefined) {
    throw unauthenticated('Authorization must be of the form: Bearer <token>. API keys are sent as X-API-Key.');
  }
  if (/^ii[sr]_/.test(token))
    throw unauthenticated('This is an API key. Send it as X-API-Key, not as Authorization: Bearer.');
  if (token.startsWith('iip_')) return callerOfParticipantToken(token, verifiers, verifies_participant);
  const { tokens, identity, publicUrl } = verifiers;
  const claims = await tokens.verify(token, oauth_resource && `${publicUrl}${path}`);
  const user = await identity.resolveUser(claims, { principal: servicePrincipal('gateway') });
  const memberships = user.memberships.map(({ workspace_id, role }) => [workspace_id, roleOf(role)] as const);
  const platform_role = platformRole(user.platform_role);
  return { kind: 'user', user_id: user.user_id, platform_role, memberships: new Map(memberships) };
}

/** Verified with each request, like keys: here, or by the call that the route makes. */
async function callerOfParticipantToken(
  token: string,
  { sessions, participants }: Verifiers,
  isVerifiedByCall = false,
): Promise<Caller> {
  if (!isWellFormedKey(token, 'iip'))
    throw unauthenticated('The participant token is malformed. Open your link again.');
  const token_hash = hashKey(token);
  const known = isVerifiedByCall ? participants.find(token_hash) : undefined;
  const participant = known ?? (await verifiedParticipant(sessions, token_hash));
  participants.remember(token_hash, participant);
  return { kind: 'participant', ...participant, token_hash };
}

/** An unknown role grants nothing. */
function platformRole(role: contract.PlatformRole | null): PlatformRole | '' {
  return isWordOf(contract.PlatformRole, role) ? role : '';
}

/** An unknown role counts as the lowest one. */
function roleOf(role: contract.Role): Role {
  return isWordOf(contract.Role, role) ? role : 'member';
}
