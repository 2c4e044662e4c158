import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preparePostgres, removePostgresData } from '../../deploy/local/engines/postgres.ts';
import { waitFor } from '../../deploy/local/wait-for.ts';

export interface TestEngine {
  /** The database `postgres` as superuser. */
  readonly admin_url: string;
  stop(): Promise<void>;
}

const failure = () => 'PostgreSQL for the tests does not answer.';

/** What a test writes need not survive it. */
const UNSYNCED = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** A PostgreSQL for this test process alone, thrown away with it. Errors: when it does not serve within half a minute. */
export async function startEngine(): Promise<TestEngine> {
  const dir = await mkdtemp(path.join(tmpdir(), 'insights-test-'));
  // Where root runs the tests, PostgreSQL runs as another user, who has to get through to the data.
  await chmod(dir, 0o755);
  const { admin_url, spec, answers } = await preparePostgres({ dir, port: await freePort(), password: 'test' });
  const child = spawn(spec.command, [...spec.args, ...UNSYNCED], { env: spec.env, stdio: 'ignore', ...spec.user });
  const killed = () => void child.kill('SIGQUIT');
  process.once('exit', killed);
  const engine = {
    admin_url,
    async stop() {
      process.off('exit', killed);
      // Immediate shutdown: nothing is written that is about to be deleted.
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
