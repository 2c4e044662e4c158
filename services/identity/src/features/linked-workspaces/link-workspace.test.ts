import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkedScene } from '../../provider.fixture.ts';
import { callOf } from '../../scene.fixture.ts';
import { createWorkspace } from '../workspaces/create-workspace.ts';
import { getWorkspace } from '../workspaces/get-workspace.ts';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { updateWorkspace } from '../workspaces/update-workspace.ts';

const link = (workspace_id: string, identity_provider_org_id: string) => ({
  workspace_id,
  name: null,
  identity_provider_org_id,
});

test('an owner of the organisation can link a workspace to it on creation or later, and can remove the link', async (t) => {
  const given = await linkedScene(t);
  const user_id = await given.user('olive');
  given.organization.roles.set('org-1/olive', 'owner').set('org-2/olive', 'owner');
  const made = await createWorkspace(given.deps, callOf(user_id, '', 'member'), {
    name: 'Acme',
    identity_provider_org_id: 'org-1',
  });
  assert.equal(made.identity_provider_org_id, 'org-1');
  const owner = callOf(user_id, made.id, 'owner');
  const changed = await updateWorkspace(given.deps, owner, link(made.id, 'org-2'));
  assert.deepEqual([changed.name, changed.identity_provider_org_id], ['Acme', 'org-2']);
  const { items } = await listWorkspaces(given.deps, owner, { page: null });
  assert.deepEqual(items, [{ ...changed, updated_at: items[0]?.updated_at }]);
  const ended = await updateWorkspace(given.deps, owner, link(made.id, ''));
  assert.equal(ended.identity_provider_org_id, null);
  assert.equal((await getWorkspace(given.deps, owner, { workspace_id: made.id })).identity_provider_org_id, null);
  assert.deepEqual(
    (await given.audit(made.id)).map(({ action }) => action),
    ['workspace.created', 'workspace.linked', 'workspace.linked', 'workspace.unlinked'],
  );
});

test('linking is rejected for an admin of the organisation, for a stranger, and while the provider does not answer', async (t) => {
  const given = await linkedScene(t);
  const { id, owner } = await given.workspace();
  const attempt = () => updateWorkspace(given.deps, owner, link(id, 'org-1'));
  await assert.rejects(attempt(), { code: 'insufficient_role' });
  const subject = await given.db.app.query<{ subject: string }>('select identity.subject_of($1) as subject', [
    owner.principal.id,
  ]);
  given.organization.roles.set(`org-1/${subject.rows[0]?.subject}`, 'admin');
  await assert.rejects(attempt(), { code: 'insufficient_role' });
  given.organization.behaviour = 'down';
  await assert.rejects(attempt(), { code: 'identity_provider_failed' });
  const withoutDirectory = { ...given.deps, organizations: null };
  await assert.rejects(updateWorkspace(withoutDirectory, owner, link(id, 'org-1')), { code: 'insufficient_role' });
});

test('an organisation can be linked to one workspace only', async (t) => {
  const given = await linkedScene(t);
  await given.linked('org-1');
  await assert.rejects(given.linked('org-1'), { code: 'invalid_request' });
});
