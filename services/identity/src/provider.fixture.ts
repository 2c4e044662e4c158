import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@insights/auth-context';
import type { Call } from '@insights/db';
import type { Scope } from '../../../test/support/database.ts';
import type { Deps } from './deps.ts';
import { updateWorkspace } from './features/update-workspace/update-workspace.ts';
import { type OrganizationDirectory, ProviderRefusal, ProviderSilence } from './provider/port.ts';
import { type Scene, callOf, scene } from './scene.fixture.ts';

type Mood = 'well' | 'refuses' | 'silent' | 'breaks off' | 'gone' | 'outlives us';

/** One organisation somewhere else, which can be in any mood. The real one is in test/e2e/keycloak.test.ts. */
export class Organization implements OrganizationDirectory {
  readonly roles = new Map<string, Role>();
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  mood: Mood = 'well';
  /** How many changes were at work at the same time, at most. */
  most_at_once = 0;
  #at_once = 0;

  async roleOf(orgId: string, subject: string): Promise<Role | null> {
    if (this.mood === 'gone') throw new ProviderSilence('nobody there');
    return this.roles.get(`${orgId}/${subject}`) ?? null;
  }

  setRole(orgId: string, subject: string, role: Role, signal: AbortSignal): Promise<void> {
    return this.#change(`${subject} → ${role}`, signal, () => this.roles.set(`${orgId}/${subject}`, role));
  }

  remove(orgId: string, subject: string, signal: AbortSignal): Promise<void> {
    return this.#change(`${subject} → none`, signal, () => this.roles.delete(`${orgId}/${subject}`));
  }

  async #change(what: string, signal: AbortSignal, apply: () => unknown): Promise<void> {
    this.asked.push(what);
    this.#at_once += 1;
    this.most_at_once = Math.max(this.most_at_once, this.#at_once);
    try {
      await sleep(20);
      if (this.mood === 'refuses') throw new ProviderRefusal('no');
      if (this.mood === 'gone') throw new ProviderSilence('nobody there');
      if (this.mood === 'silent') await sleep(60_000, undefined, { signal });
      apply();
      if (this.mood === 'breaks off') throw new ProviderSilence('connection lost');
      // Nothing after the provider's yes happens any more, as in a process that is killed.
      if (this.mood === 'outlives us') throw new Error('killed');
    } catch (error) {
      throw signal.aborted ? new ProviderSilence('too slow', { cause: error }) : error;
    } finally {
      this.#at_once -= 1;
    }
  }
}

export interface LinkedScene extends Omit<Scene, 'deps'> {
  readonly deps: Deps;
  readonly organization: Organization;
  /** A workspace that is linked to the organisation of that id. */
  linked(orgId: string): Promise<{ id: string; owner: Call; owner_id: string }>;
  /** Somebody with the same role on both sides. */
  both(workspaceId: string, orgId: string, subject: string, role: Role): Promise<string>;
  /** Leases and pauses run out. */
  later(): Promise<void>;
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
      const link = { workspace_id: workspace.id, name: '', identity_provider_org_id: orgId };
      await updateWorkspace(deps, admin, link);
      return workspace;
    },
    async both(workspaceId, orgId, subject, role) {
      const user_id = await given.user(subject);
      await given.join(workspaceId, user_id, role);
      organization.roles.set(`${orgId}/${subject}`, role);
      return user_id;
    },
    async later() {
      const passed = `interval '1 hour'`;
      await given.db.worker.query(
        `update provider_changes set leased_until = leased_until - ${passed}, due_at = due_at - ${passed}, created_at = created_at - ${passed}`,
      );
    },
  };
}
