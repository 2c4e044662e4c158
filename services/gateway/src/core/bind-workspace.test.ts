import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { v7 } from 'uuid';
import { z } from 'zod';
import { inWorkspace } from '../schemas/inputs.ts';
import { bindWorkspace, candidateRoles } from './bind-workspace.ts';
import { type Caller, checkAccess } from './caller.ts';
import type { Input } from './read-input.ts';
import { type Access, type WorkspaceOf, route } from './route.ts';
import type { Services } from './services.ts';
import { SupportVisits } from './support-visits.ts';

const [mine, another, foreign] = [v7(), v7(), v7()];
const visited: string[] = [];
const visits = new SupportVisits({
  recordSupportVisit: async (_request, { principal }) => {
    visited.push(principal.workspace_id);
    return {};
  },
});
const nowhere = {} as Services['ops'];
const origin = { request_id: 'r', client_address: '', channel: 'user' } as const;

const user = (memberships: Record<string, Role>, platform_role: 'support' | 'admin' | '' = ''): Caller => ({
  kind: 'user',
  user_id: v7(),
  platform_role,
  memberships: new Map(Object.entries(memberships)),
});
const key: Caller = {
  kind: 'key',
  key_id: v7(),
  workspace_id: mine,
  scopes: ['interviews'],
  platform_role: '',
  user_id: v7(),
};

const member: Access = { scopes: ['interviews'], role: 'member' };
const lookAt = (workspace: WorkspaceOf, access: Access = member) =>
  route({
    name: 'look',
    method: 'get',
    path: '/v1/things/:thing_id',
    tag: 'reference',
    doc: 'For tests.',
    access,
    workspace,
    query: inWorkspace,
    success: { status: 200, body: z.object({}) },
    handle: () => ({}),
  });
const input = (named?: string): Input => ({
  params: { thing_id: v7() },
  query: named === undefined ? {} : { workspace_id: named },
  body: undefined,
});
const thing: WorkspaceOf = { thing: 'thing', service: 'campaigns', param: 'thing_id' };

const bind = (caller: Caller, asked: Input, { workspace = 'given' as WorkspaceOf, access = member as Access } = {}) =>
  bindWorkspace(lookAt(workspace, access), caller, asked, { ops: nowhere, visits, origin });
const isCode = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('a key acts as admin in its own workspace on every route; naming another is a mismatch', async () => {
  for (const workspace of ['given', thing] as WorkspaceOf[]) {
    const principal = await bind(key, input(), { workspace });
    assert.deepEqual([principal.workspace_id, principal.role, principal.kind], [mine, 'admin', 'key']);
    assert.equal((await bind(key, input(mine), { workspace })).workspace_id, mine);
    await assert.rejects(bind(key, input(foreign), { workspace }), isCode('workspace_mismatch'));
  }
});

test('a user with one workspace never needs to name it', async () => {
  const caller = user({ [mine]: 'member' });
  for (const workspace of ['given', thing] as WorkspaceOf[]) {
    assert.equal((await bind(caller, input(), { workspace })).workspace_id, mine);
  }
  await assert.rejects(bind(caller, input(foreign)), isCode('workspace_mismatch'));
});

test('a user with several must name one for a list, and the role in that workspace counts', async () => {
  const caller = user({ [mine]: 'member', [another]: 'owner' });
  await assert.rejects(bind(caller, input()), (error: unknown) => {
    assert.ok(error instanceof AppError);
    assert.deepEqual(error.problems[0]?.loc, ['query', 'workspace_id']);
    return error.code === 'invalid_request';
  });
  const access: Access = { scopes: [], role: 'admin' };
  assert.equal((await bind(caller, input(another), { access })).role, 'owner');
  await assert.rejects(bind(caller, input(mine), { access }), isCode('insufficient_role'));
});

test('a user without a workspace gets an error that says so', async () => {
  await assert.rejects(bind(user({}), input()), isCode('workspace_mismatch'));
});

test('verified support may enter any workspace that it names, as a member, and the visit is recorded', async () => {
  const support = user({}, 'support');
  const principal = await bind(support, input(foreign));
  assert.deepEqual([principal.workspace_id, principal.role, principal.platform_role], [foreign, 'member', 'support']);
  assert.deepEqual(visited, [foreign]);
  await assert.rejects(
    bind(support, input(foreign), { access: { user_only: true, role: 'admin' } }),
    isCode('insufficient_role'),
  );
  await assert.rejects(bind(support, input('no-uuid')), isCode('workspace_mismatch'));
});

test('a platform admin who names no workspace sees all only where a route allows it', async () => {
  const admin = user({ [mine]: 'member' }, 'admin');
  assert.equal((await bind(admin, input(), { workspace: 'given_or_all' })).workspace_id, '');
  assert.equal((await bind(admin, input())).workspace_id, mine);
  await assert.rejects(bind(admin, input(foreign)), isCode('workspace_mismatch'));
  assert.equal((await bind(key, input(), { workspace: 'given_or_all' })).workspace_id, mine);
});

test('a malformed id is 404, but a workspace of somebody else is rejected first', async () => {
  const asked = { ...input(), params: { thing_id: '42' } };
  await assert.rejects(bind(key, asked), isCode('not_found'));
  await assert.rejects(bind(key, { ...asked, query: { workspace_id: foreign } }), isCode('workspace_mismatch'));
});

const may = (access: Access, scopes: string[]) => checkAccess(access, { ...key, scopes } as Caller, []);

test('a key needs all scopes of a route, `*` includes all, and user-only routes reject keys', () => {
  const both: Access = { scopes: ['interviews', 'exports'], role: 'member' };
  may(both, ['*']);
  may(both, ['exports', 'interviews']);
  assert.throws(() => may(both, ['interviews']), isCode('insufficient_scope'));
  assert.throws(() => may(both, []), isCode('insufficient_scope'));
  assert.throws(() => may({ user_only: true }, ['*']), isCode('user_required'));
  assert.throws(() => may({ scopes: [], role: 'owner' }, ['*']), isCode('insufficient_role'));
});

test('a role that the caller has in no workspace is rejected before the body is read', () => {
  const adminOnly = lookAt('given', { user_only: true, role: 'admin' });
  const mixed = user({ [mine]: 'member', [another]: 'admin' });
  const early = (caller: Caller, named?: string) =>
    checkAccess(adminOnly.access, caller, candidateRoles(adminOnly, caller, named));
  early(mixed);
  early(mixed, another);
  assert.throws(() => early(mixed, mine), isCode('insufficient_role'));
  assert.throws(() => early(user({ [mine]: 'member' })), isCode('insufficient_role'));
  early(mixed, foreign);
});
