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
import { tokenOf } from '../../scene.fixture.ts';
import { resolveUser } from '../users/resolve-user.ts';

const command = fileURLToPath(new URL('../../platform-role.ts', import.meta.url));

async function given(t: TestContext, uid?: number) {
  const urls = await freshDatabaseUrls(t, 'identity', migrations);
  const db = await openDb({ schema: 'identity', config: testDbSettings(urls), entities });
  return {
    db,
    signIn: (subject: string, email: string, email_verified = true) =>
      resolveUser({ db }, tokenOf(subject, { email, email_verified })),
    async run(...args: string[]) {
      const env = { ...compileCache, DATABASE_OWNER_URL: urls.owner };
      const child = spawn(process.execPath, [command, ...args], { env, uid });
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      return { status, err, answer: out ? (JSON.parse(out) as unknown) : undefined };
    },
  };
}

test('granting and revoking a platform role applies from the next request on, and both are logged', async (t) => {
  const { db, signIn, run } = await given(t);
  try {
    const { user_id } = await signIn('sam', 'sam@example.test');
    const granted = await run('grant', '--email', 'Sam@example.test', '--role', 'support');
    assert.deepEqual(granted, {
      status: 0,
      err: '',
      answer: { user_id, platform_role: 'support', email_verified: true },
    });
    assert.equal((await signIn('sam', 'sam@example.test')).platform_role, 'support');
    assert.equal((await signIn('sam', 'sam@example.test', false)).platform_role, null);
    assert.deepEqual((await run('list')).answer, [{ user_id, platform_role: 'support', email_verified: false }]);
    assert.equal((await run('revoke', '--user-id', user_id)).status, 0);
    assert.equal((await signIn('sam', 'sam@example.test')).platform_role, null);
    const log = (await run('log')).answer as { action: string; user_id: string; role: string }[];
    assert.deepEqual(
      log.map((act) => [act.action, act.user_id, act.role]),
      [
        ['platform_role.revoked', user_id, 'support'],
        ['platform_role.granted', user_id, 'support'],
      ],
    );
  } finally {
    await db.close();
  }
});

test(
  'an account without a name, as in a container, has to say who the operator is',
  { skip: process.getuid?.() !== 0 && 'only root can run a command as another account' },
  async (t) => {
    const { db, signIn, run } = await given(t, 4_242_424);
    try {
      const { user_id } = await signIn('sam', 'sam@example.test');
      const grant = ['grant', '--user-id', user_id, '--role', 'admin'];
      const nameless = await run(...grant);
      assert.equal(nameless.status, 64);
      assert.match(nameless.err, /say who you are, by --operator/);
      assert.equal((await run(...grant, '--operator', 'Ada')).status, 0);
      const [act] = (await run('log')).answer as { operator: string }[];
      assert.equal(act?.operator, 'Ada');
    } finally {
      await db.close();
    }
  },
);

test('an unverified or shared address is rejected, and a wrong command line prints the usage', async (t) => {
  const { db, signIn, run } = await given(t);
  try {
    await signIn('eve', 'boss@example.test', false);
    const nobody = await run('grant', '--email', 'boss@example.test', '--role', 'admin');
    assert.equal(nobody.status, 1);
    const ids = [await signIn('a', 'two@example.test'), await signIn('b', 'two@example.test')].map(
      (one) => one.user_id,
    );
    const twice = await run('grant', '--email', 'two@example.test', '--role', 'admin');
    assert.equal(twice.status, 1);
    assert.ok(ids.every((id) => twice.err.includes(id)));
    assert.deepEqual((await run('list')).answer, []);
    for (const args of [['grant', '--email', 'x'], ['grant', '--role', 'admin'], ['fire'], ['list', '--nonsense']]) {
      const { status, err } = await run(...args);
      assert.deepEqual([status, err.includes('usage:')], [64, true], args.join(' '));
    }
  } finally {
    await db.close();
  }
});
