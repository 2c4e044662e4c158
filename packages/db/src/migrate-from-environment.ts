import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { waitUntil } from '@insights/background';
import { type Setting, readConfigOrExit, setting } from '@insights/config';
import { bootstrapRoles } from './bootstrap.ts';
import { connectionTo, withSslModeOf } from './connection.ts';
import { reasonOf } from './faults.ts';
import { type ServiceMigration, migrate } from './migrate.ts';
import { requireSessions } from './sessions.ts';

const REACHABLE_WITHIN_MS = 120_000;
const RETRY_MS = 500;

/** Waits for a database that is still starting and prints the reason every 10 s; throws the last error. */
async function waitUntilReachable(address: string): Promise<void> {
  let tries = 0;
  let failure: unknown;
  const isReachable = async (): Promise<boolean> => {
    const client = new Client({ ...connectionTo(address), connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      failure = error;
      if (tries % 20 === 0) console.error(`waiting for the database: ${reasonOf(error)}`);
      tries += 1;
      return false;
    }
  };
  const limits = { timeout_ms: REACHABLE_WITHIN_MS, every_ms: RETRY_MS };
  if (!(await waitUntil(isReachable, limits))) throw failure;
}

function urlSetting(env: string, doc: string, isOptional = false): Setting<string> {
  const byDefault = isOptional ? { default: '' } : {};
  return setting.url({ env, protocols: ['postgres:', 'postgresql:'], secret: true, doc, ...byDefault });
}

const settingsFor = (service: string) => ({
  ownerUrl: urlSetting('DATABASE_OWNER_URL', `PostgreSQL as ${service}_owner.`),
  adminUrl: urlSetting(
    'DATABASE_ADMIN_URL',
    'A role that owns the database and may create roles; creates the schema and the roles of the service. Without sslmode it uses that of DATABASE_OWNER_URL.',
    true,
  ),
  appUrl: urlSetting('DATABASE_URL', 'With DATABASE_ADMIN_URL: the password to set for the app role.', true),
  workerUrl: urlSetting(
    'DATABASE_WORKER_URL',
    'With DATABASE_ADMIN_URL: the password to set for the worker role.',
    true,
  ),
});

const passwordOf = (text: string): string => decodeURIComponent(new URL(text).password);

/**
 * The body of a service's `migrate.ts` when that file is the program: waits for the database, creates the schema and the roles when
 * DATABASE_ADMIN_URL is set, and migrates as DATABASE_OWNER_URL.
 */
export async function migrateFromEnvironment(
  service: string,
  steps: readonly ServiceMigration[],
  fileUrl: string,
): Promise<void> {
  if (fileUrl !== pathToFileURL(process.argv[1] ?? '').href) return;
  const { ownerUrl, appUrl, workerUrl, ...given } = readConfigOrExit(settingsFor(service));
  const adminUrl = given.adminUrl && withSslModeOf(ownerUrl, given.adminUrl);
  await waitUntilReachable(adminUrl || ownerUrl);
  await requireSessions(connectionTo(adminUrl || ownerUrl));
  if (adminUrl !== '') {
    const passwords = { owner: passwordOf(ownerUrl), app: passwordOf(appUrl), worker: passwordOf(workerUrl) };
    await bootstrapRoles({ admin_url: adminUrl, service, passwords });
  }
  await migrate(service, ownerUrl, steps);
  console.log(`${service}: schema version ${steps.at(-1)?.version ?? 0}`);
}
