import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Secrets, loadSecrets } from '../../deploy/local/secrets.ts';
import { inheritedEnv, nodeArgs, roleUrl, serviceProcess, services } from '../../deploy/local/services.ts';
import type { Scope } from './database.ts';
import { freePort } from './free-port.ts';

/** The addresses of a service's stores, and its other settings. */
export interface Stores {
  /** The URL of the database for a role that can create roles. */
  admin_url: string;
  /** The URL of the database for the service's roles, without user and password. */
  database_url: string;
  nats_url: string;
  env?: Record<string, string>;
}

/** The ports of a service. */
export interface Ports {
  port: number;
  management_port: number;
}

/** A process and its output so far. */
export interface Running {
  readonly child: ChildProcess;
  said(): string;
}

function run(scope: Scope, args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const exited = once(child, 'exit');
  scope.after(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  return { child, said: () => said };
}

/** The processes of one service, without the rest of the system. */
export class LoneService {
  readonly secrets: Secrets;
  readonly #name: string;
  readonly #scope: Scope;

  private constructor(name: string, scope: Scope, secrets: Secrets) {
    this.#name = name;
    this.#scope = scope;
    this.secrets = secrets;
  }

  static async of(name: string, scope: Scope): Promise<LoneService> {
    const dir = await mkdtemp(join(tmpdir(), 'insights-lone-'));
    scope.after(() => rm(dir, { recursive: true, force: true }));
    return new LoneService(name, scope, await loadSecrets(dir));
  }

  roleUrl({ database_url }: Stores, role: 'owner' | 'app' | 'worker'): string {
    return roleUrl({ database_url, secrets: this.secrets }, this.#name, role);
  }

  /** Its migrations, including its roles, as the chart runs them. */
  migrate(stores: Stores, scope = this.#scope): Running {
    return run(scope, nodeArgs(`services/${this.#name}/src/migrate.ts`), {
      ...inheritedEnv(),
      DATABASE_ADMIN_URL: stores.admin_url,
      DATABASE_OWNER_URL: this.roleUrl(stores, 'owner'),
      DATABASE_URL: this.roleUrl(stores, 'app'),
      DATABASE_WORKER_URL: this.roleUrl(stores, 'worker'),
      ...stores.env,
    });
  }

  /** The service itself, on free or given ports. */
  async start(stores: Stores, scope = this.#scope, ports?: Ports): Promise<Running & Ports> {
    const service = services.find(({ name }) => name === this.#name);
    if (!service) throw new Error(`unknown service ${this.#name}`);
    const place = ports ?? { port: await freePort(), management_port: await freePort() };
    const { args, env } = serviceProcess(
      service,
      { ...place, instance: this.#name },
      {
        public_url: 'http://localhost',
        nats: { url: stores.nats_url, login: { user: '', password: '' } },
        database_url: stores.database_url,
        secrets: this.secrets,
        addresses: {},
        jwks_url: '',
        env: stores.env ?? {},
      },
    );
    return { ...run(scope, args, env), port: place.port, management_port: place.management_port };
  }
}
