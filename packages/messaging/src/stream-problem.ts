import { JetStreamApiError } from '@nats-io/jetstream';
import type { MessagingSettings } from './settings.ts';

/** Error codes of the server: copies on a server without a cluster, and more copies than the cluster has servers. */
const TOO_FEW_SERVERS: ReadonlySet<number> = new Set([10_074, 10_005]);
/** The server's limit of storage. */
const TOO_LITTLE_STORAGE: ReadonlySet<number> = new Set([10_047, 10_023]);

/** Why the server rejects a stream, with the setting to change; null when waiting may help. */
export function streamProblem(error: unknown, config: MessagingSettings): string | null {
  if (!(error instanceof JetStreamApiError)) return null;
  if (TOO_FEW_SERVERS.has(error.code)) {
    return `NATS has too few servers for ${config.natsReplicas} copies of each stream: run at least as many servers in one cluster, or lower NATS_REPLICAS (chart: nats.replicas)`;
  }
  if (TOO_LITTLE_STORAGE.has(error.code)) {
    return `NATS has too little storage for the streams: raise its JetStream limit, or lower EVENTS_MAX_MIB (chart: nats.eventsMaxMib) and DEAD_LETTERS_MAX_MIB (nats.deadLettersMaxMib)`;
  }
  return null;
}
