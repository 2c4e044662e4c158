// What the chart has to know of the code: whom each service calls, what it keeps, what it may say on NATS. Made from every service's
// `config.ts`, so that the chart cannot fall behind. `--target DIR` writes under another root.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATOR, operatorPermissions, servicePermissions } from '@insights/messaging';
import { root } from './run-tool.ts';
import { serviceNames, settingsOf } from './config-shapes.ts';

interface Facts {
  port: 'http' | 'grpc' | null;
  calls: string[];
  database: boolean;
  bus: boolean;
  sessions: boolean;
  keyRings: string[];
  outside: string[];
  settings: string[];
}

/** A setting that says that its service has to do with something beyond the cluster; the names are those of `networkPolicy.outside`. */
const OUTSIDE: Record<string, string> = {
  JWKS_URL: 'identityProvider',
  IDENTITY_PROVIDER_URL: 'identityProvider',
  MODEL_BASE_URL: 'models',
  SMTP_URL: 'mail',
  WEBHOOKS_ATTEMPT_TIMEOUT_MS: 'webhooks',
};

async function factsOf(service: string, all: readonly string[]): Promise<Facts> {
  const settings = await settingsOf(service);
  const has = (name: string) => name in settings;
  const required = Object.values(settings).filter((setting) => setting.default === undefined);
  return {
    port: has('PORT') ? 'http' : has('GRPC_PORT') ? 'grpc' : null,
    calls: all.filter((other) => has(`${other.toUpperCase()}_ADDR`)),
    database: has('DATABASE_URL'),
    bus: has('NATS_URL'),
    // Whoever has to do with live sessions knows its region.
    sessions: has('REGION'),
    keyRings: required.filter(({ allowed }) => allowed.startsWith('`<id>:<base64 of 32 bytes>`')).map(({ env }) => env),
    outside: Object.entries(OUTSIDE).flatMap(([setting, name]) => (has(setting) ? [name] : [])),
    settings: Object.keys(settings).toSorted(),
  };
}

/** Whether a service writes the ledger of erasures: it has the command that does them again. */
function keepsLedger(service: string): boolean {
  return existsSync(join(root, 'services', service, 'src/replay-erasures.ts'));
}

const TOPOLOGY_HEAD = `# Made from every service's config.ts by \`npm run gen\`.
#   port      what it offers beside /livez, /readyz and /metrics
#   calls     services that it reaches by gRPC; each becomes <NAME>_ADDR
#   database  has a schema, three roles and migrations
#   bus       is a user of NATS (nats-users.conf)
#   sessions  has to do with live sessions
#   keyRings  settings that hold keys which others' secrets are encrypted under
#   outside   what it may reach beyond the cluster, by the names under networkPolicy.outside
#   settings  all that it can be told
services:
`;

const USERS_HEAD = `# Who may say and hear what on NATS, made by \`npm run gen\`. Passwords come from the environment. Each user has inboxes of its own:
# a stolen password opens one service's part and no other's.
authorization {
  users: [
`;

function user(name: string, permissions: object): string {
  const password = `$NATS_PASSWORD_${name.toUpperCase()}`;
  return `    { user: ${name}, password: ${password}, permissions: ${JSON.stringify(permissions)} }\n`;
}

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });
const names = serviceNames();
const facts = await Promise.all(names.map(async (name) => [name, await factsOf(name, names)] as const));
const folder = join(values.target, 'charts/insights/files');
await mkdir(folder, { recursive: true });
const rows = facts.map(([name, each]) => `  ${name}: ${JSON.stringify(each)}\n`).join('');
await writeFile(join(folder, 'topology.yaml'), TOPOLOGY_HEAD + rows);
const users = facts
  .filter(([, { bus }]) => bus)
  .map(([name, { database, sessions }]) =>
    user(name, servicePermissions(name, { hasEvents: database, hasSessions: sessions, hasLedger: keepsLedger(name) })),
  );
const conf = `${USERS_HEAD}${users.join('')}${user(OPERATOR, operatorPermissions())}  ]\n}\n`;
await writeFile(join(folder, 'nats-users.conf'), conf);
