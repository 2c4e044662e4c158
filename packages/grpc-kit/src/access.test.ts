import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Principal, participantPrincipal, servicePrincipal } from '@insights/auth-context';
import { type RpcAccess, requireAccess, participants, people, services, team } from './access.ts';

const user = (rights: Partial<Principal> = {}): Principal => ({
  kind: 'user',
  id: 'u',
  user_id: 'u',
  workspace_id: 'w',
  role: 'member',
  scopes: ['*'],
  platform_role: '',
  ...rights,
});
const key = user({ kind: 'key', role: 'admin' });
const everybody = {
  member: user(),
  admin: user({ role: 'admin' }),
  owner: user({ role: 'owner' }),
  'platform admin': user({ platform_role: 'admin' }),
  key,
  'retrieval key': user({ kind: 'retrieval_key' }),
  participant: participantPrincipal('s', 'w'),
  gateway: servicePrincipal('gateway', 'w'),
  reports: servicePrincipal('reports'),
};

function letIn(access: RpcAccess | undefined): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) => {
    try {
      requireAccess(access, principal);
      return [name];
    } catch (error) {
      assert.equal((error as { code?: string }).code, 'caller_not_allowed');
      return [];
    }
  });
}

test('an RPC accepts only the callers of its entry', () => {
  assert.deepEqual(letIn(team()), ['member', 'admin', 'owner', 'platform admin', 'key']);
  assert.deepEqual(letIn(team('admin')), ['admin', 'owner', 'key']);
  assert.deepEqual(letIn(people('admin')), ['admin', 'owner']);
  assert.deepEqual(letIn(participants), ['participant']);
  assert.deepEqual(letIn(services('reports')), ['reports']);
  assert.deepEqual(letIn({ ...people('owner'), ...services('gateway') }), ['owner', 'gateway']);
  assert.deepEqual(letIn({ ...team(), platform_role: 'admin' }), ['platform admin']);
});

test('an RPC without an entry, or with an empty one, rejects every caller', () => {
  assert.deepEqual(letIn(undefined), []);
  assert.deepEqual(letIn({}), []);
});
