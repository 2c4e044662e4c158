import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Principal, servicePrincipal } from '@insights/auth-context';
import { identity } from '@insights/contracts';
import { callOf, scene, unlinked } from '../../scene.fixture.ts';
import { getWorkspace } from './get-workspace.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { updateWorkspace } from './update-workspace.ts';
import { createWorkspace } from './create-workspace.ts';

const page = { limit: 2, cursor: '' };
const encode = (answer: unknown) => identity.Workspace.encode(answer as identity.Workspace).finish();

test('the creator owns a workspace and finds it among their workspaces, newest first', async (t) => {
  const given = await scene(t);
  const ada = callOf(await given.user('ada'), '', 'member');
  const first = await createWorkspace(given.deps, ada, unlinked('First'));
  const other = await given.workspace();
  const third = await createWorkspace(given.deps, ada, unlinked('Third'));
  await given.join(other.id, ada.principal.user_id, 'member');
  const seen: identity.Workspace[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const answer: identity.ListWorkspacesResponse = await listWorkspaces(given.deps, ada, {
      page: { ...page, cursor },
    });
    seen.push(...answer.items);
    cursor = answer.next_cursor || undefined;
  }
  assert.deepEqual(
    seen.map(({ id, role }) => [id, role]),
    [
      [third.id, 'owner'],
      [other.id, 'member'],
      [first.id, 'owner'],
    ],
  );
  assert.deepEqual(seen[2], first);
});

test('only a signed-in user can create a workspace', async (t) => {
  const given = await scene(t);
  const call = { principal: servicePrincipal('gateway') };
  await assert.rejects(createWorkspace(given.deps, call, unlinked('Acme')), { code: 'user_required' });
});

test('a repeated request creates one workspace', async (t) => {
  const given = await scene(t);
  const idempotency = { key: 'once', hash: 'h', route: 'POST /v1/workspaces', encode };
  const ada = { ...callOf(await given.user('ada'), '', 'member'), idempotency };
  const made = await createWorkspace(given.deps, ada, unlinked('Acme'));
  await assert.rejects(createWorkspace(given.deps, ada, unlinked('Acme')), (error: { answer: Uint8Array }) => {
    assert.deepEqual(identity.Workspace.decode(error.answer), made);
    return true;
  });
  assert.equal((await listWorkspaces(given.deps, ada, { page })).items.length, 1);
});

test('an API key lists its one workspace, as an admin', async (t) => {
  const given = await scene(t);
  const { id, owner_id } = await given.workspace();
  const principal: Principal = { ...servicePrincipal('key-id', id), kind: 'key', user_id: owner_id };
  const { items } = await listWorkspaces(given.deps, { principal }, { page });
  assert.deepEqual(
    items.map((workspace) => [workspace.id, workspace.role]),
    [[id, 'admin']],
  );
});

test('a new name is stored, and other workspaces can neither read nor change it', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const request = { workspace_id: ours.id, ...unlinked('Renamed') };
  const renamed = await updateWorkspace(given.deps, ours.owner, request);
  assert.deepEqual(await getWorkspace(given.deps, ours.owner, { workspace_id: ours.id }), renamed);
  assert.equal(renamed.name, 'Renamed');
  await assert.rejects(getWorkspace(given.deps, theirs.owner, { workspace_id: ours.id }), { code: 'not_found' });
  await assert.rejects(updateWorkspace(given.deps, theirs.owner, request), { code: 'not_found' });
});

test('a user cannot create more workspaces than allowed, even with concurrent requests', async (t) => {
  const given = await scene(t);
  const deps = { ...given.deps, workspacesPerUser: 3 };
  const ada = callOf(await given.user('ada'), '', 'member');
  const other = await given.workspace();
  await given.join(other.id, ada.principal.user_id, 'admin');
  const attempts = Array.from({ length: 8 }, (_, n) => createWorkspace(deps, ada, unlinked(`Acme ${n}`)));
  const outcomes = await Promise.allSettled(attempts);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3);
  await assert.rejects(createWorkspace(deps, ada, unlinked('One more')), { code: 'quota_exceeded' });
  const bob = callOf(await given.user('bob'), '', 'member');
  assert.equal((await createWorkspace(deps, bob, unlinked('Bob’s'))).role, 'owner');
});
