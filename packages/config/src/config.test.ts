import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, loadConfig, setting, settingsTable } from './index.ts';

const shape = {
  poolMax: setting.integer({ env: 'POOL_MAX', min: 1, max: 20, default: 5, doc: 'Connections.' }),
  isOpen: setting.boolean({ env: 'OPEN', default: false, doc: 'Open or not.' }),
  mode: setting.choice({ env: 'MODE', of: ['a', 'b'], default: 'a', doc: 'Which.' }),
  address: setting.url({ env: 'ADDRESS', protocols: ['https:'], doc: 'Where.' }),
  secret: setting.string({ env: 'SECRET', secret: true, maxLength: 5, doc: 'Hidden.' }),
};
const good = { ADDRESS: 'https://example.org', SECRET: 'abc' };

test('settings are typed, defaulted and bounded', () => {
  assert.deepEqual(loadConfig(shape, { ...good, POOL_MAX: '20', OPEN: 'true' }), {
    poolMax: 20,
    isOpen: true,
    mode: 'a',
    address: 'https://example.org',
    secret: 'abc',
  });
});

test('the error names every invalid setting with its problem and repeats no secret', () => {
  const bad = { POOL_MAX: '21', OPEN: 'yes', MODE: 'c', ADDRESS: 'ftp://x', SECRET: 'far too long' };
  assert.throws(
    () => loadConfig(shape, bad),
    (error: unknown) => {
      assert.ok(error instanceof ConfigError);
      assert.equal(error.problems.length, 5);
      for (const name of Object.keys(bad)) assert.match(error.message, new RegExp(name));
      assert.doesNotMatch(error.message, /far too long/);
      return true;
    },
  );
});

test('a missing required setting is named with its description', () => {
  assert.throws(() => loadConfig(shape, { SECRET: 'abc' }), /ADDRESS is missing .*Where\./);
});

test('the table for the docs has a row for each setting and shows no secret', () => {
  const table = settingsTable(shape);
  assert.equal(table.split('\n').length, 2 + Object.keys(shape).length);
  assert.match(table, /`POOL_MAX` \| 1\.\.20 \| `5`/);
});

test('several servers are given with one protocol', () => {
  const servers = { servers: setting.urls({ env: 'SERVERS', protocols: ['nats:', 'tls:'], doc: 'Where.' }) };
  const hosts = (SERVERS: string) => loadConfig(servers, { SERVERS }).servers.map(({ host }) => host);
  assert.deepEqual(hosts('tls://a:1'), ['a:1']);
  assert.deepEqual(hosts('tls://a:1, tls://b:2,'), ['a:1', 'b:2']);
  assert.throws(() => hosts('tls://a:1,nats://b:2'), /SERVERS.* mixes protocols/);
  assert.throws(() => hosts('tls://a:1,https://b:2'), /SERVERS.* must begin with/);
  assert.throws(() => hosts(','), /SERVERS.* has no URL/);
});
