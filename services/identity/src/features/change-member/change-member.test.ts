import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '@insights/db';
import { type LinkedScene, linkedScene } from '../../provider.fixture.ts';
import { callOf } from '../../scene.fixture.ts';
import { followProvider } from '../follow-provider/follow-provider.ts';
import { listMembers } from '../list-members/list-members.ts';
import { removeMember } from '../remove-member/remove-member.ts';
import { setMemberRole } from '../set-member-role/set-member-role.ts';

const ORG = 'org-1';

async function ada(t: Parameters<typeof linkedScene>[0]) {
  const given = await linkedScene(t);
  const { id, owner, owner_id } = await given.linked(ORG);
  const user_id = await given.both(id, ORG, 'ada', 'member');
  const stored = async () => (await rolesIn(given, owner))[user_id];
  const atProvider = () => given.organization.roles.get(`${ORG}/ada`);
  const follow = () => followProvider(given.deps, given.organization);
  const promote = () => setMemberRole(given.deps, owner, { user_id, role: 'admin' });
  return { given, id, owner, owner_id, user_id, stored, atProvider, follow, promote };
}

async function rolesIn(given: LinkedScene, call: Call): Promise<Record<string, string>> {
  const { items } = await listMembers(given.deps, call, { page: { limit: 1000, cursor: '' } });
  return Object.fromEntries(items.map(({ user_id, role }) => [user_id, role]));
}

test('a role of a linked workspace is changed at the provider first, then stored; a removal likewise', async (t) => {
  const { given, id, owner, user_id, stored, atProvider, promote } = await ada(t);
  assert.equal((await promote()).role, 'admin');
  assert.deepEqual([await stored(), atProvider()], ['admin', 'admin']);
  assert.deepEqual((await given.audit(id)).at(-1)?.details, { from: 'member', to: 'admin' });
  await removeMember(given.deps, owner, { user_id });
  assert.deepEqual([await stored(), atProvider()], [undefined, undefined]);
  assert.deepEqual(given.organization.asked, ['ada → admin', 'ada → none']);
});

test('what the provider refuses is not stored, and the next change is not held up', async (t) => {
  const { given, owner, user_id, stored, promote } = await ada(t);
  given.organization.mood = 'refuses';
  await assert.rejects(promote(), { code: 'identity_provider_failed' });
  await assert.rejects(removeMember(given.deps, owner, { user_id }), { code: 'identity_provider_failed' });
  assert.equal(await stored(), 'member');
  given.organization.mood = 'well';
  await promote();
  assert.equal(await stored(), 'admin');
});

test('a provider that does not answer changes nothing here, unless it turns out to have made the change', async (t) => {
  for (const [mood, inTheEnd] of [
    ['silent', 'member'],
    ['breaks off', 'admin'],
  ] as const) {
    const { given, stored, atProvider, follow, promote } = await ada(t);
    given.organization.mood = mood;
    await assert.rejects(promote(), { code: 'identity_provider_failed' });
    assert.equal(await stored(), 'member');
    given.organization.mood = 'well';
    await given.later();
    assert.equal(await follow(), 1);
    assert.deepEqual([await stored(), atProvider()], [inTheEnd, inTheEnd]);
    assert.equal(await follow(), 0);
  }
});

test('killed between the two writes: the stored role follows the provider, once its lease has run out', async (t) => {
  const { given, id, owner, owner_id, user_id, stored, follow, promote } = await ada(t);
  given.organization.mood = 'outlives us';
  await assert.rejects(promote());
  assert.equal(await follow(), 0);
  assert.equal(await stored(), 'member');
  await given.later();
  await follow();
  assert.equal(await stored(), 'admin');
  const entry = (await given.audit(id)).at(-1);
  assert.deepEqual(entry?.details, { from: 'member', to: 'admin', follows_provider: true });

  await assert.rejects(removeMember(given.deps, owner, { user_id }));
  assert.equal(await stored(), 'admin');
  await given.later();
  await follow();
  assert.deepEqual(await rolesIn(given, owner), { [owner_id]: 'owner' });
});

