import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@insights/auth-context';
import type { Call } from '@insights/db';
import type { Scope } from '../../../test/support/database.ts';
import type { Deps } from './deps.ts';
import { updateWorkspace } from './features/workspaces/update-workspace.ts';
import { type OrganizationDirectory, ProviderRefusal, ProviderSilence } from './provider/port.ts';
import { type Scene, callOf, scene } from './scene.fixture.ts';

/** `half_done`: it makes the change and then drops the connection; `crashes_us`: nothing runs after its answer, as in a killed process. */
type Behaviour = 'works' | 'rejects' | 'hangs' | 'half_done' | 'down' | 'crashes_us';

/** An organisation directory that can fail in every way. test/e2e/keycloak.test.ts uses a real Keycloak. */
export class Organization implements OrganizationDirectory {
  readonly roles = new Map<string, Role>();
  /** The changes that were requested, in order. */
  readonly requested: string[] = [];
  behaviour: Behaviour = 'works';
  /** The highest number of concurrent changes. */
  most_concurrent = 0;
  #concurrent = 0;

  async roleOf(orgId: string, subject: string): Promise<Role | null> {
    if (this.behaviour === 'down') throw new ProviderSilence('no answer');
    return this.roles.get(`${orgId}/${subject}`) ?? null;
  }

  setRole(orgId: string, subject: string, role: Role, signal: AbortSignal): Promise<void> {
    return this.#change(`${subject} → ${role}`, signal, () => this.roles.set(`${orgId}/${subject}`, role));
  }

  remove(orgId: string, subject: string, signal: AbortSignal): Promise<void> {
    return this.#change(`${subject} → none`, signal, () => this.roles.delete(`${orgId}/${subject}`));
  }

  async #change(what: string, signal: AbortSignal, apply: () => unknown): Promise<void> {
    this.requested.push(what);
    this.#concurrent += 1;
    this.most_concurrent = Math.max(this.most_concurrent, this.#concurrent);
    try {
      await sleep(20);
      if (this.behaviour === 'rejects') throw new ProviderRefusal('no');
      if (this.behaviour === 'down') throw new ProviderSilence('no answer');
      if (this.behaviour === 'hangs') await sleep(60_000, undefined, { signal });
      apply();
      if (this.behaviour === 'half_done') throw new ProviderSilence('connection lost');
      if (this.behaviour === 'crashes_us') throw new Error('killed');
    } catch (error) {
      throw signal.aborted ? new ProviderSilence('too slow', { cause: error }) : error;
    } finally {
      this.#concurrent -= 1;
    }
  }
}

export interface LinkedScene extends Omit<Scene, 'deps'> {
  readonly deps: Deps;
  readonly organization: Organization;
  /** Creates a workspace that is linked to the organisation. */
  linked(orgId: string): Promise<{ id: string; owner: Call; owner_id: string }>;
  /** Adds a user with the same role here and at the provider. */
  addOnBothSides(workspaceId: string, orgId: string, subject: string, role: Role): Promise<string>;
  /** Moves the clock of all changes by an hour, so that leases and pauses expire. */
  anHourLater(): Promise<void>;
}

export async function linkedScene(t: Scope): Promise<LinkedScene> {
  const given = await scene(t);
  const organization = new Organization();
  const deps: Deps = { ...given.deps, organizations: organization, providerTimeoutMs: 300 };
  return {
    ...given,
    deps,
    organization,
    async linked(orgId) {
      const workspace = await given.workspace();
      const call = callOf(workspace.owner_id, workspace.id, 'owner');
      const admin: Call = { principal: { ...call.principal, platform_role: 'admin' } };
      const link = { workspace_id: workspace.id, name: null, identity_provider_org_id: orgId };
      await updateWorkspace(deps, admin, link);
      return workspace;
    },
    async addOnBothSides(workspaceId, orgId, subject, role) {
      const user_id = await given.user(subject);
      await given.join(workspaceId, user_id, role);
      organization.roles.set(`${orgId}/${subject}`, role);
      return user_id;
    },
    async anHourLater() {
      const passed = `interval '1 hour'`;
      await given.db.worker.query(
        `update provider_changes set leased_until = leased_until - ${passed}, due_at = due_at - ${passed}, created_at = created_at - ${passed}`,
      );
    },
  };
}
