import { resolve } from 'node:path';
import type { JWK } from 'jose';
import type { Secrets } from './secrets.ts';
import type { ProcessSpec, Role } from './supervisor.ts';

/** The workspace's root. */
export const root = resolve(import.meta.dirname, '../..');
export const ISSUER = 'https://issuer.insights.internal';
export const AUDIENCE = 'insights';

/** Where NATS is, and who the processes are there: users of their own on our server, one for all on somebody else's. */
export interface NatsAccess {
  url: string;
  login: { user: string; password: string } | 'each its own';
}

/** What the processes of one stack have in common. */
export interface StackSettings {
  public_url: string;
  nats: NatsAccess;
  /** The database `insights`, without user and password. */
  database_url: string;
  secrets: Secrets;
  /** Of each service that offers gRPC. */
  addresses: Record<string, string>;
  /** Of the key set of the embedded identity provider. */
  jwks_url: string;
  /** Settings of the person who starts the stack; they win. */
  env: Record<string, string>;
  /** Of each service's heap, by name. */
  heap_mib?: Readonly<Record<string, number>>;
}

interface ServiceDefinition {
  name: string;
  role: Exclude<Role, 'engine'>;
  /** What it listens on for others: the public API, gRPC, or nothing. */
  serves: 'http' | 'grpc' | 'nothing';
  /** Has a schema of its own, named like it. */
  database: boolean;
  env?: (stack: StackSettings) => Record<string, string>;
}

/** Everything that runs beside the engines. A further process is one more entry. */
export const services: ServiceDefinition[] = [
  {
    name: 'gateway',
    role: 'service',
    serves: 'http',
    database: false,
    env: ({ public_url, jwks_url }) => ({
      HOST: '127.0.0.1',
      PUBLIC_URL: public_url,
      JWT_ISSUER: ISSUER,
      JWT_AUDIENCE: AUDIENCE,
      JWKS_URL: jwks_url,
    }),
  },
  {
    name: 'identity',
    role: 'service',
    serves: 'grpc',
    database: true,
    env: ({ public_url, secrets }) => ({
      PUBLIC_URL: public_url,
      JWT_ISSUER: ISSUER,
      JWT_AUDIENCE: AUDIENCE,
      IDENTITY_PROVIDER: 'embedded',
      EMBEDDED_ISSUER_KEY: JSON.stringify(secrets.issuer_key),
      ENCRYPTION_KEYS: secrets.encryption_keys['identity'] ?? '',
      // Domains can be added and looked up; the names lead nowhere.
      MAIL_HOST: 'mail.insights.internal',
      MAIL_SPF_INCLUDE: 'spf.insights.internal',
    }),
  },
  {
    name: 'campaigns',
    role: 'service',
    serves: 'grpc',
    database: true,
    env: ({ public_url, secrets, env }) => ({
      PUBLIC_URL: public_url,
      LINK_KEYS: secrets.encryption_keys['campaigns'] ?? '',
      MAIL_ENABLED: String((env['SMTP_URL'] ?? process.env['SMTP_URL'] ?? '') !== ''),
    }),
  },
  { name: 'reports', role: 'service', serves: 'grpc', database: true },
  {
    name: 'webhooks',
    role: 'service',
    serves: 'grpc',
    database: true,
    // Receivers on this machine over plain http; nothing else is loosened.
    env: ({ secrets }) => ({
      ENCRYPTION_KEYS: secrets.encryption_keys['webhooks'] ?? '',
      WEBHOOKS_ALLOW_INSECURE: 'true',
      WEBHOOKS_ALLOW_CIDRS: '127.0.0.0/8,::1/128',
    }),
  },
  { name: 'vaults', role: 'service', serves: 'grpc', database: true },
  { name: 'jobs', role: 'service', serves: 'grpc', database: true },
  { name: 'interviewer', role: 'interviewer', serves: 'nothing', database: false },
];

/** The database URL of one of a service's roles. */
export function roleUrl(
  stack: Pick<StackSettings, 'database_url' | 'secrets'>,
  service: string,
  role: 'owner' | 'app' | 'worker',
): string {
  const url = new URL(stack.database_url);
  url.username = `${service}_${role}`;
  url.password = stack.secrets.roles[service]?.[role] ?? '';
  return url.href;
}

/** How one user of the stack reaches NATS. */
export function natsEnv(
  { nats, secrets }: Pick<StackSettings, 'nats' | 'secrets'>,
  user: string,
): Record<string, string> {
  const own = { user, password: secrets.nats_passwords[user] ?? '' };
  const login = nats.login === 'each its own' ? own : nats.login;
  return { NATS_URL: nats.url, NATS_USER: login.user, NATS_PASSWORD: login.password };
}

/** The environment of this process, which children start from. */
export function inheritedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** How Node runs a TypeScript file of the workspace. */
export function nodeArgs(file: string): string[] {
  return ['--disable-warning=ExperimentalWarning', resolve(root, file)];
}

function heapArgs(mib: number | undefined): string[] {
  return mib === undefined ? [] : [`--max-old-space-size=${mib}`];
}

/** The public halves of all signing keys, as `PRINCIPAL_TRUST` wants them. */
function trustedKeys(secrets: Secrets): { keys: JWK[] } {
  return { keys: Object.values(secrets.signing_keys).map(({ d: _private, ...shown }) => shown) };
}

function databaseEnv(stack: StackSettings, name: string): Record<string, string> {
  return { DATABASE_URL: roleUrl(stack, name, 'app'), DATABASE_WORKER_URL: roleUrl(stack, name, 'worker') };
}

function portEnv(serves: ServiceDefinition['serves'], port: number): Record<string, string> {
  if (serves === 'http') return { PORT: String(port) };
  if (serves === 'grpc') return { GRPC_HOST: '127.0.0.1', GRPC_PORT: String(port) };
  return {};
}

/** One process of a service. `instance` is its name among the processes: replicas differ in it. */
export function serviceProcess(
  service: ServiceDefinition,
  place: { instance: string; port: number; management_port: number },
  stack: StackSettings,
): ProcessSpec {
  const { name, role, serves } = service;
  const addresses = Object.entries(stack.addresses).map(([other, address]) => [`${other.toUpperCase()}_ADDR`, address]);
  return {
    name: place.instance,
    role,
    command: process.execPath,
    args: [...heapArgs(stack.heap_mib?.[name]), ...nodeArgs(`services/${name}/src/main.ts`)],
    env: {
      ...inheritedEnv(),
      SERVICE_NAME: name,
      REGION: 'local',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
      MANAGEMENT_HOST: '127.0.0.1',
      MANAGEMENT_PORT: String(place.management_port),
      ...natsEnv(stack, name),
      PRINCIPAL_SIGNING_KEY: JSON.stringify(stack.secrets.signing_keys[name]),
      PRINCIPAL_TRUST: JSON.stringify(trustedKeys(stack.secrets)),
      ...Object.fromEntries(addresses),
      ...portEnv(serves, place.port),
      ...(service.database ? databaseEnv(stack, name) : {}),
      ...service.env?.(stack),
      ...stack.env,
    },
    port: serves === 'nothing' ? null : place.port,
    management_port: place.management_port,
    stage: 2,
    stop_signal: 'SIGTERM',
  };
}

/** The services with a schema, and the file that migrates each. */
export const databases = services
  .filter(({ database }) => database)
  .map(({ name }) => ({
    name,
    migrate: `services/${name}/src/migrate.ts`,
    migrations: `services/${name}/src/db/migrations`,
  }));
