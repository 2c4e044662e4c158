import { ROLES, type Role } from '@insights/auth-context';
import { z } from 'zod';
import { type Answer, KeycloakApi, type KeycloakSettings } from './keycloak-api.ts';
import { type OrganizationDirectory, ProviderRefusal, ProviderSilence } from './port.ts';

/** Roles that have an organisation group of the same name; a member of none of them has the role `member`. */
const GROUPS = ROLES.filter((role) => role !== 'member');
type GroupRole = (typeof GROUPS)[number];

const Groups = z.array(z.object({ id: z.string(), name: z.string(), path: z.string() }));
type Group = z.infer<typeof Groups>[number];

/**
 * Keycloak's organisations (26.6 and newer). Everybody in the organisation is a member; the organisation groups `/admin` and `/owner`
 * are the other roles, and the higher one applies. A change between admin and member is one atomic request. A longer change adds a
 * group before it removes another one, so an interrupted change leaves the old or the new role.
 */
export class KeycloakOrganizations implements OrganizationDirectory {
  readonly #api: KeycloakApi;

  constructor(settings: KeycloakSettings) {
    this.#api = new KeycloakApi(settings);
  }

  async roleOf(orgId: string, subject: string, signal: AbortSignal): Promise<Role | null> {
    const groups = await this.#groupsOf(orgId, subject, signal);
    return groups && roleIn(groups);
  }

  async setRole(orgId: string, subject: string, role: Role, signal: AbortSignal): Promise<void> {
    const groups = await this.#groupsOf(orgId, subject, signal);
    const present = groups ?? [];
    let hasWritten = false;
    try {
      if (!groups) {
        // A person who was invited here joins the organisation with their first role.
        expectDone(await this.#api.call('POST', `${organization(orgId)}/members`, signal, subject));
        hasWritten = true;
      }
      if (role !== 'member' && !present.some((group) => isGroupOf(role, group))) {
        const { id } = await this.#groupFor(orgId, role, signal);
        expectDone(await this.#api.call('PUT', membership(orgId, id, subject), signal));
        hasWritten = true;
      }
      for (const group of present.filter((candidate) =>
        GROUPS.some((other) => other !== role && isGroupOf(other, candidate)),
      )) {
        expectDone(await this.#api.call('DELETE', membership(orgId, group.id, subject), signal));
        hasWritten = true;
      }
    } catch (error) {
      if (hasWritten && error instanceof ProviderRefusal)
        throw new ProviderSilence('the change was made in part', { cause: error });
      throw error;
    }
  }

  async remove(orgId: string, subject: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#api.call('DELETE', member(orgId, subject), signal);
    if (answer.status !== 404) expectDone(answer);
  }

  /** The role groups of a subject; null if the subject is not in the organisation. */
  async #groupsOf(orgId: string, subject: string, signal: AbortSignal): Promise<Group[] | null> {
    const answer = await this.#api.call('GET', `${member(orgId, subject)}/groups?max=500`, signal);
    return answer.status === 404 ? null : readGroups(answer);
  }

  /** The organisation's group for a role, created if it is missing. */
  async #groupFor(orgId: string, role: GroupRole, signal: AbortSignal): Promise<Group> {
    const groups = `${organization(orgId)}/groups`;
    const find = async () => {
      const answer = await this.#api.call('GET', `${groups}?search=${role}&exact=true`, signal);
      return readGroups(answer).find((group) => isGroupOf(role, group));
    };
    const known = await find();
    if (known) return known;
    const made = await this.#api.call('POST', groups, signal, { name: role });
    // 409: another process has created it.
    if (made.status !== 409) expectDone(made);
    const group = await find();
    if (!group) throw new ProviderSilence('the created group cannot be found');
    return group;
  }
}

const organization = (orgId: string) => `/organizations/${encodeURIComponent(orgId)}`;
const member = (orgId: string, subject: string) => `${organization(orgId)}/members/${encodeURIComponent(subject)}`;
const membership = (orgId: string, groupId: string, subject: string) =>
  `${organization(orgId)}/groups/${encodeURIComponent(groupId)}/members/${encodeURIComponent(subject)}`;

const isGroupOf = (role: GroupRole, { path }: Group) => path === `/${role}`;
const roleIn = (groups: Group[]): Role =>
  GROUPS.toReversed().find((role) => groups.some((group) => isGroupOf(role, group))) ?? 'member';

function expectDone({ status }: Answer): void {
  if (status >= 300) throw new ProviderRefusal(`Keycloak returned ${status}`);
}

function readGroups(answer: Answer): Group[] {
  expectDone(answer);
  const groups = Groups.safeParse(answer.body);
  if (!groups.success) throw new ProviderSilence('Keycloak did not return groups');
  return groups.data;
}
