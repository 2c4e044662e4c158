import { type ConfigOf, type Setting, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { keyRingSetting } from '@insights/secret-box';
import { type Range, parseRange } from './domain/address-rules.ts';
import { DEFAULT_PORTS, type PortRange, parsePorts } from './domain/port-rules.ts';

const RETRY_SECONDS_MAX = 86_400;

function parseSchedule(text: string): number[] {
  const pauses = text.split(',').map((item) => Number(item.trim() || Number.NaN));
  const isWhole = pauses.every((pause) => pause >= 0.01 && pause <= RETRY_SECONDS_MAX) && pauses.length <= 10;
  if (!isWhole) throw new Error(`must be a list of up to 10 pauses from 0.01 to ${RETRY_SECONDS_MAX} seconds`);
  return pauses;
}

const encryptionKeys = keyRingSetting({
  env: 'ENCRYPTION_KEYS',
  doc: 'Encrypt endpoint secrets at rest. The first key encrypts new secrets; keep the others until `rotate-keys` has run.',
});

const retrySeconds: Setting<number[]> = {
  ...setting.list({ env: 'WEBHOOKS_RETRY_SECONDS', doc: '' }),
  doc: 'Pauses before the retries, ±20 %. The number of pauses is the number of retries.',
  default: [5, 30, 180],
  parse: parseSchedule,
};

const allowedRanges: Setting<readonly Range[]> = {
  ...setting.list({ env: 'WEBHOOKS_ALLOW_CIDRS', doc: '' }),
  doc: 'Ranges that are not public but may contain receivers, e.g. `10.1.0.0/16`.',
  default: [],
  parse: (text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map(parseRange),
};

const ports: Setting<readonly PortRange[]> = {
  ...setting.list({ env: 'WEBHOOKS_PORTS', doc: '' }),
  doc: 'Ports that receivers may listen on. System services that webhooks must not reach listen below 1024.',
  default: DEFAULT_PORTS,
  parse: parsePorts,
};

/** Settings of deliveries and of the address check. */
export const deliverySettings = {
  encryptionKeys,
  retrySeconds,
  allowedRanges,
  ports,
  allowInsecure: setting.boolean({
    env: 'WEBHOOKS_ALLOW_INSECURE',
    default: false,
    doc: 'Accept receivers with plain `http`. For development only.',
  }),
  attemptTimeoutMs: setting.integer({
    env: 'WEBHOOKS_ATTEMPT_TIMEOUT_MS',
    min: 100,
    max: 10_000,
    default: 10_000,
    doc: 'Time limit of one attempt, including name lookup and connect.',
  }),
  concurrency: setting.integer({
    env: 'WEBHOOKS_CONCURRENCY',
    min: 1,
    max: 2_000,
    default: 256,
    doc: 'Concurrent attempts in one process.',
  }),
  workspaceConcurrency: setting.integer({
    env: 'WEBHOOKS_WORKSPACE_CONCURRENCY',
    min: 1,
    max: 2_000,
    default: 96,
    doc: 'Concurrent attempts for one workspace.',
  }),
  endpointConcurrency: setting.integer({
    env: 'WEBHOOKS_ENDPOINT_CONCURRENCY',
    min: 1,
    max: 64,
    default: 4,
    doc: 'Concurrent attempts at a slow or new endpoint. A fast one gets up to 16 times as many.',
  }),
  mailEnabled: setting.boolean({
    env: 'MAIL_ENABLED',
    default: false,
    doc: 'Whether admins and owners are mailed about endpoints that keep failing; set it where identity has SMTP_URL.',
  }),
};
export type DeliveryConfig = ConfigOf<typeof deliverySettings>;

/** Every setting of the webhooks service; `npm run gen` writes the table in its README from it. */
export const webhooksSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  // Shorter than in other services: events are stored within milliseconds, and those of a killed process wait for it.
  consumerAckWaitSeconds: { ...messagingSettings.consumerAckWaitSeconds, default: 4 },
  ...deliverySettings,
  ...addressSettings('campaigns'),
  maxEndpoints: setting.integer({
    env: 'WEBHOOKS_MAX_ENDPOINTS',
    min: 1,
    max: 100_000,
    default: 500,
    doc: 'How many endpoints a workspace may have, unless it has a limit of its own.',
  }),
  retentionDays: setting.integer({
    env: 'WEBHOOKS_RETENTION_DAYS',
    min: 1,
    max: 3_650,
    default: 30,
    doc: 'How long events and their deliveries are kept, and how far back the feed goes.',
  }),
};
export type WebhooksConfig = ConfigOf<typeof webhooksSettings>;
