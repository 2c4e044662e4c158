import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey } from '@insights/auth-context';
import type { Call } from '@insights/db';
import { type Scene, callOf, scene, withSecret } from '../../scene.fixture.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from '../members/list-members.ts';
import { removeMember } from '../members/remove-member.ts';
import { resolveUser } from '../users/resolve-user.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { joinAsMachine, machineCall, machineToken } from './machine.fixture.ts';

const firstPage = { page: { limit: 1000, cursor: '' } };
const invite = async (given: Scene, call: Call, subject = 'ci') =>
  withSecret(await inviteMember(given.deps, call, { email: null, subject, role: 'admin' }), 'token');
const accept = (given: Scene, call: Call, { token }: { token: string }) =>
  acceptInvitation(given.deps, call, { token_hash: hashKey(token) });
const membershipsOf = async (given: Scene, subject: string) =>
  (await resolveUser(given.deps, machineToken(subject))).memberships;
const memberCount = async (given: Scene, call: Call) => (await listMembers(given.deps, call, firstPage)).items.length;

test('an invited machine identity becomes a member only when it accepts with its own token', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const ci = await machineCall(given, 'ci');
  const made = await invite(given, owner);
  assert.deepEqual([made.subject, made.email, made.mail, made.invite_url], ['ci', null, 'not_applicable', null]);
  assert.deepEqual(await membershipsOf(given, 'ci'), []);
  assert.equal(await memberCount(given, owner), 1);
  const [listed] = (await listInvitations(given.deps, owner, firstPage)).items;
  assert.deepEqual([listed?.subject, listed?.token], ['ci', null]);

  assert.deepEqual([(await accept(given, ci, made)).id, (await accept(given, ci, made)).role], [id, 'admin']);
  assert.deepEqual(await membershipsOf(given, 'ci'), [{ workspace_id: id, role: 'admin' }]);
  assert.deepEqual(
    (await given.audit(id)).slice(1).map(({ action, actor_id }) => [action, actor_id]),
    [
      ['member.invited', owner.principal.id],
      ['member.joined', ci.principal.user_id],
    ],
  );
});

test('a machine’s invitation is rejected for another machine, another issuer, a person and the inviter', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const made = await invite(given, owner);
  const person = callOf(await given.user('ci'), '', 'member');
  const others = [await machineCall(given, 'cd'), await machineCall(given, 'ci', 'https://other.test'), person, owner];
  for (const other of others) await assert.rejects(accept(given, other, made), { code: 'wrong_recipient' });
  assert.equal(await memberCount(given, owner), 1);
});

test('a person’s invitation is rejected for a machine', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const made = await inviteMember(given.deps, owner, { email: 'ada@example.test', subject: null, role: 'member' });
  await assert.rejects(accept(given, await machineCall(given, 'ci'), withSecret(made, 'token')), {
    code: 'wrong_recipient',
  });
});

test('a new invitation of the same machine replaces the old one; invitations of others stay open', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const former = await invite(given, owner);
  const [other, renewed] = [await invite(given, owner, 'cd'), await invite(given, owner)];
  const open = (await listInvitations(given.deps, owner, firstPage)).items.map(({ id }) => id);
  assert.deepEqual(open.toSorted(), [other.id, renewed.id].toSorted());
  await assert.rejects(accept(given, await machineCall(given, 'ci'), former), { code: 'not_found' });
  await accept(given, await machineCall(given, 'ci'), renewed);
  await assert.rejects(invite(given, owner), { code: 'invalid_request' });
});

test('one machine can be invited five times a day, independently of others', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  for (let n = 0; n < 5; n += 1) await invite(given, owner);
  await assert.rejects(invite(given, owner), { code: 'rate_limited' });
  await invite(given, owner, 'cd');
});

test('a removed machine cannot reuse its invitation, and a machine that turns out to be a person is removed', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const user_id = await joinAsMachine(given, owner, 'ci');
  await removeMember(given.deps, owner, { user_id });
  assert.deepEqual(await membershipsOf(given, 'ci'), []);

  const bob = await joinAsMachine(given, owner, 'bob');
  assert.equal(await given.user('bob'), bob);
  assert.deepEqual(await membershipsOf(given, 'bob'), []);
  const left = (await given.audit(id)).at(-1);
  assert.deepEqual([left?.action, left?.subject, left?.details], ['member.removed', bob, { reason: 'is_a_person' }]);
});
