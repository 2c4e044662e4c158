import { type Role, servicePrincipal } from '@insights/auth-context';
import { identity, isWordOf } from '@insights/contracts';
import { recordAudit } from '../../db/audit.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { insertMember, noteSighting } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';

/**
 * Makes a token's user a member of the workspaces linked to its organisations, on the first request only: afterwards the stored role
 * applies, and a removed user stays removed.
 */
export async function joinLinked(
  deps: Pick<Deps, 'db'>,
  userId: string,
  organizations: readonly identity.OrganizationClaim[],
): Promise<void> {
  if (organizations.length === 0) return;
  const unseen = await withoutWorkspace<{ workspace_id: string; org_id: string }>(
    deps.db,
    'select * from identity.unseen_workspaces($1, $2)',
    [userId, organizations.map(({ org_id }) => org_id)],
  );
  for (const { workspace_id, org_id } of unseen) {
    const claimed = organizations.find((organization) => organization.org_id === org_id)?.org_role;
    await joinOne(deps, userId, workspace_id, isWordOf(identity.Role, claimed) ? claimed : 'member');
  }
}

function joinOne({ db }: Pick<Deps, 'db'>, user_id: string, workspace_id: string, role: Role): Promise<void> {
  const call = { principal: servicePrincipal('identity', workspace_id) };
  return db.withWorkspace(call, async (tx) => {
    if (!(await noteSighting(tx, user_id))) return;
    if (!(await insertMember(tx, { user_id, role }))) return;
    const details = { role, from_organization: true };
    await recordAudit(tx, call, { action: 'member.joined', subject: user_id, details });
  });
}
