import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { loadConfig } from '@insights/config';
import { SERVICE_NAMES, serviceDefinitions } from '@insights/contracts';
import { settingsOf } from '../boot/config-shapes.ts';

interface Container {
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}

const file = resolve(import.meta.dirname, '../compose.yaml');
const { services } = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Container>;
};
const folder = mkdtempSync(join(tmpdir(), 'insights-compose-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const writeSecrets = () =>
  execFileSync(process.execPath, [resolve(import.meta.dirname, 'write-secrets.ts'), '--folder', folder]);
writeSecrets();

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
/** `${NAME:-default}` and `${NAME:+other}` as Compose replaces them when nothing is set. */
const withDefaults = (text: string) =>
  text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\+[^}]*\}/g, '');

/** What a container's process gets. */
function environmentOf(name: string): Record<string, string | undefined> {
  const { env_file = [], environment = {} } = services[name] ?? assert.fail(`no container ${name}`);
  const files = env_file.map((path) => parseEnv(read(basename(path))));
  const own = Object.entries(environment).map(([setting, value]) => [setting, withDefaults(value)] as const);
  return Object.assign({}, ...files, Object.fromEntries(own)) as Record<string, string>;
}

test('every service runs with all required settings and none that it does not know', async () => {
  for (const name of SERVICE_NAMES) {
    const shape = await settingsOf(name);
    const env = environmentOf(name);
    assert.doesNotThrow(() => loadConfig(shape, env), name);
    assert.deepEqual(
      Object.keys(env).filter((setting) => !(setting in shape)),
      [],
      name,
    );
    assert.deepEqual(services[name]?.command, [`services/${name}/src/main.ts`]);
  }
});

test('each schema is migrated before its service starts, and addresses and users are those of the containers', () => {
  for (const name of SERVICE_NAMES) {
    const env = environmentOf(name);
    if (env['NATS_URL'] !== undefined)
      assert.deepEqual([env['NATS_URL'], env['NATS_USER']], ['nats://nats:4222', name]);
    if (!serviceDefinitions[name].database) continue;
    const migration = `migrate-${name}`;
    assert.deepEqual(services[name]?.depends_on, { [migration]: { condition: 'service_completed_successfully' } });
    assert.deepEqual(services[migration]?.command, [`services/${name}/src/migrate.ts`]);
    const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_ADMIN_URL } = environmentOf(migration);
    assert.equal(DATABASE_URL, env['DATABASE_URL']);
    for (const url of [DATABASE_URL, DATABASE_OWNER_URL, DATABASE_ADMIN_URL]) {
      assert.match(url ?? '', /^postgresql:\/\/\w+:\w[\w-]*@postgres:5432\/insights$/);
    }
  }
  const { POSTGRES_PASSWORD = '-' } = environmentOf('postgres');
  assert.ok(environmentOf('migrate-jobs')['DATABASE_ADMIN_URL']?.includes(`:${POSTGRES_PASSWORD}@`));
});

test('only the gateway is published, on this machine only unless somebody says otherwise, and NATS knows a password of every user', () => {
  const published = Object.entries(services).flatMap(([name, { ports }]) =>
    ports ? [[name, ports.map(withDefaults)]] : [],
  );
  assert.deepEqual(published, [['gateway', ['127.0.0.1:8080:8080']]]);
  const users = readFileSync(resolve(import.meta.dirname, '../../charts/insights/files/nats-users.conf'), 'utf8');
  const wanted = [...users.matchAll(/\$(NATS_PASSWORD_\w+)/g)].map(([, name]) => name);
  const given = environmentOf('nats');
  assert.deepEqual(
    wanted.filter((name) => !given[name ?? '']),
    [],
  );
});

test('secrets are made once, stay when the command runs again, and are readable by their owner only', () => {
  const files = readdirSync(folder);
  const before = files.map(read);
  writeSecrets();
  assert.deepEqual(files.map(read), before);
  for (const name of files) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
  const { status } = spawnSync('git', ['check-ignore', '-q', 'deploy/compose/.secrets/jobs.env'], {
    cwd: resolve(import.meta.dirname, '../..'),
  });
  assert.ok(status === 0 || status === 128, 'secrets are not ignored by git');
});
