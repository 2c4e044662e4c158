import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findS3Server, s3Server } from '../../../test/support/s3-server.ts';
import { FolderStore } from './folder-store.ts';
import type { ByteRange, ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';
import { objectStoreProblems, objectStoreSettings } from './settings.ts';
import { loadConfig } from '@insights/config';

const found = await findS3Server();

async function folderStore(t: TestContext): Promise<{ store: FolderStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'insights-objects-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return { store: new FolderStore(folder), folder };
}

async function read(store: ObjectStore, key: string, range?: ByteRange): Promise<string> {
  return Buffer.concat(await Array.fromAsync(store.get(key, range))).toString();
}

async function behaves(store: ObjectStore): Promise<void> {
  await store.health();
  await store.put('a/1', Buffer.from('0123456789'));
  assert.equal(await read(store, 'a/1'), '0123456789');
  assert.equal(await read(store, 'a/1', { start: 2, end: 4 }), '234');
  await store.put('a/1', Buffer.from('new'));
  assert.equal(await read(store, 'a/1'), 'new');
  await store.put('a/2/deep', Buffer.alloc(1_500_000, 7));
  await store.put('ab/1', Buffer.from('x'));
  assert.deepEqual((await Array.fromAsync(store.list('a/'))).toSorted(), ['a/1', 'a/2/deep']);
  let bytes = 0;
  for await (const piece of store.get('a/2/deep')) bytes += piece.length;
  assert.equal(bytes, 1_500_000);
  assert.equal(await store.deletePrefix('a/'), 2);
  assert.equal(await store.deletePrefix('a/'), 0);
  assert.deepEqual(await Array.fromAsync(store.list('a/')), []);
  assert.equal(await read(store, 'ab/1'), 'x');
  await store.delete('ab/1');
  await store.delete('ab/1');
  await assert.rejects(read(store, 'ab/1'), { code: 'not_found' });
}

test('a folder stores, reads in parts, lists and deletes objects', async (t) => {
  const { store, folder } = await folderStore(t);
  await behaves(store);
  await store.put('a/1', Buffer.from('x'));
  // What a crash leaves behind is not an object.
  await writeFile(join(folder, 'a', '.unfinished-1'), 'x');
  assert.deepEqual(await Array.fromAsync(store.list('a/')), ['a/1']);
  assert.equal((await readdir(join(folder, 'a'))).length, 2);
});

test('a bucket stores, reads in parts, lists and deletes objects', async (t) => {
  if ('missing' in found) return t.skip(found.missing);
  const { store } = await s3Server(t, found.program);
  await behaves(store);
});

test('a bucket of more than one page is listed and deleted as a whole', async (t) => {
  if ('missing' in found) return t.skip(found.missing);
  const { store } = await s3Server(t, found.program);
  const keys = Array.from({ length: 1_010 }, (_, index) => `many/${index}`);
  for (let from = 0; from < keys.length; from += 50) {
    await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, Buffer.from('x'))));
  }
  assert.equal((await Array.fromAsync(store.list('many/'))).length, 1_010);
  assert.equal(await store.deletePrefix('many/'), 1_010);
});

test('a key cannot leave the folder', async (t) => {
  const { store } = await folderStore(t);
  for (const key of ['../x', 'a/../../x', '/etc/x', 'a//b', '', 'a/.', 'a\\b', 'ä']) {
    await assert.rejects(store.put(key, Buffer.from('x')), /object key/);
  }
  await assert.rejects(store.deletePrefix('a'), /ends in a slash/);
});

test('a store that does not answer, or refuses the credentials, is unavailable', async (t) => {
  const folder = new FolderStore('/dev/null/none');
  await assert.rejects(folder.put('a', Buffer.from('x')), { code: 'unavailable' });
  await assert.rejects(folder.health(), { code: 'unavailable' });
  if ('missing' in found) return t.skip(found.missing);
  const { options, store, kill, start } = await s3Server(t, found.program);
  const stranger = new S3Store({ ...options, secret_access_key: 'another' });
  t.after(() => stranger.close());
  await assert.rejects(stranger.put('a', Buffer.from('x')), { code: 'unavailable' });
  await kill();
  await assert.rejects(store.put('a', Buffer.from('x')), { code: 'unavailable' });
  await assert.rejects(Array.fromAsync(store.get('a')), { code: 'unavailable' });
  await start();
  await store.put('a', Buffer.from('x'));
});

test('contradicting settings of a store are named', () => {
  const settings = (env: Record<string, string>) => objectStoreProblems(loadConfig(objectStoreSettings, env));
  assert.deepEqual(settings({}), []);
  assert.match(settings({ OBJECT_STORE: 's3' }).join(), /OBJECT_BUCKET is missing/);
  const bucket = { OBJECT_STORE: 's3', OBJECT_BUCKET: 'b' };
  assert.match(settings({ ...bucket, OBJECT_ENDPOINT: 'ftp://x' }).join(), /OBJECT_ENDPOINT/);
  assert.match(settings({ ...bucket, OBJECT_ACCESS_KEY_ID: 'x' }).join(), /both or neither/);
});
