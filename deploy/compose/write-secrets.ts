// Makes the secrets of deploy/compose.yaml once, as files that only their owner can read. Existing ones stay: a new key would lock out what
// the former one has encrypted.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOf } from '../boot/config-shapes.ts';
import { type Secrets, loadSecrets } from '../local/secrets.ts';
import { databases, roleUrl, services, trustedKeys } from '../local/services.ts';

type Env = Readonly<Record<string, string>>;

const DATABASE = 'postgresql://postgres:5432/insights';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: resolve(import.meta.dirname, '.secrets') } },
});
mkdirSync(values.folder, { recursive: true });
chmodSync(values.folder, 0o700);
const secrets = await loadSecrets(values.folder);

/** The secret settings of a service: those of all, without the ones that it does not have. */
async function secretEnv(name: string): Promise<Env> {
  const keyRing = secrets.encryption_keys[name] ?? '';
  const all = {
    PRINCIPAL_SIGNING_KEY: JSON.stringify(secrets.signing_keys[name]),
    PRINCIPAL_TRUST: JSON.stringify(trustedKeys(secrets)),
    NATS_PASSWORD: secrets.nats_passwords[name] ?? '',
    ...databaseEnv(name, secrets),
    ENCRYPTION_KEYS: keyRing,
    LINK_KEYS: keyRing,
    RECORDING_KEYS: secrets.recording_keys,
    EMBEDDED_ISSUER_KEY: JSON.stringify(secrets.issuer_key),
    REPORT_SIGNING_KEY: JSON.stringify(secrets.report_key),
  };
  const known = await settingsOf(name);
  return Object.fromEntries(Object.entries(all).filter(([setting]) => setting in known));
}

function databaseEnv(name: string, of: Secrets): Env {
  const url = (role: 'app' | 'worker') => roleUrl({ database_url: DATABASE, secrets: of }, name, role);
  return { DATABASE_URL: url('app'), DATABASE_WORKER_URL: url('worker') };
}

function migrationEnv(name: string): Env {
  const admin = new URL(DATABASE);
  admin.username = 'postgres';
  admin.password = secrets.postgres_password;
  const owner = roleUrl({ database_url: DATABASE, secrets }, name, 'owner');
  return { DATABASE_ADMIN_URL: admin.href, DATABASE_OWNER_URL: owner, ...databaseEnv(name, secrets) };
}

/** In single quotes everything is taken as it is; no secret contains one. */
function write(file: string, env: Env): void {
  const lines = Object.entries(env).map(([setting, value]) => `${setting}='${value}'\n`);
  writeFileSync(join(values.folder, `${file}.env`), lines.join(''), { mode: 0o600 });
}

for (const { name } of services) write(name, await secretEnv(name));
for (const { name } of databases) write(`${name}-migrate`, migrationEnv(name));
write('postgres', { POSTGRES_PASSWORD: secrets.postgres_password });
write(
  'nats',
  Object.fromEntries(
    Object.entries(secrets.nats_passwords).map(([user, password]) => [`NATS_PASSWORD_${user.toUpperCase()}`, password]),
  ),
);
console.log(`Secrets are in ${values.folder}. Keep a copy: without them, what is stored cannot be decrypted.`);
