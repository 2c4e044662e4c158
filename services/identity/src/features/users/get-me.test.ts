import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { callOf, scene, tokenOf } from '../../scene.fixture.ts';
import { getMe } from './get-me.ts';
import { resolveUser } from './resolve-user.ts';

test('a person sees their profile and only their own workspaces, newest first, with their role in each', async (t) => {
  const given = await scene(t);
  const ada = await given.user('ada');
  const [first, second] = [await given.workspace(), await given.workspace()];
  await given.workspace();
  await given.join(first.id, ada, 'admin');
  await given.join(second.id, ada, 'member');
  const me = await getMe(given.deps, callOf(ada, '', 'member'));
  assert.deepEqual(me, {
    user: { id: ada, email: 'ada@example.test', full_name: 'ada', image_url: null },
    workspaces: [
      { id: second.id, name: 'Acme', role: 'member' },
      { id: first.id, name: 'Acme', role: 'admin' },
    ],
    platform_role: null,
  });
});

test('a person without a workspace and without an e-mail address has a profile too', async (t) => {
  const given = await scene(t);
  const { user_id } = await resolveUser(given.deps, tokenOf('new'));
  const { user, workspaces } = await getMe(given.deps, callOf(user_id, '', 'member'));
  assert.deepEqual(user, { id: user_id, email: null, full_name: null, image_url: null });
  assert.deepEqual(workspaces, []);
});

test('an API key has no profile', async (t) => {
  const given = await scene(t);
  const { id, owner_id } = await given.workspace();
  const principal = { ...servicePrincipal('key-id', id), kind: 'key' as const, user_id: owner_id };
  await assert.rejects(getMe(given.deps, { principal }), { code: 'user_required' });
});
