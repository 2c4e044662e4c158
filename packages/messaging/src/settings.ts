import { type ConfigOf, setting } from '@insights/config';

const MIB = 1024 * 1024;

/** Settings of every process that uses the bus. */
export const messagingSettings = {
  natsUrls: setting.urls({
    env: 'NATS_URL',
    protocols: ['nats:', 'tls:'],
    doc: 'NATS with JetStream: one or more servers of a cluster; `tls://` requires TLS, and names instead of addresses if there are several.',
  }),
  natsUser: setting.string({ env: 'NATS_USER', default: '', doc: 'User of this service; empty: no login.' }),
  natsPassword: setting.string({ env: 'NATS_PASSWORD', default: '', secret: true, doc: 'Password of that user.' }),
  natsCredentials: setting.string({
    env: 'NATS_CREDENTIALS',
    default: '',
    secret: true,
    maxLength: 16_384,
    doc: 'Text of a credentials file (JWT and seed) of that user, instead of a password.',
  }),
  natsDomain: setting.string({
    env: 'NATS_DOMAIN',
    default: '',
    doc: 'JetStream domain of the streams, behind a leaf node; empty: that of the server.',
  }),
  natsCaFile: setting.string({
    env: 'NATS_CA_FILE',
    default: '',
    doc: "PEM file of the authority of the server's certificate; empty: those of the system.",
  }),
  natsReplicas: setting.integer({
    env: 'NATS_REPLICAS',
    min: 1,
    max: 5,
    default: 1,
    doc: 'Copies of each stream; 3 in a cluster.',
  }),
  eventsMaxMib: setting.integer({
    env: 'EVENTS_MAX_MIB',
    min: 16,
    max: 1_048_576,
    default: 1_024,
    doc: 'Size of the stream of events in MiB. Events that all services have handled make room; if unread ones fill it, events wait in the outbox.',
  }),
  deadLettersMaxMib: setting.integer({
    env: 'DEAD_LETTERS_MAX_MIB',
    min: 8,
    max: 65_536,
    default: 128,
    doc: 'Size of the stream of dead letters in MiB.',
  }),
  erasuresMaxMib: setting.integer({
    env: 'ERASURES_MAX_MIB',
    min: 8,
    max: 65_536,
    default: 64,
    doc: 'Size of the ledger of erasures in MiB; an entry is about 0.5 KiB.',
  }),
  outboxBatch: setting.integer({
    env: 'OUTBOX_BATCH',
    min: 1,
    max: 1_000,
    default: 200,
    doc: 'Events in one batch of the relay.',
  }),
  consumerConcurrency: setting.integer({
    env: 'CONSUMER_CONCURRENCY',
    min: 1,
    max: 256,
    default: 16,
    doc: 'Events that one process handles at the same time.',
  }),
  consumerMaxDeliver: setting.integer({
    env: 'CONSUMER_MAX_DELIVER',
    min: 1,
    max: 100,
    default: 10,
    doc: 'Attempts of all processes that failed or ended their process, after which an event becomes a dead letter; unavailable dependencies do not count.',
  }),
  consumerAckWaitSeconds: setting.integer({
    env: 'CONSUMER_ACK_WAIT_SECONDS',
    min: 2,
    max: 600,
    default: 6,
    doc: 'How long a process may handle an event without a sign of life before another process gets it: how long the events of a killed process wait.',
  }),
  consumerBackoffMs: setting.integer({
    env: 'CONSUMER_BACKOFF_MS',
    min: 10,
    max: 60_000,
    default: 500,
    doc: 'Pause before the second attempt; it doubles with each further attempt, up to a minute.',
  }),
};
export type MessagingSettings = ConfigOf<typeof messagingSettings>;

/** The settings that bound the streams, in bytes. */
export function streamBytes(config: MessagingSettings): { events: number; dead_letters: number; erasures: number } {
  return {
    events: config.eventsMaxMib * MIB,
    dead_letters: config.deadLettersMaxMib * MIB,
    erasures: config.erasuresMaxMib * MIB,
  };
}
