import { authSettings } from '@insights/auth-context';
import { type ConfigOf, type Setting, setting } from '@insights/config';
import { GRPC_SERVICE_NAMES } from '@insights/contracts';
import { addressSettings, clientTlsSettings } from '@insights/grpc-kit';
import { telemetrySettings } from '@insights/telemetry';
import { trustedProxies } from './config-proxies.ts';
import { signInSettings, tokenSettings } from './config-tokens.ts';
import type { BodyMemoryLimits } from './core/body-memory.ts';
import type { RateDefaults } from './rate-limits/rate-classes.ts';
import type { ExportLimits } from './rate-limits/export-slots.ts';
import type { StreamLimits } from './rate-limits/stream-slots.ts';

const corsOrigins: Setting<string[]> = {
  ...setting.list({ env: 'CORS_ORIGINS', doc: '' }),
  doc: 'Origins whose pages may call the API from a browser, e.g. `https://app.example.com`; `*` for all.',
  default: [],
  parse(text) {
    const origins = text.split(',').map((item) => item.trim());
    const wrong = origins.find((origin) => origin !== '*' && !isOrigin(origin));
    if (wrong !== undefined)
      throw new Error(`has ${JSON.stringify(wrong)}, which is not an origin such as https://app.example.com`);
    return origins;
  },
};

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function perMinute(env: string, value: number, whose: string) {
  const doc = `Limit in any 60 seconds, across all gateways: ${whose}.`;
  return setting.integer({ env, min: 1, max: 10_000_000, default: value, doc });
}

const rateSettings = {
  rateReads: perMinute('RATE_READS_PER_MINUTE', 1200, 'GET requests of a key or user'),
  rateWrites: perMinute('RATE_WRITES_PER_MINUTE', 300, 'other requests of a key or user'),
  rateRetrieval: perMinute('RATE_RETRIEVAL_PER_MINUTE', 120, 'retrieval requests of a key or user'),
  rateSession: perMinute('RATE_SESSION_PER_MINUTE', 120, 'requests of one participant token'),
  ratePublicReads: perMinute(
    'RATE_PUBLIC_READS_PER_MINUTE',
    1200,
    'GET requests without a credential from one address',
  ),
  rateExchange: perMinute('RATE_EXCHANGE_PER_MINUTE', 300, 'token exchanges from one address'),
  rateRegistration: perMinute('RATE_REGISTRATION_PER_MINUTE', 300, 'participants who join from one address'),
  rateFailedCredentials: perMinute('RATE_FAILED_CREDENTIALS_PER_MINUTE', 300, 'rejected credentials from one address'),
};

function streams(env: string, value: number, whose: string) {
  return setting.integer({
    env,
    min: 1,
    max: 1_000_000,
    default: value,
    doc: `Maximum number of open event streams ${whose}.`,
  });
}

const streamSettings = {
  streamsPerParticipant: streams('STREAMS_PER_PARTICIPANT', 5, 'of one participant token at one gateway'),
  streamsPerCaller: streams('STREAMS_PER_CALLER', 100, 'of one user or API key at one gateway'),
  streamsPerAddress: streams('STREAMS_PER_ADDRESS', 1000, 'from one address at one gateway'),
  streamsPerGateway: streams('STREAMS_PER_GATEWAY', 5000, 'at one gateway'),
};

function downloads(env: string, value: number, whose: string) {
  return setting.integer({
    env,
    min: 1,
    max: 10_000,
    default: value,
    doc: `Maximum number of downloads at once ${whose}.`,
  });
}

const exportSettings = {
  exportsPerWorkspace: downloads('EXPORTS_PER_WORKSPACE', 10, 'of one workspace at one gateway'),
  exportsPerParticipant: downloads('EXPORTS_PER_PARTICIPANT', 2, 'of one participant token at one gateway'),
  exportsPerGateway: downloads('EXPORTS_PER_GATEWAY', 64, 'at one gateway'),
};

