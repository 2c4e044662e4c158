import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { type MessagingSettings, streamBytes } from './settings.ts';

export const EVENTS = 'EVENTS';
export const DEAD_LETTERS = 'DEAD_LETTERS';
export const ERASURES = 'ERASURES';

const DAY_NS = 24 * 60 * 60 * 1_000_000_000;
const DEDUPE_NS = 2 * 60 * 1_000_000_000;
const STREAM_NOT_FOUND = 10059;
const NAME_IN_USE = 10058;

export type StreamDefinition = Pick<StreamConfig, 'name' | 'subjects' | 'retention' | 'storage'> &
  Pick<
    StreamConfig,
    'discard' | 'max_age' | 'max_bytes' | 'duplicate_window' | 'num_replicas' | 'allow_atomic' | 'allow_direct'
  >;

/**
 * The definitions of the streams. `discard: new`: a full stream rejects events, which then wait in the outbox, and drops nothing; `EventRoom`
 * removes what all have read. Events are kept no longer than inbox rows, so a recreated consumer that reads from the start repeats no effect.
 */
export function streamDefinitions(config: MessagingSettings): StreamDefinition[] {
  const bytes = streamBytes(config);
  const common = {
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.New,
    duplicate_window: DEDUPE_NS,
    num_replicas: config.natsReplicas,
  };
  return [
    {
      ...common,
      name: EVENTS,
      subjects: ['events.>'],
      max_age: 30 * DAY_NS,
      max_bytes: bytes.events,
      allow_atomic: true,
      allow_direct: false,
    },
    {
      ...common,
      name: DEAD_LETTERS,
      subjects: ['dead.>'],
      max_age: 90 * DAY_NS,
      max_bytes: bytes.dead_letters,
      allow_atomic: false,
      allow_direct: true,
    },
    {
      ...common,
      name: ERASURES,
      subjects: ['erasures.>'],
      // Kept longer than any backup.
      max_age: 0,
      max_bytes: bytes.erasures,
      allow_atomic: false,
      allow_direct: true,
    },
  ];
}

/** Whether the error means that the stream does not exist. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND;
}

async function infoOrNull(manager: JetStreamManager, name: string): Promise<StreamInfo | null> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (isStreamMissing(error)) return null;
    throw error;
  }
}

function differs(info: StreamInfo, wanted: StreamDefinition): boolean {
  const present: Partial<StreamConfig> = info.config;
  return Object.entries(wanted).some(
    ([field, value]) =>
      JSON.stringify(present[field as keyof StreamDefinition] ?? false) !== JSON.stringify(value ?? false),
  );
}

/** Creates the stream, or updates it with `mayUpdate`. Safe to run in several replicas at once. */
export async function ensureStream(
  manager: JetStreamManager,
  wanted: StreamDefinition,
  mayUpdate: boolean,
): Promise<void> {
  const info = await infoOrNull(manager, wanted.name);
  if (info && (!mayUpdate || !differs(info, wanted))) return;
  if (!info) {
    try {
      await manager.streams.add(wanted);
      return;
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== NAME_IN_USE) throw error;
    }
  }
  if (mayUpdate) await manager.streams.update(wanted.name, wanted);
}