test('while the provider is out of reach a change stays due, ever more seldom, and is settled when it is back', async (t) => {
  const { given, stored, follow, promote } = await ada(t);
  given.organization.mood = 'outlives us';
  await assert.rejects(promote());
  given.organization.mood = 'gone';
  const pauses: number[] = [];
  for (let look = 0; look < 12; look += 1) {
    await given.later();
    assert.equal(await follow(), 1);
    const { rows } = await given.db.worker.query<{ pause: number }>(
      'select extract(epoch from due_at - leased_until)::int as pause from provider_changes',
    );
    pauses.push(rows[0]?.pause ?? 0);
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  given.organization.mood = 'well';
  await given.later();
  await follow();
  assert.equal(await stored(), 'admin');
});

test('changes of one member take turns, and the last one is what both sides have', async (t) => {
  const { given, owner, user_id, stored, atProvider } = await ada(t);
  const roles = ['admin', 'member', 'admin', 'member'];
  await Promise.all(roles.map((role) => setMemberRole(given.deps, owner, { user_id, role })));
  assert.equal(given.organization.most_at_once, 1);
  assert.equal(await stored(), atProvider());
  assert.equal(`ada → ${await stored()}`, given.organization.asked.at(-1));
});

test('a change that takes over from one that was cut off leaves the doubt only where it fails itself', async (t) => {
  const { given, stored, follow, atProvider, promote } = await ada(t);
  given.organization.mood = 'outlives us';
  await assert.rejects(promote());
  await given.later();
  given.organization.mood = 'refuses';
  await assert.rejects(promote(), { code: 'identity_provider_failed' });
  assert.equal(await stored(), 'member');
  given.organization.mood = 'well';
  await given.later();
  await follow();
  assert.deepEqual([await stored(), atProvider()], ['admin', 'admin']);
});

test('two owners who give up at once, at the provider too: one stays', async (t) => {
  const given = await linkedScene(t);
  const { id, owner } = await given.linked(ORG);
  const [first, second] = [await given.both(id, ORG, 'first', 'owner'), await given.both(id, ORG, 'second', 'owner')];
  await given.db.withWorkspace(owner, (tx) =>
    tx.run(`update members set role = 'member' where user_id not in ($1, $2)`, [first, second]),
  );
  const outcomes = await Promise.allSettled([
    setMemberRole(given.deps, callOf(first, id, 'owner'), { user_id: first, role: 'member' }),
    removeMember(given.deps, callOf(second, id, 'owner'), { user_id: second }),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const owners = Object.values(await rolesIn(given, owner)).filter((role) => role === 'owner');
  assert.equal(owners.length, 1);
  assert.equal([...given.organization.roles.values()].filter((role) => role === 'owner').length, 1);
});

test('where following the provider would leave no owner, the provider follows', async (t) => {
  const { given, owner, owner_id, follow } = await ada(t);
  const second = await given.both(owner.principal.workspace_id, ORG, 'second', 'owner');
  given.organization.mood = 'breaks off';
  await assert.rejects(setMemberRole(given.deps, owner, { user_id: second, role: 'member' }));
  given.organization.mood = 'well';
  await given.db.withWorkspace(owner, (tx) =>
    tx.run(`update members set role = 'admin' where user_id = $1`, [owner_id]),
  );
  await given.later();
  await follow();
  assert.equal(given.organization.roles.get(`${ORG}/second`), 'owner');
  assert.equal((await rolesIn(given, owner))[second], 'owner');
});

test('a workspace that is not linked asks nobody', async (t) => {
  const given = await linkedScene(t);
  const { id, owner } = await given.workspace();
  const user_id = await given.user('bob');
  await given.join(id, user_id, 'member');
  given.organization.mood = 'gone';
  assert.equal((await setMemberRole(given.deps, owner, { user_id, role: 'admin' })).role, 'admin');
  assert.deepEqual(given.organization.asked, []);
});
