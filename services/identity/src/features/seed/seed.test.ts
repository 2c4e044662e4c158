import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openDb } from '@insights/db';
import { compileCache } from '../../../../../test/support/compile-cache.ts';
import { freshDatabaseUrls, testDbSettings } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { ISSUER, callOf, depsOf, tokenOf } from '../../scene.fixture.ts';
import { resolveUser } from '../users/resolve-user.ts';
import { setMemberRole } from '../members/set-member-role.ts';

const command = fileURLToPath(new URL('../../seed.ts', import.meta.url));
const demo = {
  users: [
    { sub: 'owner', email: 'owner@example.test', name: 'Olive' },
    { sub: 'member', email: 'member@example.test', name: 'Max' },
    { sub: 'support', email: 'support@example.test', name: 'Sue', platform_role: 'support' },
  ],
  workspaces: [
    { key: 'demo', name: 'Demo', owner_sub: 'owner', members: [{ sub: 'member', role: 'member' }] },
    { key: 'other', name: 'Other', owner_sub: 'member' },
  ],
};

async function run(ownerUrl: string, input: unknown): Promise<{ status: number | null; out: string; err: string }> {
  const env = { ...compileCache, DATABASE_OWNER_URL: ownerUrl, JWT_ISSUER: ISSUER };
  const child = spawn(process.execPath, [command], { env });
  child.stdin.end(typeof input === 'string' ? input : JSON.stringify(input));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, out, err };
}

async function database(t: TestContext) {
  const urls = await freshDatabaseUrls(t, 'identity', migrations);
  return { urls, db: await openDb({ schema: 'identity', config: testDbSettings(urls), entities }) };
}

test('repeating a seed returns the same ids and keeps changes made since', async (t) => {
  const { urls, db } = await database(t);
  try {
    const first = await run(urls.owner, demo);
    assert.equal(first.status, 0, first.err);
    const { users, workspaces } = JSON.parse(first.out);
    assert.deepEqual(
      workspaces.map(({ key, name }: { key: string; name: string }) => [key, name]),
      [
        ['demo', 'Demo'],
        ['other', 'Other'],
      ],
    );
    const deps = depsOf(db);
    const owner = callOf(users[0].id, workspaces[0].id, 'owner');
    await setMemberRole(deps, owner, { user_id: users[1].id, role: 'admin' });
    assert.equal((await run(urls.owner, demo)).out, first.out);
    const member = await resolveUser(deps, tokenOf('member'));
    assert.equal(member.user_id, users[1].id);
    const roles = member.memberships.map(({ workspace_id, role }) => [workspace_id, role]).toSorted();
    assert.deepEqual(
      roles,
      [
        [workspaces[0].id, 'admin'],
        [workspaces[1].id, 'owner'],
      ].toSorted(),
    );
  } finally {
    await db.close();
  }
});

test('a platform role applies only while the e-mail address is verified', async (t) => {
  const { urls, db } = await database(t);
  try {
    await run(urls.owner, demo);
    const deps = depsOf(db);
    const roleFor = async (email_verified: boolean) =>
      (await resolveUser(deps, tokenOf('support', { email: 'support@example.test', email_verified }))).platform_role;
    assert.equal(await roleFor(true), 'support');
    assert.equal(await roleFor(false), null);
  } finally {
    await db.close();
  }
});

test('a seed with an unknown subject stores nothing; invalid input exits 65', async (t) => {
  const { urls, db } = await database(t);
  try {
    const strange = { ...demo, workspaces: [{ key: 'x', name: 'X', owner_sub: 'stranger' }] };
    const { status, err } = await run(urls.owner, strange);
    assert.equal(status, 1);
    assert.match(err, /stranger/);
    const deps = depsOf(db);
    const owner = await resolveUser(deps, tokenOf('support', { email_verified: true }));
    assert.equal(owner.platform_role, null);
    assert.equal((await run(urls.owner, '{')).status, 65);
  } finally {
    await db.close();
  }
});
