import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@insights/contracts';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { serviceProcess, services } from '../../deploy/local/services.ts';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import type { System } from './shared-stack.ts';
import { stackDatabase } from './stack-database.ts';

/** Another process of a gRPC service for the running system's database, with its own settings; it can be killed and restarted. */
export class ServiceBeside {
  readonly address: string;
  readonly #spec: ReturnType<typeof serviceProcess>;
  #child: ChildProcess | undefined;

  constructor(spec: ReturnType<typeof serviceProcess>) {
    this.#spec = spec;
    this.address = `127.0.0.1:${spec.port}`;
  }

  static async start(
    system: Pick<System, 'dir' | 'base_url'>,
    name: ServiceName,
    env: Record<string, string>,
    scope: { after(close: () => Promise<void>): void },
  ): Promise<ServiceBeside> {
    const secrets = JSON.parse(readFileSync(join(system.dir, 'secrets.json'), 'utf8')) as Secrets;
    const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<
      string,
      ProcessEntry
    >;
    const service = services.find((each) => each.name === name);
    if (!service) throw new Error(`the stack has no ${name}`);
    const place = { instance: `${name}-beside`, port: await freePort(), management_port: await freePort() };
    const grpc = services.filter(({ serves }) => serves === 'grpc').map((each) => each.name);
    const beside = new ServiceBeside(
      serviceProcess(service, place, {
        public_url: system.base_url,
        nats: { url: `nats://127.0.0.1:${processes['nats']?.port}`, login: 'each its own' },
        database_url: stackDatabase(system.dir).adminUrl,
        secrets,
        addresses: Object.fromEntries(grpc.map((each) => [each, `127.0.0.1:${processes[each]?.port}`])),
        jwks_url: 'http://127.0.0.1:1',
        env: { LOG_LEVEL: 'silent', ...env },
      }),
    );
    scope.after(() => beside.end('SIGTERM'));
    await beside.run();
    return beside;
  }

  async run(): Promise<void> {
    const { command, args, env, management_port } = this.#spec;
    this.#child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const isReady = () =>
      fetch(`http://127.0.0.1:${management_port}/readyz`).then(
        ({ ok }) => ok || null,
        () => null,
      );
    await eventually(isReady, { what: `a ready ${this.#spec.name}` });
  }

  /** SIGSTOP and SIGCONT: it does not respond meanwhile and keeps its connections. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(name);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    child.kill(signal);
    await end;
  }
}
