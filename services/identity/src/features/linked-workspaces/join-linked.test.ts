import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { identity } from '@insights/contracts';
import { linkedScene } from '../../provider.fixture.ts';
import { tokenOf } from '../../scene.fixture.ts';
import { removeMember } from '../members/remove-member.ts';
import { resolveUser } from '../users/resolve-user.ts';

const ada = tokenOf('ada', { email_verified: true });
const organizations = (org_role: identity.Role): identity.OrganizationClaim[] => [
  { org_id: 'org-1', org_role },
  { org_id: 'elsewhere', org_role: 'owner' },
];

test('the first request of a token’s user makes them a member of the linked workspace with the token’s role; later the stored role applies', async (t) => {
  const given = await linkedScene(t);
  const { id } = await given.linked('org-1');
  await given.linked('org-2');
  const seen = await Promise.all(
    Array.from({ length: 4 }, () => resolveUser(given.deps, { ...ada, organizations: organizations('admin') })),
  );
  for (const { memberships } of seen) assert.deepEqual(memberships, [{ workspace_id: id, role: 'admin' }]);
  assert.deepEqual(
    (await given.audit(id)).filter(({ action }) => action === 'member.joined').map(({ details }) => details),
    [{ role: 'admin', from_organization: true }],
  );
  const later = await resolveUser(given.deps, { ...ada, organizations: organizations('owner') });
  assert.deepEqual(later.memberships, [{ workspace_id: id, role: 'admin' }]);
});

test('a removed user stays removed even if the token still names the organisation', async (t) => {
  const given = await linkedScene(t);
  const { owner } = await given.linked('org-1');
  const { user_id } = await resolveUser(given.deps, { ...ada, organizations: organizations('member') });
  await removeMember(given.deps, owner, { user_id });
  const again = await resolveUser(given.deps, { ...ada, organizations: organizations('member') });
  assert.deepEqual(again.memberships, []);
});

test('an existing member keeps the stored role', async (t) => {
  const given = await linkedScene(t);
  const { id } = await given.linked('org-1');
  await given.join(id, await given.user('ada'), 'member');
  const { memberships } = await resolveUser(given.deps, { ...ada, organizations: organizations('owner') });
  assert.deepEqual(memberships, [{ workspace_id: id, role: 'member' }]);
});
