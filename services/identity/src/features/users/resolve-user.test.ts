import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scene, scene, tokenOf } from '../../scene.fixture.ts';
import { resolveUser } from './resolve-user.ts';

const ada = tokenOf('ada', { email_verified: true, email: 'ada@example.test', name: 'Ada' });

async function stored(given: Scene, workspaceId: string, userId: string): Promise<unknown> {
  const call = await given.join(workspaceId, userId, 'member');
  return given.db.withWorkspace(call, (tx) =>
    tx.row('select email, email_verified, full_name, image_url from users where id = $1', [userId]),
  );
}

test('concurrent first requests of a person create one user', async (t) => {
  const given = await scene(t);
  const answers = await Promise.all(Array.from({ length: 8 }, () => resolveUser(given.deps, ada)));
  assert.equal(new Set(answers.map(({ user_id }) => user_id)).size, 1);
  const elsewhere = await resolveUser(given.deps, { ...ada, issuer: 'https://other.test' });
  assert.notEqual(elsewhere.user_id, answers[0]?.user_id);
});

test('claims of a newer token replace stored ones; absent claims change nothing', async (t) => {
  const given = await scene(t);
  const { id } = await given.workspace();
  const { user_id } = await resolveUser(given.deps, ada);
  await resolveUser(given.deps, tokenOf('ada', { picture: 'https://p.test/a' }));
  assert.deepEqual(await stored(given, id, user_id), {
    email: 'ada@example.test',
    email_verified: true,
    full_name: 'Ada',
    image_url: 'https://p.test/a',
  });
});

test('the user’s own memberships are returned, newest first', async (t) => {
  const given = await scene(t);
  const { user_id } = await resolveUser(given.deps, ada);
  const [first, second] = [await given.workspace(), await given.workspace()];
  await given.workspace();
  await given.join(first.id, user_id, 'member');
  await given.join(second.id, user_id, 'admin');
  const { memberships } = await resolveUser(given.deps, ada);
  assert.deepEqual(memberships, [
    { workspace_id: second.id, role: 'admin' },
    { workspace_id: first.id, role: 'member' },
  ]);
});
