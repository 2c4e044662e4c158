import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { type Setting, readConfigOrExit, setting } from '@insights/config';
import { bootstrapRoles } from './bootstrap.ts';
import { connectionTo } from './connection.ts';
import { reasonOf } from './faults.ts';
import { type ServiceMigration, migrate } from './migrate.ts';
import { requireSessions } from './sessions.ts';

const REACHABLE_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 500;

/** Waits for a database that is still starting, saying every 10 s why; throws what it said last. */
async function waitUntilReachable(address: string): Promise<void> {
  const until = Date.now() + REACHABLE_WITHIN_MS;
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ ...connectionTo(address), connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      if (tries % 20 === 0) console.error(`waiting for the database: ${reasonOf(error)}`);
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

function urlSetting(env: string, doc: string, isOptional = false): Setting<string> {
  const byDefault = isOptional ? { default: '' } : {};
  return setting.url({ env, protocols: ['postgres:', 'postgresql:'], secret: true, doc, ...byDefault });
}

const settingsFor = (service: string) => ({
  ownerUrl: urlSetting('DATABASE_OWNER_URL', `PostgreSQL as ${service}_owner.`),
  adminUrl: urlSetting('DATABASE_ADMIN_URL', 'A role that owns the database and may create roles.', true),
  appUrl: urlSetting('DATABASE_URL', 'Beside DATABASE_ADMIN_URL: the password that the app role gets.', true),
  workerUrl: urlSetting(
    'DATABASE_WORKER_URL',
    'Beside DATABASE_ADMIN_URL: the password that the worker role gets.',
    true,
  ),
});

const passwordOf = (text: string): string => decodeURIComponent(new URL(text).password);

/**
 * The body of a service's `migrate.ts`, when that file is what was run: waits for the database, makes schema and roles if it is
 * given DATABASE_ADMIN_URL, and migrates with DATABASE_OWNER_URL.
 */
export async function migrateFromEnvironment(
  service: string,
  steps: readonly ServiceMigration[],
  fileUrl: string,
): Promise<void> {
  if (fileUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  const { ownerUrl, adminUrl, appUrl, workerUrl } = readConfigOrExit(settingsFor(service));
  await waitUntilReachable(adminUrl || ownerUrl);
  await requireSessions(connectionTo(adminUrl || ownerUrl));
  if (adminUrl !== '') {
    const passwords = { owner: passwordOf(ownerUrl), app: passwordOf(appUrl), worker: passwordOf(workerUrl) };
    await bootstrapRoles({ admin_url: adminUrl, service, passwords });
  }
  await migrate(service, ownerUrl, steps);
  console.log(`${service}: schema version ${steps.at(-1)?.version ?? 0}`);
}
