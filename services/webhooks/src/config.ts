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
  if (!isWhole) throw new Error(`is not a list of up to 10 pauses from 0.01 to ${RETRY_SECONDS_MAX} seconds`);
  return pauses;
}

const encryptionKeys = keyRingSetting({
  env: 'ENCRYPTION_KEYS',
  doc: 'Encrypt endpoint secrets at rest. The first is used for new ones; keep the others until `rotate-keys` has run.',
});

const retrySeconds: Setting<number[]> = {
  ...setting.list({ env: 'WEBHOOKS_RETRY_SECONDS', doc: '' }),
  doc: 'Pauses before the retries, ±20 %; as many retries as there are pauses.',
  default: [5, 30, 180],
  parse: parseSchedule,
};

const allowedRanges: Setting<readonly Range[]> = {
  ...setting.list({ env: 'WEBHOOKS_ALLOW_CIDRS', doc: '' }),
  doc: 'Ranges that receivers may be in although they are not public, e.g. `10.1.0.0/16`.',
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
  doc: 'Ports that receivers may listen on. Below 1024 are services that a webhook must not reach.',
  default: DEFAULT_PORTS,
  parse: parsePorts,
};

/** What deliveries and the address check go by. */
export const deliverySettings = {
  encryptionKeys,
  retrySeconds,
  allowedRanges,
  ports,
  allowInsecure: setting.boolean({
    env: 'WEBHOOKS_ALLOW_INSECURE',
    default: false,
    doc: 'Accept plain `http` receivers: for a laptop only.',
  }),
  attemptTimeoutMs: setting.integer({
    env: 'WEBHOOKS_ATTEMPT_TIMEOUT_MS',
    min: 100,
    max: 10_000,
    default: 10_000,
    doc: 'One attempt, name lookup and connect included.',
  }),
  concurrency: setting.integer({
    env: 'WEBHOOKS_CONCURRENCY',
    min: 1,
    max: 2_000,
    default: 256,
    doc: 'Attempts under way in one process.',
  }),
  workspaceConcurrency: setting.integer({
    env: 'WEBHOOKS_WORKSPACE_CONCURRENCY',
    min: 1,
    max: 2_000,
    default: 96,
    doc: 'Attempts under way for one workspace.',
  }),
  endpointConcurrency: setting.integer({
    env: 'WEBHOOKS_ENDPOINT_CONCURRENCY',
    min: 1,
    max: 64,
    default: 4,
    doc: 'Attempts under way at an endpoint that is slow or new; one that keeps up may get up to eight times as many.',
  }),
};
export type DeliveryConfig = ConfigOf<typeof deliverySettings>;

/** Every setting of the webhooks service; the table in its README is made from this. */
export const webhooksSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...deliverySettings,
  ...addressSettings('campaigns'),
  maxEndpoints: setting.integer({
    env: 'WEBHOOKS_MAX_ENDPOINTS',
    min: 1,
    max: 100_000,
    default: 500,
    doc: 'Endpoints that one workspace may have.',
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
