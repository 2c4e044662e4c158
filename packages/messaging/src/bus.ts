import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import {
  type NatsConnection,
  type NodeConnectionOptions,
  type Subscription,
  connect,
  credsAuthenticator,
} from '@nats-io/transport-node';
import type { Registry } from 'prom-client';
import { sleep } from '@insights/background';
import { AppError, tlsProblem } from '@insights/errors';
import type { Logger } from '@insights/telemetry';
import { EventFlow } from './event-flow.ts';
import { type BusMetrics, busMetrics } from './metrics.ts';
import { inboxPrefix, streamRights } from './permissions.ts';
import type { MessagingSettings } from './settings.ts';
import { streamProblem } from './stream-problem.ts';
import { ensureStream, streamDefinitions } from './streams.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 500;
const RECONNECT_SPREAD_MS = 2_000;
const DRAIN_MS = 2_000;

interface NotificationListener {
  subject: string;
  onNotification: (subject: string, content: string) => void;
  subscription: Subscription | undefined;
}

/** The NATS connection of one process. Reconnects by itself; only calls that need the connection wait for it. */
export class Bus {
  readonly config: MessagingSettings;
  readonly metrics: BusMetrics;
  /** Whether the stream of events was full when it was last measured; events then wait in the outbox. */
  isEventStreamFull = false;
  readonly flow = new EventFlow();
  readonly #logger: Logger;
  readonly #name: string;
  readonly #notified = new Set<NotificationListener>();
  readonly #listeners = new Set<() => void>();
  readonly #reconnected = new Set<() => void>();
  readonly #stop = new AbortController();
  #connection: NatsConnection | undefined;
  #isUp = false;
  #wasUp = false;
  #failure = '';
  #first = Promise.withResolvers<NatsConnection>();

  constructor(config: MessagingSettings, options: { service: string; logger: Logger; registry?: Registry }) {
    this.config = config;
    this.metrics = busMetrics(() => this.#isUp, options.registry);
    this.#logger = options.logger;
    this.#name = options.service;
    // Without a waiter, closing before the first connect would be an unhandled rejection.
    this.#first.promise.catch(() => undefined);
  }

  /** Whether NATS is connected at this moment. */
  ready(): boolean {
    return this.#isUp;
  }

  /** Whether new events have to wait: NATS is away, the stream is missing or full, or the consumer cannot be used. */
  get doEventsWait(): boolean {
    return !this.#isUp || this.isEventStreamFull || !this.flow.isOpen;
  }

  /** Why the last attempt to connect failed, with the setting to check where it is known; '' when none failed. */
  failure(): string {
    return this.#failure;
  }

  /** The live connection; waits for the first one, and for the next one after a loss. Rejects once the bus is closed. */
  connection(): Promise<NatsConnection> {
    return this.#connection ? Promise.resolve(this.#connection) : this.#first.promise;
  }

  async stream(): Promise<{ client: JetStreamClient; manager: JetStreamManager; connection: NatsConnection }> {
    const connection = await this.connection();
    const { natsDomain: domain } = this.config;
    const options = { timeout: CONNECT_TIMEOUT_MS, ...(domain !== '' && { domain }) };
    return {
      connection,
      client: jetstream(connection, options),
      manager: await jetstreamManager(connection, { ...options, checkAPI: false }),
    };
  }

  /** Creates the streams that this user may create and updates those that it owns. Errors: `unavailable` with the setting to change. */
  async ensureStreams(): Promise<void> {
    const { manager } = await this.stream();
    for (const definition of streamDefinitions(this.config)) {
      const { create, update } = streamRights(this.config.natsUser, definition.name);
      if (!create) continue;
      await ensureStream(manager, definition, update).catch((cause: unknown) => {
        const publicMessage = streamProblem(cause, this.config);
        throw publicMessage === null ? cause : new AppError('unavailable', { publicMessage, cause });
      });
    }
  }

  /** Calls `listener` after every connect and reconnect, and at once when connected. Returns a function that ends that. */
  onConnect(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#isUp) listener();
    return () => this.#listeners.delete(listener);
  }

  /**
   * Calls `listener` after every reconnect, since notifications may have been lost: each at a random moment of the next 2 s, because
   * thousands of streams that read at once would stop the database for everybody. Returns a function that ends that.
   */
  onReconnect(listener: () => void): () => void {
    let timer: NodeJS.Timeout | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(listener, Math.random() * RECONNECT_SPREAD_MS).unref();
    };
    this.#reconnected.add(later);
    return () => {
      clearTimeout(timer);
      this.#reconnected.delete(later);
    };
  }

