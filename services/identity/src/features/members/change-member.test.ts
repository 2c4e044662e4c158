import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '@insights/db';
import { type LinkedScene, linkedScene } from '../../provider.fixture.ts';
import { callOf } from '../../scene.fixture.ts';
import { followProvider } from '../linked-workspaces/follow-provider.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { setMemberRole } from './set-member-role.ts';

const ORG = 'org-1';

async function ada(t: Parameters<typeof linkedScene>[0]) {
  const given = await linkedScene(t);
  const { id, owner, owner_id } = await given.linked(ORG);
  const user_id = await given.addOnBothSides(id, ORG, 'ada', 'member');
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

test('in a linked workspace, a change of role and a removal are made at the provider before they are stored', async (t) => {
  const { given, id, owner, user_id, stored, atProvider, promote } = await ada(t);
  assert.equal((await promote()).role, 'admin');
  assert.deepEqual([await stored(), atProvider()], ['admin', 'admin']);
  assert.deepEqual((await given.audit(id)).at(-1)?.details, { from: 'member', to: 'admin' });
  await removeMember(given.deps, owner, { user_id });
  assert.deepEqual([await stored(), atProvider()], [undefined, undefined]);
  assert.deepEqual(given.organization.requested, ['ada → admin', 'ada → none']);
});

test('a change that the provider rejects is not stored and does not delay the next one', async (t) => {
  const { given, owner, user_id, stored, promote } = await ada(t);
  given.organization.behaviour = 'rejects';
  await assert.rejects(promote(), { code: 'identity_provider_failed' });
  await assert.rejects(removeMember(given.deps, owner, { user_id }), { code: 'identity_provider_failed' });
  assert.equal(await stored(), 'member');
  given.organization.behaviour = 'works';
  await promote();
  assert.equal(await stored(), 'admin');
});

test('without an answer of the provider nothing is stored until a lookup shows whether it made the change', async (t) => {
  for (const [behaviour, finalRole] of [
    ['hangs', 'member'],
    ['half_done', 'admin'],
  ] as const) {
    const { given, stored, atProvider, follow, promote } = await ada(t);
    given.organization.behaviour = behaviour;
    await assert.rejects(promote(), { code: 'identity_provider_failed' });
    assert.equal(await stored(), 'member');
    given.organization.behaviour = 'works';
    await given.anHourLater();
    assert.equal(await follow(), 1);
    assert.deepEqual([await stored(), atProvider()], [finalRole, finalRole]);
    assert.equal(await follow(), 0);
  }
});

test('if the process is killed between the two writes, the provider’s role is adopted once the lease has expired', async (t) => {
  const { given, id, owner, owner_id, user_id, stored, follow, promote } = await ada(t);
  given.organization.behaviour = 'crashes_us';
  await assert.rejects(promote());
  assert.equal(await follow(), 0);
  assert.equal(await stored(), 'member');
  await given.anHourLater();
  await follow();
  assert.equal(await stored(), 'admin');
  const entry = (await given.audit(id)).at(-1);
  assert.deepEqual(entry?.details, { from: 'member', to: 'admin', follows_provider: true });

  await assert.rejects(removeMember(given.deps, owner, { user_id }));
  assert.equal(await stored(), 'admin');
  await given.anHourLater();
  await follow();
  assert.deepEqual(await rolesIn(given, owner), { [owner_id]: 'owner' });
});

test('while the provider is unavailable, lookups of a change back off up to 5 minutes, and succeed when it is back', async (t) => {
  const { given, stored, follow, promote } = await ada(t);
  given.organization.behaviour = 'crashes_us';
  await assert.rejects(promote());
  given.organization.behaviour = 'down';
  const pauses: number[] = [];
  for (let look = 0; look < 12; look += 1) {
    await given.anHourLater();
    assert.equal(await follow(), 1);
    const { rows } = await given.db.worker.query<{ pause: number }>(
      'select extract(epoch from due_at - leased_until)::int as pause from provider_changes',
    );
    pauses.push(rows[0]?.pause ?? 0);
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  given.organization.behaviour = 'works';
  await given.anHourLater();
  await follow();
  assert.equal(await stored(), 'admin');
});

test('concurrent changes of one member take turns, and both sides end with the last one', async (t) => {
  const { given, owner, user_id, stored, atProvider } = await ada(t);
  const roles = ['admin', 'member', 'admin', 'member'] as const;
  await Promise.all(roles.map((role) => setMemberRole(given.deps, owner, { user_id, role })));
  assert.equal(given.organization.most_concurrent, 1);
  assert.equal(await stored(), atProvider());
  assert.equal(`ada → ${await stored()}`, given.organization.requested.at(-1));
});

test('a rejected change that took over an unsettled one is still looked up afterwards', async (t) => {
  const { given, stored, follow, atProvider, promote } = await ada(t);
  given.organization.behaviour = 'crashes_us';
  await assert.rejects(promote());
  await given.anHourLater();
  given.organization.behaviour = 'rejects';
  await assert.rejects(promote(), { code: 'identity_provider_failed' });
  assert.equal(await stored(), 'member');
  given.organization.behaviour = 'works';
  await given.anHourLater();
  await follow();
  assert.deepEqual([await stored(), atProvider()], ['admin', 'admin']);
});

test('when two owners give up at the same time, one remains, also at the provider', async (t) => {
  const given = await linkedScene(t);
  const { id, owner } = await given.linked(ORG);
  const [first, second] = [
    await given.addOnBothSides(id, ORG, 'first', 'owner'),
    await given.addOnBothSides(id, ORG, 'second', 'owner'),
  ];
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

test('the provider gets the stored role when adopting its role would leave no owner', async (t) => {
  const { given, owner, owner_id, follow } = await ada(t);
  const second = await given.addOnBothSides(owner.principal.workspace_id, ORG, 'second', 'owner');
  given.organization.behaviour = 'half_done';
  await assert.rejects(setMemberRole(given.deps, owner, { user_id: second, role: 'member' }));
  given.organization.behaviour = 'works';
  await given.db.withWorkspace(owner, (tx) =>
    tx.run(`update members set role = 'admin' where user_id = $1`, [owner_id]),
  );
  await given.anHourLater();
  await follow();
  assert.equal(given.organization.roles.get(`${ORG}/second`), 'owner');
  assert.equal((await rolesIn(given, owner))[second], 'owner');
});

test('a change in an unlinked workspace does not contact the provider', async (t) => {
  const given = await linkedScene(t);
  const { id, owner } = await given.workspace();
  const user_id = await given.user('bob');
  await given.join(id, user_id, 'member');
  given.organization.behaviour = 'down';
  assert.equal((await setMemberRole(given.deps, owner, { user_id, role: 'admin' })).role, 'admin');
  assert.deepEqual(given.organization.requested, []);
});
