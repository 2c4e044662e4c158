import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { serviceProcess, services } from '../../deploy/local/services.ts';
import { eventually } from './eventually.ts';
import type { System } from './shared-stack.ts';
import { freePort } from './free-port.ts';

interface Processes {
  [name: string]: { port: number; management_port: number };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
}

interface Place {
  instance: string;
  port: number;
  management_port: number;
}

/** Options of an additional gateway for a running system's services. */
export function gatewayProcess(system: Pick<System, 'dir' | 'base_url'>, place: Place, env: Record<string, string>) {
  const secrets = JSON.parse(readFileSync(join(system.dir, 'secrets.json'), 'utf8')) as Secrets;
  const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Processes;
  const gateway = services.find(({ name }) => name === 'gateway');
  if (!gateway) throw new Error('the stack has no gateway');
  const grpc = services.filter(({ serves }) => serves === 'grpc').map(({ name }) => name);
  return serviceProcess(gateway, place, {
    public_url: system.base_url,
    nats: { url: '', login: 'each its own' },
    database_url: 'postgres://unused',
    secrets,
    addresses: Object.fromEntries(grpc.map((name) => [name, `127.0.0.1:${processes[name]?.port}`])),
    jwks_url: `http://127.0.0.1:${processes['identity']?.management_port}/.well-known/jwks.json`,
    env,
  });
}

/** Additional gateways for a running system's services, with their own settings; they are ready when this resolves. */
export async function startGateways(
  system: Pick<System, 'dir' | 'base_url'>,
  count: number,
  env: Record<string, string>,
): Promise<{ urls: string[]; metrics_urls: string[]; signal(name: NodeJS.Signals): void; stop(): Promise<void> }> {
  const children: ChildProcess[] = [];
  const stop = async () => void (await Promise.all(children.map(stopped)));
  const signal = (name: NodeJS.Signals) => children.forEach((child) => child.kill(name));
  const urls: string[] = [];
  const metrics_urls: string[] = [];
  try {
    for (let n = 1; n <= count; n += 1) {
      const place = { instance: `gateway-${n}`, port: await freePort(), management_port: await freePort() };
      const { command, args, env: environment } = gatewayProcess(system, place, { LOG_LEVEL: 'silent', ...env });
      children.push(spawn(command, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }));
      urls.push(`http://127.0.0.1:${place.port}`);
      metrics_urls.push(`http://127.0.0.1:${place.management_port}`);
    }
    const isReady = (url: string) =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok || null,
        () => null,
      );
    for (const url of metrics_urls) await eventually(() => isReady(url), { what: 'a ready gateway' });
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, metrics_urls: metrics_urls.map((url) => `${url}/metrics`), signal, stop };
}