  /** Publishes a notification at most once: receivers poll as well. `content` may spare them a read, so it is a number or a word. */
  notify(subject: string, content = ''): void {
    if (this.#isUp) this.#connection?.publish(subject, content);
  }

  /** Calls `listener` with the subject and content of each notification; `*` and `>` are wildcards. Returns a function that ends that. */
  onNotification(subject: string, listener: NotificationListener['onNotification']): () => void {
    const entry: NotificationListener = { subject, onNotification: listener, subscription: undefined };
    this.#notified.add(entry);
    if (this.#connection) this.#subscribe(entry, this.#connection);
    return () => {
      this.#notified.delete(entry);
      if (this.#connection && !this.#connection.isClosed()) entry.subscription?.unsubscribe();
    };
  }

  /** Sends buffered messages for at most 2 s and closes. */
  async close(): Promise<void> {
    this.#stop.abort();
    const connection = this.#connection;
    if (this.#isUp && connection) {
      const drained = new AbortController();
      await Promise.race([connection.drain(), sleep(DRAIN_MS, drained.signal)]);
      drained.abort();
    }
    this.#isUp = false;
    await connection?.close();
    this.#first.reject(new Error('The bus is closed'));
  }

  /** Keeps a connection until the bus is closed. The client reconnects by itself; a connection that it gives up on is replaced. */
  async run(): Promise<void> {
    const { signal } = this.#stop;
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        const connection = await connect(connectionOptions(this.config, this.#name));
        if (signal.aborted) return await connection.close();
        tries = 0;
        await this.#use(connection);
      } catch (error) {
        this.#failure = reasonOf(error);
        if (tries % 20 === 0) this.#logger.warn({ err: error }, `NATS unavailable: ${this.#failure}; retrying`);
      }
      await sleep(RETRY_MS, signal);
    }
  }

  async #use(connection: NatsConnection): Promise<void> {
    this.#connection = connection;
    for (const entry of this.#notified) this.#subscribe(entry, connection);
    this.#up(connection);
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') this.#up(connection);
      if (status.type === 'disconnect') {
        this.#isUp = false;
        if (!this.#stop.signal.aborted) this.#logger.warn({}, 'NATS disconnected; reconnecting');
      }
    }
    this.#isUp = false;
    this.#connection = undefined;
    if (!this.#stop.signal.aborted) this.#first = Promise.withResolvers<NatsConnection>();
  }

  #up(connection: NatsConnection): void {
    this.#isUp = true;
    this.#first.resolve(connection);
    this.#logger.info({ server: connection.getServer() }, 'NATS connected');
    for (const listener of this.#listeners) listener();
    if (this.#wasUp) for (const listener of this.#reconnected) listener();
    this.#wasUp = true;
  }

  #subscribe(entry: NotificationListener, connection: NatsConnection): void {
    entry.subscription = connection.subscribe(entry.subject, {
      callback: (error, message) => {
        if (error) this.#logger.warn({ err: error, subject: entry.subject }, 'notification subscription failed');
        else entry.onNotification(message.subject, message.string());
      },
    });
  }
}

function reasonOf(error: unknown): string {
  const settings = { authority: 'NATS_CA_FILE (chart: tls.caSecret)', address: 'NATS_URL (chart: nats.url)' };
  return tlsProblem(error, settings) ?? (error instanceof Error ? error.message : String(error));
}

function connectionOptions(config: MessagingSettings, name: string): NodeConnectionOptions {
  return {
    servers: config.natsUrls.map(({ host }) => host),
    name,
    inboxPrefix: inboxPrefix(config.natsUser || name),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: 100,
    pingInterval: 10_000,
    // The password may be rotated on the server: keep retrying after an authorization error.
    ignoreAuthErrorAbort: true,
    ...loginOf(config),
    ...(config.natsUrls[0]?.protocol === 'tls:' && { tls: tlsOptions(config) }),
  };
}

/** Credentials name their user themselves; `NATS_USER` still names the service. */
function loginOf({ natsCredentials, natsUser, natsPassword }: MessagingSettings): Partial<NodeConnectionOptions> {
  if (natsCredentials !== '') return { authenticator: credsAuthenticator(new TextEncoder().encode(natsCredentials)) };
  return natsUser === '' ? {} : { user: natsUser, pass: natsPassword };
}

function tlsOptions({ natsUrls, natsCaFile }: MessagingSettings): NonNullable<NodeConnectionOptions['tls']> {
  const hosts = natsUrls.map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''));
  const [address] = hosts.filter((host) => isIP(host) !== 0);
  // The client checks the certificate of a server that is given by its address against this name, and for all servers against the same.
  if (address !== undefined && hosts.length > 1) throw new Error('NATS_URL: give several TLS servers by their names');
  return {
    ...(natsCaFile !== '' && { ca: readFileSync(natsCaFile, 'utf8') }),
    ...(address !== undefined && { host: address }),
  };
}

/** Starts connecting in the background and returns at once, so that a process can start before NATS. */
export function connectBus(
  config: MessagingSettings,
  options: { service: string; logger: Logger; registry?: Registry },
): Bus {
  const bus = new Bus(config, options);
  bus
    .run()
    .catch((error: unknown) => options.logger.error({ err: error }, 'the bus connection loop ended unexpectedly'));
  return bus;
}
