import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  user: string;
  password: string;
  report: (line: string) => void;
  signal?: AbortSignal;
}

/** Every message is on disk before it is acknowledged (`sync_interval: always`). JSON is a form of NATS's configuration. */
function configuration({ dir, port, monitor_port, user, password }: NatsOptions): string {
  return JSON.stringify(
    {
      server_name: 'insights-local',
      listen: `127.0.0.1:${port}`,
      http: `127.0.0.1:${monitor_port}`,
      max_payload: MAX_PAYLOAD_BYTES,
      authorization: { user, password },
      jetstream: { store_dir: join(dir, 'nats'), sync_interval: 'always' },
    },
    null,
    2,
  );
}

async function answers(monitor_port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${monitor_port}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Makes a NATS server with JetStream ready to be started in `dir`: program, folder, configuration. */
export async function prepareNats(options: NatsOptions): Promise<Nats> {
  const { dir, port, monitor_port, signal } = options;
  const command = await natsBinary(options.report, signal);
  await mkdir(join(dir, 'nats'), { recursive: true, mode: 0o700 });
  const file = join(dir, 'nats.conf');
  await writeFile(file, configuration(options), { mode: 0o600 });
  return {
    url: `nats://127.0.0.1:${port}`,
    spec: {
      name: 'nats',
      role: 'engine',
      command,
      args: ['-c', file],
      env: engineEnv,
      port,
      management_port: monitor_port,
      stage: 1,
      stop_signal: 'SIGTERM',
    },
    answers: () => answers(monitor_port),
  };
}
