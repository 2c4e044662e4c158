import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { type Scene, callOf, scene, tokenOf } from '../../scene.fixture.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { resolveUser } from '../users/resolve-user.ts';
import { verifyKeys } from '../api-keys/verify-keys.ts';
import { setMemberRole } from './set-member-role.ts';

async function rolesIn(given: Scene, call: Call): Promise<Record<string, string>> {
  const { items } = await listMembers(given.deps, call, { page: { limit: 1000, cursor: '' } });
  return Object.fromEntries(items.map(({ user_id, role }) => [user_id, role]));
}

test('a changed role is returned, listed and recorded in the audit log', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const user_id = await given.user('ada');
  await given.join(id, user_id, 'member');
  const member = await setMemberRole(given.deps, owner, { user_id, role: 'admin' });
  assert.equal(member.role, 'admin');
  assert.deepEqual([member.email, member.full_name, member.image_url], ['ada@example.test', 'ada', null]);
  assert.equal((await rolesIn(given, owner))[user_id], 'admin');
  const entry = (await given.audit(id)).at(-1);
  assert.deepEqual(entry, {
    action: 'member.role_changed',
    subject: user_id,
    actor_id: owner.principal.id,
    details: { from: 'member', to: 'admin' },
  });
  await setMemberRole(given.deps, owner, { user_id, role: 'admin' });
  assert.equal((await given.audit(id)).length, 2);
});

test('the last owner can neither be demoted nor removed', async (t) => {
  const given = await scene(t);
  const { owner, owner_id: user_id } = await given.workspace();
  await assert.rejects(setMemberRole(given.deps, owner, { user_id, role: 'admin' }), { code: 'last_owner' });
  await assert.rejects(removeMember(given.deps, owner, { user_id }), { code: 'last_owner' });
  assert.deepEqual(await rolesIn(given, owner), { [user_id]: 'owner' });
});

test('a user who loses the ownership during the request cannot change a role', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const second = await given.user('second');
  await given.join(id, second, 'owner');
  await removeMember(given.deps, callOf(second, id, 'owner'), { user_id: owner_id });
  await assert.rejects(setMemberRole(given.deps, owner, { user_id: second, role: 'member' }), {
    code: 'insufficient_role',
  });
  assert.deepEqual(await rolesIn(given, callOf(second, id, 'owner')), { [second]: 'owner' });
});

test('when two owners give up at the same time, one remains', async (t) => {
  const given = await scene(t);
  for (let round = 0; round < 5; round += 1) {
    const { id, owner, owner_id } = await given.workspace();
    const second = await given.user(`second-${round}`);
    await given.join(id, second, 'owner');
    const outcomes = await Promise.allSettled([
      setMemberRole(given.deps, owner, { user_id: owner_id, role: 'member' }),
      removeMember(given.deps, owner, { user_id: second }),
    ]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const owners = Object.values(await rolesIn(given, owner)).filter((role) => role === 'owner');
    assert.equal(owners.length, 1);
  }
});

test('a change of role cannot make an owner', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const user_id = await given.user('ada');
  await given.join(id, user_id, 'member');
  await assert.rejects(setMemberRole(given.deps, owner, { user_id, role: 'owner' }), { code: 'invalid_request' });
});

test('an admin can remove members and admins, but not an owner', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const [adminId, memberId, ownerId] = [await given.user('a'), await given.user('m'), await given.user('o')];
  const admin = await given.join(id, adminId, 'admin');
  await given.join(id, memberId, 'member');
  await given.join(id, ownerId, 'owner');
  await removeMember(given.deps, admin, { user_id: memberId });
  await assert.rejects(removeMember(given.deps, admin, { user_id: ownerId }), { code: 'insufficient_role' });
  await removeMember(given.deps, owner, { user_id: ownerId });
  assert.deepEqual(await rolesIn(given, owner), { [owner_id]: 'owner', [adminId]: 'admin' });
});

test('a removed member loses access at once; their keys stay valid and the audit log counts them', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const user_id = await given.user('ada');
  const { key } = await given.key(await given.join(id, user_id, 'admin'));
  await removeMember(given.deps, owner, { user_id });
  const { memberships } = await resolveUser(given.deps, tokenOf('ada'));
  assert.deepEqual(memberships, []);
  const { verdicts } = await verifyKeys(given.deps, { hashes: [hashKey(key)] });
  assert.equal(verdicts[0]?.status, 'active');
  assert.deepEqual((await given.audit(id)).at(-1)?.details, { role: 'admin', live_api_keys: 1 });
});

test('members of another workspace are not found', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const user_id = theirs.owner_id;
  await assert.rejects(setMemberRole(given.deps, ours.owner, { user_id, role: 'member' }), { code: 'not_found' });
  await assert.rejects(removeMember(given.deps, ours.owner, { user_id }), { code: 'not_found' });
  assert.deepEqual(await rolesIn(given, callOf(ours.owner_id, theirs.id, 'owner')), { [user_id]: 'owner' });
  assert.deepEqual(await rolesIn(given, ours.owner), { [ours.owner_id]: 'owner' });
});
