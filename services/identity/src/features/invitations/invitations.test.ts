import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey, isWellFormedKey } from '@insights/auth-context';
import { eventTypes, type identity, jobTypes, membership, payloadOf } from '@insights/contracts';
import type { Call } from '@insights/db';
import type { AppError } from '@insights/errors';
import { identityQuotas } from '../../domain/quotas.ts';
import { memberLetters } from '../../mail/member-letters.ts';
import { type Scene, callOf, scene, tokenOf, withSecret } from '../../scene.fixture.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations } from './list-invitations.ts';
import { removeMember } from '../members/remove-member.ts';
import { resolveUser } from '../users/resolve-user.ts';
import { setMemberRole } from '../members/set-member-role.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { acceptInvitation } from './accept-invitation.ts';

const ADA = 'ada@example.test';
const firstPage = { page: { limit: 1000, cursor: '' } };
const somebody = (userId: string): Call => callOf(userId, '', 'member');
const invite = async (given: Scene, call: Call, email = ADA, role: identity.Role = 'member') =>
  withSecret(await inviteMember(given.deps, call, { email, subject: null, role }), 'token', 'invite_url');
const accept = (given: Scene, userId: string, { token }: { token: string }) =>
  acceptInvitation(given.deps, somebody(userId), { token_hash: hashKey(token) });
const open = async (given: Scene, call: Call) =>
  (await listInvitations(given.deps, call, firstPage)).items.map(({ id }) => id);

test('an invited person joins with the given role, and the audit log names inviter and member', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const ada = await given.user('ada');
  const made = await invite(given, owner, 'Ada@Example.test', 'admin');
  assert.ok(isWellFormedKey(made.token, 'iii') && made.invite_url.endsWith(`#${made.token}`));
  assert.deepEqual(await open(given, owner), [made.id]);
  const joined = await accept(given, ada, made);
  assert.deepEqual([joined.id, joined.name, joined.role], [id, 'Acme', 'admin']);
  assert.deepEqual(await accept(given, ada, made), joined);
  assert.deepEqual(await open(given, owner), []);
  assert.deepEqual((await given.audit(id)).slice(1), [
    { action: 'member.invited', subject: made.id, actor_id: owner.principal.id, details: { role: 'admin' } },
    {
      action: 'member.joined',
      subject: ada,
      actor_id: ada,
      details: { invitation_id: made.id, role: 'admin', was_member: false },
    },
  ]);
});

test('an invitation requests one mail, whose job contains ids only and whose content is read when it is sent', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  assert.equal((await invite(given, owner, 'early@example.test')).mail, 'not_configured');
  const made = await invite({ ...given, deps: { ...given.deps, mailEnabled: true } }, owner, ADA, 'admin');
  assert.equal(made.mail, 'queued');
  const outbox = `select payload from outbox where name = 'job_requested'`;
  const [job, ...others] = await given.db.withWorkspace(owner, (tx) => tx.rows<{ payload: Buffer }>(outbox));
  assert.ok(job && others.length === 0);
  const mail = payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(job.payload));
  assert.deepEqual([mail?.kind, mail?.recipient_id], ['member_invitation', made.id]);
  assert.equal(job.payload.includes(ADA) || job.payload.includes(made.token), false);
  const sender = { workspace: 'w', address: 'a@b.example' };
  const read = () => memberLetters(given.db, given.deps.links)(id, mail ?? assert.fail('not a mail'), sender);
  const letter = await read();
  assert.deepEqual([letter?.to.address, letter?.link, letter?.role], [ADA, made.invite_url, 'admin']);
  await withdrawInvitation(given.deps, owner, { invitation_id: made.id });
  assert.equal(await read(), null);
});

test('20 concurrent accepts of one invitation create one member and one audit entry, and get the same answer', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const ada = await given.user('ada');
  const made = await invite(given, owner);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(given, ada, made)));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.equal((await given.audit(id)).filter(({ action }) => action === 'member.joined').length, 1);
});

test('only a user with the invited, verified address can accept, and only one of two who share it', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const made = await invite(given, owner);
  const eve = await given.user('eve');
  const unverified = (await resolveUser(given.deps, tokenOf('ada', { email: ADA }))).user_id;
  await assert.rejects(accept(given, eve, made), { code: 'wrong_recipient' });
  await assert.rejects(accept(given, unverified, made), { code: 'wrong_recipient' });
  const verified = { email: ADA, email_verified: true };
  const both = await Promise.all(
    ['ada', 'ada-2'].map(async (subject) => (await resolveUser(given.deps, tokenOf(subject, verified))).user_id),
  );
  const outcomes = await Promise.allSettled(both.map((user) => accept(given, user, made)));
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('a user whose address has changed since the invitation cannot accept it', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const made = await invite(given, owner);
  const ada = await given.user('ada');
  await resolveUser(given.deps, tokenOf('ada', { email: 'ada@new.test', email_verified: true }));
  await assert.rejects(accept(given, ada, made), { code: 'wrong_recipient' });
});