/** Every setting of the gateway. */
export const settings = {
  ...telemetrySettings,
  traceTrustCallers: setting.boolean({
    env: 'TRACE_TRUST_CALLERS',
    default: false,
    doc: "Obey the `sampled` flag in a caller's `traceparent`. Otherwise only the ids are used.",
  }),
  principalSigningKey: authSettings.principalSigningKey,
  ...clientTlsSettings,
  port: setting.integer({ env: 'PORT', min: 1, max: 65_535, default: 8080, doc: 'Port of the public API.' }),
  host: setting.string({ env: 'HOST', default: '0.0.0.0', doc: 'Address that the public port listens on.' }),
  publicUrl: setting.url({
    env: 'PUBLIC_URL',
    protocols: ['http:', 'https:'],
    default: 'http://localhost:8080',
    doc: 'URL at which callers reach this API; used in Link headers and in the reference.',
  }),
  docsFolder: setting.string({
    env: 'DOCS_FOLDER',
    default: '',
    doc: 'Folder with the documentation that `npm run docs` wrote, served at `/guide`; empty: none is served.',
  }),
  ...tokenSettings,
  ...signInSettings,
  opsEndpoints: setting.choice({
    env: 'OPS_ENDPOINTS',
    of: ['open', 'authenticated'],
    default: 'open',
    doc: 'Whether health and metrics need a credential.',
  }),
  trustedProxies,
  corsOrigins,
  ...rateSettings,
  ...streamSettings,
  ...exportSettings,
  region: setting.string({
    env: 'REGION',
    default: 'local',
    doc: 'Region of this gateway. Its session demand is always exposed, even when it is 0.',
  }),
  shutdownGraceMs: setting.integer({
    env: 'SHUTDOWN_GRACE_MS',
    min: 0,
    max: 600_000,
    default: 8_000,
    doc: 'How long current requests may take to finish after SIGTERM.',
  }),
  bodyMemoryMib: setting.integer({
    env: 'BODY_MEMORY_MIB',
    min: 20,
    max: 4_096,
    default: 24,
    doc: 'Maximum size of the bodies of all current requests together; beyond it, requests are answered with 503. While a body is forwarded, it takes up to four times its size in memory.',
  }),
  bodyMemoryPerCallerMib: setting.integer({
    env: 'BODY_MEMORY_PER_CALLER_MIB',
    min: 20,
    max: 4_096,
    default: 20,
    doc: 'How much of BODY_MEMORY_MIB one key, user or participant may use.',
  }),
  ...addressSettings(...GRPC_SERVICE_NAMES),
};
export type GatewayConfig = ConfigOf<typeof settings>;

/** The rate limits of workspaces without limits of their own. */
export function rateDefaults(config: GatewayConfig): RateDefaults {
  return {
    reads: config.rateReads,
    writes: config.rateWrites,
    retrieval: config.rateRetrieval,
    session: config.rateSession,
    'public-reads': config.ratePublicReads,
    exchange: config.rateExchange,
    registration: config.rateRegistration,
    'failed-credentials': config.rateFailedCredentials,
  };
}

export function streamLimits(config: GatewayConfig): StreamLimits {
  return {
    perParticipant: config.streamsPerParticipant,
    perCaller: config.streamsPerCaller,
    perAddress: config.streamsPerAddress,
    perGateway: config.streamsPerGateway,
  };
}

export function exportLimits(config: GatewayConfig): ExportLimits {
  return {
    perWorkspace: config.exportsPerWorkspace,
    perParticipant: config.exportsPerParticipant,
    perGateway: config.exportsPerGateway,
  };
}

const MEBIBYTE = 1024 * 1024;

/** How much memory bodies may take. */
export function bodyMemoryLimits(config: GatewayConfig): BodyMemoryLimits {
  return {
    total_bytes: config.bodyMemoryMib * MEBIBYTE,
    caller_bytes: config.bodyMemoryPerCallerMib * MEBIBYTE,
  };
}
