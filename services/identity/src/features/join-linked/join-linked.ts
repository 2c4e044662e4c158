import { type Role, ROLES, servicePrincipal } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { recordAudit } from '../../db/audit.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { noteSighting } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/**
 * Makes the user of a token a member of the workspaces that are linked to its organisations, at first sight only: afterwards the
 * stored role wins, and whoever was removed stays out.
 */
export async function joinLinked(
  deps: Pick<Deps, 'db'>,
  userId: string,
  organizations: readonly identity.OrganizationClaim[],
): Promise<void> {
  if (organizations.length === 0) return;
  const unseen = await withoutWorkspace<{ workspace_id: string; org_id: string }>(
    deps.db,
    'unseen_workspaces',
    'select * from identity.unseen_workspaces($1, $2)',
    [userId, organizations.map(({ org_id }) => org_id)],
  );
  for (const { workspace_id, org_id } of unseen) {
    const claim = organizations.find((organization) => organization.org_id === org_id);
    await joinOne(deps, userId, workspace_id, ROLES.find((role) => role === claim?.org_role) ?? 'member');
  }
}

function joinOne({ db }: Pick<Deps, 'db'>, user_id: string, workspace_id: string, role: Role): Promise<void> {
  const call = { principal: servicePrincipal('identity', workspace_id) };
  return db.withWorkspace(call, async (tx) => {
    if (!(await noteSighting(tx, user_id))) return;
    const joined = await tx.run(
      'insert into members (workspace_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
      [workspace_id, user_id, role],
    );
    if (joined === 0) return;
    const details = { role, from_organization: true };
    await recordAudit(tx, call, { action: 'member.joined', subject: user_id, details });
  });
}