test('withdrawn, expired, replaced and unknown invitations are rejected', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const ada = await given.user('ada');
  const replaced = await invite(given, owner);
  const withdrawn = await invite(given, owner, ADA.toUpperCase());
  await withdrawInvitation(given.deps, owner, { invitation_id: withdrawn.id });
  await assert.rejects(withdrawInvitation(given.deps, owner, { invitation_id: withdrawn.id }), { code: 'not_found' });
  const expired = await invite(given, owner);
  const past = `update invitations set expires_at = now() where id = $1`;
  await given.db.withWorkspace(owner, (tx) => tx.run(past, [expired.id]));
  assert.deepEqual(await open(given, owner), []);
  for (const invitation of [replaced, withdrawn, expired, { token: 'iii_none' }]) {
    await assert.rejects(accept(given, ada, invitation), { code: 'not_found' });
  }
  assert.ok((await given.audit(id)).every(({ action }) => action !== 'member.joined'));
});

test('a removed member cannot reuse the old link, and an accepted invitation cannot be withdrawn', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const ada = await given.user('ada');
  const made = await invite(given, owner);
  await accept(given, ada, made);
  await assert.rejects(withdrawInvitation(given.deps, owner, { invitation_id: made.id }), {
    code: 'invalid_transition',
  });
  await removeMember(given.deps, owner, { user_id: ada });
  await assert.rejects(accept(given, ada, made), { code: 'not_found' });
});

test('inviting a member is rejected, and accepting an invitation does not change a member’s role', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const made = await invite(given, owner, ADA, 'admin');
  const ada = await given.user('ada');
  const member = await given.join(id, ada, 'member');
  assert.equal((await accept(given, ada, made)).role, 'member');
  await assert.rejects(invite(given, owner), { code: 'invalid_request' });
  await assert.rejects(invite(given, member, 'new@example.test'), { code: 'insufficient_role' });
  await assert.rejects(invite(given, owner, 'new@example.test', 'owner'), { code: 'invalid_request' });
});

test('an admin who loses the role during the request can neither invite nor create a key', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const adminId = await given.user('adam');
  const admin = await given.join(id, adminId, 'admin');
  await setMemberRole(given.deps, owner, { user_id: adminId, role: 'member' });
  await assert.rejects(invite(given, admin), { code: 'insufficient_role' });
  await assert.rejects(given.key(admin), { code: 'insufficient_role' });
});

test('another workspace’s invitations are not found', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const made = await invite(given, ours.owner);
  assert.deepEqual(await open(given, theirs.owner), []);
  await assert.rejects(withdrawInvitation(given.deps, theirs.owner, { invitation_id: made.id }), { code: 'not_found' });
});

test('the response to a repeated request has no token, and the tables contain none', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const encode = (answer: unknown) =>
    membership.MemberInvitation.encode(answer as membership.MemberInvitation).finish();
  const call = { ...owner, idempotency: { key: 'once', hash: 'h', route: 'POST', encode } };
  const made = await invite(given, call);
  await assert.rejects(invite(given, call), (error: { answer: Uint8Array }) => {
    assert.deepEqual(membership.MemberInvitation.decode(error.answer), { ...made, token: null, invite_url: null });
    return true;
  });
  const rows = await given.db.withWorkspace(owner, (tx) =>
    tx.rows('select i::text, k::text from invitations i, idempotency_keys k'),
  );
  const secret = made.token.slice(4, 36);
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes(secret));
});

test('of ten concurrent accepts with room for four members, four join; the other invitations stay valid', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const quotas = identityQuotas({ quotaApiKeys: 0, quotaMembers: 5, quotaMemberInvitationsPerDay: 0 });
  const people = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      const [user_id, made] = [await given.user(`p${n}`), await invite(given, owner, `p${n}@example.test`)];
      return { call: somebody(user_id), asked: { token_hash: hashKey(made.token) } };
    }),
  );
  const answers = await Promise.allSettled(
    people.map(({ call, asked }) => acceptInvitation({ ...given.deps, quotas }, call, asked)),
  );
  const refused = answers.flatMap((answer, n) => (answer.status === 'rejected' ? [{ answer, n }] : []));
  assert.equal(refused.length, 6);
  for (const { answer } of refused) assert.equal((answer.reason as { code: string }).code, 'quota_exceeded');
  const late = people[refused[0]?.n ?? 0];
  assert.ok(late);
  assert.equal((await acceptInvitation(given.deps, late.call, late.asked)).role, 'member');
});

test('one address can be invited five times a day, and a workspace’s invitations are limited by its quota', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  for (let n = 0; n < 5; n += 1) await invite(given, owner, n % 2 ? 'ada@example.test' : 'ADA@example.test');
  await assert.rejects(invite(given, owner, 'ada@example.test'), (error: AppError) => {
    assert.equal(error.code, 'rate_limited');
    assert.ok(error.retry_after_seconds && error.retry_after_seconds > 86_000 && error.retry_after_seconds <= 86_400);
    return true;
  });
  const quotas = identityQuotas({ quotaApiKeys: 0, quotaMembers: 0, quotaMemberInvitationsPerDay: 6 });
  const limited = { ...given, deps: { ...given.deps, quotas } };
  await invite(limited, owner, 'bob@example.test');
  await assert.rejects(invite(limited, owner, 'cem@example.test'), { code: 'quota_exceeded' });
});
