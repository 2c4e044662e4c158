import { Client, type Pool } from 'pg';
import { Backoff } from '@insights/background';

const RECONNECT = { min_ms: 500, max_ms: 5_000 };

export interface Listener {
  readonly channel: string;
  /** Called for each notification. */
  onNotification(payload: string): void;
  /** Called after each connect: notifications may have been missed before it. */
  onConnect(): void;
  readonly logger: { warn(fields: object, text: string): void };
  readonly signal: AbortSignal;
}

/**
 * Listens on one channel until `signal` aborts, over a connection of its own with the pool's options, and reconnects with backoff.
 * Callers poll as well: a notification can be lost while the connection is.
 */
export async function listenForNotifications({ options }: Pool, listener: Listener): Promise<void> {
  const { channel, logger, signal } = listener;
  const backoff = new Backoff(RECONNECT);
  while (!signal.aborted) {
    try {
      await listenOnce(new Client(options), listener, () => backoff.reset());
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error, channel }, 'LISTEN failed; falling back to polling');
      await backoff.wait(signal);
    }
  }
}

/** Resolves when `signal` aborts; rejects when the connection fails or is lost. */
async function listenOnce(client: Client, listener: Listener, onListening: () => void): Promise<void> {
  const { signal } = listener;
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const stop = (): void => resolve();
  // The connection can be lost before `over` is awaited.
  over.catch(() => undefined);
  client.on('error', reject);
  client.on('end', () => reject(new Error('connection closed')));
  client.on('notification', ({ payload }) => listener.onNotification(payload ?? ''));
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.query(`listen ${listener.channel}`);
    onListening();
    listener.onConnect();
    if (!signal.aborted) await over;
  } finally {
    signal.removeEventListener('abort', stop);
    // Closing a lost connection fails; the first error has been reported.
    await client.end().catch(() => undefined);
  }
}
