import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { type Principal, type Role, servicePrincipal } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { type Scope, freshDatabase } from '../../../test/support/database.ts';
import { entities } from './db/entities.ts';
import { insertMember } from './db/members.ts';
import { migrations } from './db/migrations/index.ts';
import { query } from './db/query.ts';
import type { Deps, MembershipDeps } from './deps.ts';
import { identityQuotas } from './domain/quotas.ts';
import { InvitationLinks } from './domain/invitation-links.ts';
import { createApiKey } from './features/api-keys/create-api-key.ts';
import { createWorkspace } from './features/workspaces/create-workspace.ts';
import { resolveUser } from './features/users/resolve-user.ts';
import { trackKeyUsage } from './features/api-keys/key-usage.ts';

export const ISSUER = 'https://issuer.test';
const PUBLIC_URL = 'https://api.test';
/** No limits. */
const quotas = identityQuotas({ quotaApiKeys: 0, quotaMembers: 0, quotaMemberInvitationsPerDay: 0 });
export const gateway: Call = { principal: servicePrincipal('gateway') };

export interface Scene {
  readonly deps: MembershipDeps;
  readonly db: Db;
  /** Creates a user; returns the id. */
  user(subject: string): Promise<string>;
  /** Creates a workspace with an owner of its own. */
  workspace(): Promise<{ id: string; owner: Call; owner_id: string }>;
  /** Adds a user to a workspace; returns a call of that member. */
  join(workspaceId: string, userId: string, role: Role): Promise<Call>;
  /** Creates a key of a workspace. */
  key(owner: Call, scopes?: string[]): Promise<identity.ApiKey & { key: string }>;
  /** The audit log of a workspace, oldest first. */
  audit(workspaceId: string): Promise<{ action: string; subject: string; actor_id: string; details: unknown }[]>;
}

/** A call by a signed-in user in a workspace. */
export function callOf(userId: string, workspaceId: string, role: Role): Call {
  const principal: Principal = {
    kind: 'user',
    id: userId,
    user_id: userId,
    workspace_id: workspaceId,
    role,
    scopes: ['*'],
    platform_role: '',
  };
  return { principal };
}

/** The claims of a verified token; those not given are absent. */
export function tokenOf(
  subject: string,
  claims: Partial<identity.ResolveUserRequest> = {},
): identity.ResolveUserRequest {
  const none = { email: null, email_verified: false, name: null, picture: null, organizations: [] };
  return { issuer: ISSUER, subject, ...none, ...claims };
}

/** The message of a created key or invitation, whose secret is present. */
export function withSecret<K extends string, T extends { [name in K]: string | null }>(
  answer: T,
  ...names: K[]
): T & { [name in K]: string } {
  for (const name of names) assert.ok(answer[name] !== null, `${name} is missing`);
  return answer as T & { [name in K]: string };
}

/** A workspace to create that is linked to no organisation. */
export const unlinked = (name: string): identity.CreateWorkspaceRequest => ({ name, identity_provider_org_id: null });

export function depsOf(db: Db): Deps {
  const logger = createLogger('identity', 'silent');
  const now = () => new Date().toISOString();
  const keyUsage = trackKeyUsage(db);
  return { db, keyUsage, quotas, workspacesPerUser: 0, now, logger, organizations: null, providerTimeoutMs: 1_000 };
}

/** The service with an empty database. */
export async function scene(t: Scope): Promise<Scene> {
  const db = await freshDatabase(t, 'identity', migrations, entities);
  const links = new InvitationLinks({
    keys: { current: 'k', keys: new Map([['k', randomBytes(32)]]) },
    publicUrl: PUBLIC_URL,
    page: '',
  });
  const deps: MembershipDeps = { ...depsOf(db), links, invitationDays: 7, mailEnabled: false };
  const user = async (subject: string) => {
    const claims = { email: `${subject}@example.test`, email_verified: true, name: subject };
    return (await resolveUser(deps, tokenOf(subject, claims))).user_id;
  };
  return {
    deps,
    db,
    user,
    async workspace() {
      const owner_id = await user(`owner-${v7()}`);
      const { id } = await createWorkspace(deps, callOf(owner_id, '', 'member'), unlinked('Acme'));
      return { id, owner: callOf(owner_id, id, 'owner'), owner_id };
    },
    async join(workspaceId, userId, role) {
      const call = { principal: servicePrincipal('identity', workspaceId) };
      await db.withWorkspace(call, (tx) => insertMember(tx, { user_id: userId, role }));
      return callOf(userId, workspaceId, role);
    },
    async key(owner, scopes = ['interviews']) {
      return withSecret(await createApiKey(deps, owner, { name: 'CI', scopes, expires_in_days: 30 }), 'key');
    },
    audit: (workspaceId) =>
      db.withWorkspace({ principal: servicePrincipal('identity', workspaceId) }, (tx) =>
        query(tx)
          .selectFrom('audit_log')
          .select(['action', 'subject', 'actor_id', 'details'])
          .orderBy('at')
          .orderBy('id')
          .execute(),
      ),
  };
}
