import { ROLES, type Role } from '@insights/auth-context';
import { z } from 'zod';

/** An organisation of the identity provider that a token's subject belongs to, and the role there. */
export interface OrganizationClaim {
  readonly org_id: string;
  readonly org_role: Role;
}

/** More organisations than anybody belongs to. Further ones are ignored. */
const MOST = 20;

const OrgId = z.string().min(1).max(255);
const Flat = z.object({ org_id: OrgId, org_role: z.string().optional().catch(undefined) });
/** Keycloak's `organization` claim: alias → id, and the organisation groups as paths. */
const Mapped = z.object({
  organization: z.record(
    z.string(),
    z
      .object({ id: OrgId, groups: z.array(z.string()).catch([]) })
      .optional()
      .catch(undefined),
  ),
});

/** A role that this version does not know counts as `member`. */
const roleNamed = (names: readonly string[]): Role =>
  ROLES.toReversed().find((role) => names.includes(role)) ?? 'member';

/**
 * The claims `org_id` and `org_role`, or Keycloak's own `organization`, where the groups `/owner` and `/admin` name the role.
 * A claim of another shape counts as absent.
 */
export function organizationsOf(payload: unknown): OrganizationClaim[] {
  const flat = Flat.safeParse(payload);
  if (flat.success) return [{ org_id: flat.data.org_id, org_role: roleNamed([flat.data.org_role ?? '']) }];
  const mapped = Mapped.safeParse(payload);
  if (!mapped.success) return [];
  return Object.values(mapped.data.organization)
    .filter((organization) => organization !== undefined)
    .slice(0, MOST)
    .map(({ id, groups }) => ({ org_id: id, org_role: roleNamed(groups.map((path) => path.replace(/^\//, ''))) }));
}
