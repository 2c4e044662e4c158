import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Engine, engineEnv } from './engine.ts';
import { natsBinary } from './nats-binary.ts';

const MAX_PAYLOAD_BYTES = 8 * 1024 * 1024;

export interface Nats extends Engine {
  url: string;
}

interface NatsOptions {
  /** The stack's folder, absolute. */
  dir: string;
  port: number;
  monitor_port: number;
  /** One user with all permissions, or the chart's users with these passwords. */
  access: { user: string; password: string } | { passwords: Record<string, string> };
  report: (line: string) => void;
  signal?: AbortSignal;
}

/** The same users with the same permissions as in a cluster. */
const USERS_FILE = resolve(import.meta.dirname, '../../../charts/insights/files/nats-users.conf');

/** Every message is on disk before it is acknowledged (`sync_interval: always`). NATS accepts values in JSON syntax. */
async function configuration({ dir, port, monitor_port, access }: NatsOptions): Promise<string> {
  const settings = {
    server_name: 'insights-local',
    listen: `127.0.0.1:${port}`,
    http: `127.0.0.1:${monitor_port}`,
    max_payload: MAX_PAYLOAD_BYTES,
    jetstream: { store_dir: join(dir, 'nats'), sync_interval: 'always' },
    ...('user' in access && { authorization: access }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return lines.join('') + ('user' in access ? '' : await readFile(USERS_FILE, 'utf8'));
}

/** Passwords by the variables in the users' file. */
function passwordEnv(access: NatsOptions['access']): Record<string, string> {
  if ('user' in access) return {};
  const entries = Object.entries(access.passwords);
  return Object.fromEntries(entries.map(([user, password]) => [`NATS_PASSWORD_${user.toUpperCase()}`, password]));
}

async function answers(monitor_port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${monitor_port}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Prepares a NATS server with JetStream in `dir`: program, folder, configuration. */
export async function prepareNats(options: NatsOptions): Promise<Nats> {
  const { dir, port, monitor_port, signal } = options;
  const command = await natsBinary(options.report, signal);
  await mkdir(join(dir, 'nats'), { recursive: true, mode: 0o700 });
  const file = join(dir, 'nats.conf');
  await writeFile(file, await configuration(options), { mode: 0o600 });
  return {
    url: `nats://127.0.0.1:${port}`,
    spec: {
      name: 'nats',
      role: 'engine',
      command,
      args: ['-c', file],
      env: { ...engineEnv, ...passwordEnv(options.access) },
      port,
      management_port: monitor_port,
      stage: 1,
      stop_signal: 'SIGTERM',
    },
    answers: () => answers(monitor_port),
  };
}
