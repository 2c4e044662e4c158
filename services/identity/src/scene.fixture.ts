import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { type Principal, type Role, servicePrincipal } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { type Scope, freshDatabase } from '../../../test/support/database.ts';
import { entities } from './db/entities.ts';
import { migrations } from './db/migrations/index.ts';
import type { Deps, MembershipDeps } from './deps.ts';
import { identityQuotas } from './domain/quotas.ts';
import { InvitationLinks } from './domain/invitation-links.ts';
import { createApiKey } from './features/create-api-key/create-api-key.ts';
import { createWorkspace } from './features/create-workspace/create-workspace.ts';
import { resolveUser } from './features/resolve-user/resolve-user.ts';
import { trackKeyUsage } from './features/verify-keys/key-usage.ts';

export const ISSUER = 'https://issuer.test';
const PUBLIC_URL = 'https://api.test';
/** As many of everything as there is room for. */
const quotas = identityQuotas({ quotaApiKeys: 0, quotaMembers: 0, quotaMemberInvitationsPerDay: 0 });
export const gateway: Call = { principal: servicePrincipal('gateway') };

export interface Scene {
  readonly deps: MembershipDeps;
  readonly db: Db;
  /** A user at first sight; the id. */
  user(subject: string): Promise<string>;
  /** A workspace of a new owner. */
  workspace(): Promise<{ id: string; owner: Call; owner_id: string }>;
  /** Puts a user into a workspace; a call of that member. */
  join(workspaceId: string, userId: string, role: Role): Promise<Call>;
  /** A new key of a workspace, with its secret. */
  key(owner: Call, scopes?: string[]): Promise<identity.ApiKey>;
  /** What the audit log of a workspace holds, oldest first. */
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

/** A verified token without claims, but for those given. */
export function tokenOf(
  subject: string,
  claims: Partial<identity.ResolveUserRequest> = {},
): identity.ResolveUserRequest {
  const none = { email: null, email_verified: false, name: null, picture: null, organizations: [] };
  return { issuer: ISSUER, subject, ...none, ...claims };
}

/** A workspace to create that is linked to no organisation. */
export const unlinked = (name: string): identity.CreateWorkspaceRequest => ({ name, identity_provider_org_id: null });

export function depsOf(db: Db): Deps {
  const logger = createLogger('identity', 'silent');
  const now = () => new Date().toISOString();
  const keyUsage = trackKeyUsage(db);
  return { db, keyUsage, quotas, workspacesPerUser: 0, now, logger, organizations: null, providerTimeoutMs: 1_000 };
}

/** A service with an empty database of its own. */
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
      const insert = 'insert into members (workspace_id, user_id, role) values ($1, $2, $3)';
      await db.withWorkspace(call, (tx) => tx.run(insert, [workspaceId, userId, role]));
      return callOf(userId, workspaceId, role);
    },
    key: (owner, scopes = ['interviews']) => createApiKey(deps, owner, { name: 'CI', scopes, expires_in_days: 30 }),
    audit: (workspaceId) =>
      db.withWorkspace({ principal: servicePrincipal('identity', workspaceId) }, (tx) =>
        tx.rows('select action, subject, actor_id, details from audit_log order by at, id'),
      ),
  };
}
