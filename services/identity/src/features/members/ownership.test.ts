import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '@insights/db';
import { ISSUER, type Scene, scene } from '../../scene.fixture.ts';
import { listMembers } from './list-members.ts';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { removeMember } from './remove-member.ts';
import { joinAsMachine } from '../invitations/machine.fixture.ts';
import { setMemberRole } from './set-member-role.ts';
import { transferOwnership } from './transfer-ownership.ts';

async function rolesIn(given: Scene, call: Call): Promise<Record<string, string>> {
  const { items } = await listMembers(given.deps, call, { page: { limit: 1000, cursor: '' } });
  return Object.fromEntries(items.map(({ user_id, role }) => [user_id, role]));
}

test('a transfer makes the member the owner and the former owner an admin, and is logged', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const ada = await given.user('ada');
  await given.join(id, ada, 'member');
  assert.equal((await transferOwnership(given.deps, owner, { user_id: ada })).role, 'owner');
  assert.deepEqual(await rolesIn(given, owner), { [ada]: 'owner', [owner_id]: 'admin' });
  assert.deepEqual((await given.audit(id)).at(-1), {
    action: 'workspace.ownership_transferred',
    subject: ada,
    actor_id: owner_id,
    details: { from: owner_id },
  });
  await assert.rejects(transferOwnership(given.deps, owner, { user_id: ada }), { code: 'insufficient_role' });
});

test('a transfer to oneself, a stranger or a machine is rejected', async (t) => {
  const given = await scene(t);
  const { owner, owner_id } = await given.workspace();
  await assert.rejects(transferOwnership(given.deps, owner, { user_id: owner_id }), { code: 'invalid_request' });
  await assert.rejects(transferOwnership(given.deps, owner, { user_id: await given.user('eve') }), {
    code: 'not_found',
  });
  const user_id = await joinAsMachine(given, owner, 'ci');
  await assert.rejects(transferOwnership(given.deps, owner, { user_id }), { code: 'invalid_request' });
});

test('two concurrent transfers leave one owner', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const [ada, bob] = [await given.user('ada'), await given.user('bob')];
  for (const user of [ada, bob]) await given.join(id, user, 'member');
  const outcomes = await Promise.allSettled(
    [ada, bob].map((user_id) => transferOwnership(given.deps, owner, { user_id })),
  );
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.equal(Object.values(await rolesIn(given, owner)).filter((role) => role === 'owner').length, 1);
});

test('a member can leave, the only owner cannot, and of two owners who leave at the same time one remains', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const [ada, second] = [await given.user('ada'), await given.user('second')];
  const member = await given.join(id, ada, 'member');
  await assert.rejects(removeMember(given.deps, member, { user_id: owner_id }), { code: 'insufficient_role' });
  await removeMember(given.deps, member, { user_id: ada });
  assert.equal((await given.audit(id)).at(-1)?.action, 'member.left');
  await assert.rejects(removeMember(given.deps, owner, { user_id: owner_id }), { code: 'last_owner' });
  const other = await given.join(id, second, 'owner');
  const outcomes = await Promise.allSettled([
    removeMember(given.deps, owner, { user_id: owner_id }),
    removeMember(given.deps, other, { user_id: second }),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.equal(Object.keys(await rolesIn(given, owner)).length, 1);
});

test('concurrent removals, demotions and transfers never leave a workspace without an owner', async (t) => {
  const given = await scene(t);
  for (let round = 0; round < 5; round += 1) {
    const { id, owner, owner_id } = await given.workspace();
    const ids = [await given.user(`a${round}`), await given.user(`b${round}`)] as const;
    const [second, admin] = [await given.join(id, ids[0], 'owner'), await given.join(id, ids[1], 'admin')];
    await Promise.allSettled([
      removeMember(given.deps, owner, { user_id: ids[0] }),
      removeMember(given.deps, second, { user_id: owner_id }),
      setMemberRole(given.deps, second, { user_id: owner_id, role: 'member' }),
      removeMember(given.deps, admin, { user_id: owner_id }),
      transferOwnership(given.deps, owner, { user_id: ids[1] }),
      removeMember(given.deps, owner, { user_id: ids[1] }),
    ]);
    const owners = Object.values(await rolesIn(given, owner)).filter((role) => role === 'owner');
    assert.ok(owners.length >= 1, `round ${round}`);
  }
});

test('1,001 members are listed on two pages without a gap', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const users = await given.db.withWorkspace(owner, (tx) =>
    tx.rows<{ user_id: string }>(
      `select u.user_id from generate_series(1, 1000) n,
         identity.resolve_user(gen_random_uuid(), $1, 'many-' || n, n || '@many.test', true, null, null) u`,
      [ISSUER],
    ),
  );
  await given.db.withWorkspace(owner, (tx) =>
    tx.run(`insert into members (workspace_id, user_id, role) select $1, unnest($2::uuid[]), 'member'`, [
      id,
      users.map(({ user_id }) => user_id),
    ]),
  );
  const first = await listMembers(given.deps, owner, { page: { limit: 1000, cursor: '' } });
  const second = await listMembers(given.deps, owner, { page: { limit: 1000, cursor: first.next_cursor } });
  assert.deepEqual([first.items.length, second.items.length, second.next_cursor], [1000, 1, '']);
  assert.equal(new Set([...first.items, ...second.items].map(({ user_id }) => user_id)).size, 1001);
  assert.equal((await listWorkspaces(given.deps, owner, { page: { limit: 10, cursor: '' } })).items.length, 1);
});
