import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { natsBinary } from '../../../deploy/local/engines/nats-binary.ts';
import { freePort } from '../../../test/support/free-port.ts';

/** A NATS server of one test with its own port and store, which can be killed and restarted. */
export interface NatsServer {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: no goodbye to clients, no flush. */
  kill(): Promise<void>;
  /** Deletes the store of a stopped server. */
  loseStore(): Promise<void>;
  remove(): Promise<void>;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function accepting(port: number): Promise<void> {
  while (!(await accepts(port))) await delay(10);
}

interface NatsServerOptions {
  /** Requires TLS, with these PEM files. */
  tls?: { cert: string; key: string };
  /** JetStream domain. */
  domain?: string;
  /** Additional configuration and its environment. */
  include?: { text: string; env: Record<string, string> };
}

export async function natsServer({ tls, domain, include }: NatsServerOptions = {}): Promise<NatsServer> {
  const binary = await natsBinary(() => undefined);
  const directory = await mkdtemp(path.join(tmpdir(), 'insights-nats-'));
  const port = await freePort();
  const store = path.join(directory, 'store');
  const config = path.join(directory, 'nats.conf');
  await writeFile(
    config,
    [
      `host: 127.0.0.1\nport: ${port}\njetstream { store_dir: ${JSON.stringify(store)}, sync_interval: always ${domain ? `, domain: ${domain} ` : ''}}`,
      tls ? `tls { cert_file: ${JSON.stringify(tls.cert)}, key_file: ${JSON.stringify(tls.key)} }` : '',
      include?.text ?? '',
    ].join('\n'),
  );
  let child: ChildProcess | undefined;
  const server: NatsServer = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      child = spawn(binary, ['-c', config], { stdio: 'ignore', env: { ...process.env, ...include?.env } });
      const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
      await Promise.race([accepting(port), failed]);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    loseStore: () => rm(store, { recursive: true, force: true }),
    async remove() {
      await server.kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return server;
}

/** Three servers of one cluster, named a, b and c. */
export async function natsCluster(): Promise<Record<string, NatsServer>> {
  const names = ['a', 'b', 'c'];
  const ports = await Promise.all(names.map(() => freePort()));
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`).join(', ');
  const servers = names.map(async (name, index) => {
    const text = `server_name: ${name}\ncluster { name: c, listen: "127.0.0.1:${ports[index]}", routes: [${routes}] }`;
    return [name, await natsServer({ include: { text, env: {} } })] as const;
  });
  return Object.fromEntries(await Promise.all(servers));
}
