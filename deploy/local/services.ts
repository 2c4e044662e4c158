import { resolve } from 'node:path';
import type { JWK } from 'jose';
import { type ServiceDefinition, type ServiceName, SERVICE_NAMES, serviceDefinitions } from '@insights/contracts';
import type { Secrets } from './secrets.ts';
import type { ProcessSpec, Role } from './supervisor.ts';

/** The workspace's root. */
export const root = resolve(import.meta.dirname, '../..');
/** Answers of a language model that the demo's main report is made of. */
export const RECORDING = resolve(root, 'deploy/local/recorded-answers.jsonl');
export const ISSUER = 'https://issuer.insights.internal';
export const AUDIENCE = 'insights';

/** The address of NATS and its login: a user for each process on our own server, one user for all on another. */
export interface NatsAccess {
  url: string;
  login: { user: string; password: string } | 'each its own';
}

/** Settings that all processes of a stack share. */
export interface StackSettings {
  public_url: string;
  nats: NatsAccess;
  /** The database `insights`, without user and password. */
  database_url: string;
  secrets: Secrets;
  /** Where recordings are stored; without it, nothing is recorded. */
  objects_folder?: string;
  /** The documentation as a site; without it, none is served. */
  docs_folder?: string;
  /** Of each service that offers gRPC. */
  addresses: Record<string, string>;
  /** Of the key set of the embedded identity provider. */
  jwks_url: string;
  /** Where a browser opens the issuer; without it, nobody signs in to the console. */
  sign_in_url?: string;
  /** Settings of the person who starts the stack; they override all others. */
  env: Record<string, string>;
  /** Of each service's heap, by name. */
  heap_mib?: Readonly<Record<string, number>>;
}

const mailEnabled = (env: NodeJS.ProcessEnv) => String((env['SMTP_URL'] ?? process.env['SMTP_URL'] ?? '') !== '');

/** What a service needs on a local machine beyond what all of them get. */
const localEnv: Partial<Record<ServiceName, (stack: StackSettings) => Record<string, string>>> = {
  gateway: ({ public_url, jwks_url, sign_in_url, docs_folder, env }) => ({
    ...(docs_folder !== undefined && { DOCS_FOLDER: docs_folder }),
    HOST: new URL(public_url).hostname,
    PUBLIC_URL: public_url,
    JWT_ISSUER: ISSUER,
    JWT_AUDIENCE: AUDIENCE,
    JWKS_URL: jwks_url,
    ...(sign_in_url !== undefined && { CONSOLE_ISSUER: sign_in_url }),
    IDENTITY_PROVIDER: 'embedded',
    MAIL_ENABLED: mailEnabled(env),
  }),
  identity: ({ public_url, secrets }) => ({
    PUBLIC_URL: public_url,
    JWT_ISSUER: ISSUER,
    JWT_AUDIENCE: AUDIENCE,
    IDENTITY_PROVIDER: 'embedded',
    EMBEDDED_ISSUER_KEY: JSON.stringify(secrets.issuer_key),
    ENCRYPTION_KEYS: secrets.encryption_keys['identity'] ?? '',
    // Domains can be added and checked, but these names do not resolve.
    MAIL_HOST: 'mail.insights.internal',
    MAIL_SPF_INCLUDE: 'spf.insights.internal',
  }),
  campaigns: ({ public_url, secrets, objects_folder, env }) => ({
    PUBLIC_URL: public_url,
    LINK_KEYS: secrets.encryption_keys['campaigns'] ?? '',
    RECORDING_KEYS: secrets.recording_keys,
    ...(objects_folder !== undefined && { OBJECT_STORE: 'folder', OBJECT_FOLDER: objects_folder }),
    MAIL_ENABLED: mailEnabled(env),
  }),
  reports: ({ secrets }) => ({
    REPORT_SIGNING_KEY: JSON.stringify(secrets.report_key),
    MODEL_RECORDING: RECORDING,
  }),
  // Receivers on this machine over plain HTTP are allowed; every other rule applies.
  webhooks: ({ secrets, env }) => ({
    MAIL_ENABLED: mailEnabled(env),
    ENCRYPTION_KEYS: secrets.encryption_keys['webhooks'] ?? '',
    WEBHOOKS_ALLOW_INSECURE: 'true',
    WEBHOOKS_ALLOW_CIDRS: '127.0.0.0/8,::1/128',
  }),
};

interface LocalService extends ServiceDefinition {
  readonly name: ServiceName;
  readonly role: Exclude<Role, 'engine'>;
}

/** Everything that runs beside the engines. */
export const services: LocalService[] = SERVICE_NAMES.map((name) => ({
  ...serviceDefinitions[name],
  name,
  role: name === 'interviewer' ? 'interviewer' : 'service',
}));

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

/** Settings of a language model for one service alone: `REPORTS_MODEL_NAME` is the `MODEL_NAME` of reports. */
function ownModelEnv(name: string): Record<string, string> {
  const own = new RegExp(`^${name.toUpperCase()}_((?:JUDGE_)?MODEL_\\w+)$`);
  return Object.fromEntries(
    Object.entries(inheritedEnv()).flatMap(([variable, value]) => {
      const setting = own.exec(variable)?.[1];
      return setting === undefined ? [] : [[setting, value]];
    }),
  );
}

/** How Node runs a TypeScript file of the workspace. */
export function nodeArgs(file: string): string[] {
  return ['--disable-warning=ExperimentalWarning', resolve(root, file)];
}

/** What Node takes in a container with the chart's memory. On a larger machine it would keep 128 MiB for new objects in each process. */
const SEMI_SPACE_MIB = 16;

function heapArgs(mib: number | undefined): string[] {
  const young = `--max-semi-space-size=${SEMI_SPACE_MIB}`;
  return mib === undefined ? [young] : [young, `--max-old-space-size=${mib}`];
}

/** The public halves of all signing keys, as `PRINCIPAL_TRUST` wants them. */
export function trustedKeys(secrets: Secrets): { keys: JWK[] } {
  return { keys: Object.values(secrets.signing_keys).map(({ d: _private, ...shown }) => shown) };
}

function databaseEnv(stack: StackSettings, name: string): Record<string, string> {
  return { DATABASE_URL: roleUrl(stack, name, 'app'), DATABASE_WORKER_URL: roleUrl(stack, name, 'worker') };
}

function portEnv(serves: LocalService['serves'], port: number): Record<string, string> {
  if (serves === 'http') return { PORT: String(port) };
  if (serves === 'grpc') return { GRPC_HOST: '127.0.0.1', GRPC_PORT: String(port) };
  return {};
}

/** One process of a service. `instance` is its name among the processes: replicas differ in it. */
export function serviceProcess(
  service: LocalService,
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
      ...ownModelEnv(name),
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
      ...localEnv[name]?.(stack),
      ...stack.env,
    },
    port: serves === 'nothing' ? null : place.port,
    management_port: place.management_port,
    stage: 2,
    stop_signal: 'SIGTERM',
  };
}

/** The services with a schema, and the folder of its migrations. */
export const databases = services
  .filter(({ database }) => database)
  .map(({ name }) => ({ name, migrations: `services/${name}/src/db/migrations` }));
