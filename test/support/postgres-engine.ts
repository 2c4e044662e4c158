import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { preparePostgres, removePostgresData } from '../../deploy/local/engines/postgres.ts';
import { waitFor } from '../../deploy/local/wait-for.ts';
import type { Certificate } from './authority.ts';
import { freePort } from './free-port.ts';

export interface TestEngine {
  /** The database `postgres` as superuser. */
  readonly admin_url: string;
  /** Serves new connections with another certificate; only if it serves TLS. */
  useCertificate(tls: Certificate): Promise<void>;
  stop(): Promise<void>;
}

const failure = () => 'PostgreSQL for the tests does not respond.';

/** Tests do not need durability. */
const UNSYNCED = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

type User = { uid: number; gid: number } | undefined;

async function placeCertificate(dir: string, { cert, key }: Certificate, user: User): Promise<void> {
  for (const [from, name] of [
    [cert, 'tls.crt'],
    [key, 'tls.key'],
  ] as const) {
    await copyFile(from, path.join(dir, name));
    await chmod(path.join(dir, name), 0o600);
    if (user) await chown(path.join(dir, name), user.uid, user.gid);
  }
}

/** Everybody except the superuser must use TLS. Returns the switches of a server with this certificate. */
async function servingTls(dir: string, tls: Certificate, user: User): Promise<string[]> {
  const hba = path.join(dir, 'hba.conf');
  await placeCertificate(dir, tls, user);
  await writeFile(hba, 'host all postgres 127.0.0.1/32 scram-sha-256\nhostssl all all 127.0.0.1/32 scram-sha-256\n');
  const settings = {
    ssl: 'on',
    ssl_cert_file: path.join(dir, 'tls.crt'),
    ssl_key_file: path.join(dir, 'tls.key'),
    hba_file: hba,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * A PostgreSQL for this test process alone, deleted at its end; with `tls`, services must connect over TLS; with `flushes`, commits are on disk. Throws if it
 * does not accept connections within half a minute.
 */
export async function startEngine({
  tls,
  flushes,
}: { tls?: Certificate; flushes?: boolean } = {}): Promise<TestEngine> {
  const dir = await mkdtemp(path.join(tmpdir(), 'insights-test-'));
  // If root runs the tests, PostgreSQL runs as another user, who needs access to the data.
  await chmod(dir, 0o755);
  const { admin_url, spec, answers } = await preparePostgres({ dir, port: await freePort(), password: 'test' });
  const args = [...spec.args, ...(flushes ? [] : UNSYNCED), ...(tls ? await servingTls(dir, tls, spec.user) : [])];
  const child = spawn(spec.command, args, { env: spec.env, stdio: 'ignore', ...spec.user });
  const killed = () => void child.kill('SIGQUIT');
  process.once('exit', killed);
  const engine = {
    admin_url,
    async useCertificate(certificate: Certificate) {
      await placeCertificate(dir, certificate, spec.user);
      child.kill('SIGHUP');
    },
    async stop() {
      process.off('exit', killed);
      // Immediate shutdown: writes nothing, because the data is deleted anyway.
      await end(child, 'SIGQUIT');
      await removePostgresData(dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
  await waitFor(answers, { timeout_ms: 30_000, every_ms: 20, failure }).catch(async (error: unknown) => {
    await engine.stop();
    throw error;
  });
  return engine;
}

const VARIABLE = 'INSIGHTS_TEST_POSTGRES';

/** Starts a PostgreSQL for several test files, which find it through the environment. */
export async function sharedEngine(): Promise<{ stop(): Promise<void> }> {
  const engine = await startEngine();
  process.env[VARIABLE] = engine.admin_url;
  return {
    async stop() {
      delete process.env[VARIABLE];
      await engine.stop();
    },
  };
}

/** The PostgreSQL that the run has started, or an own one if the file is run alone. */
export async function useEngine(): Promise<Pick<TestEngine, 'admin_url' | 'stop'>> {
  const admin_url = process.env[VARIABLE];
  return admin_url ? { admin_url, stop: () => Promise.resolve() } : startEngine();
}
