import { readFileSync } from 'node:fs';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, type NodeConnectionOptions, type Subscription, connect } from '@nats-io/transport-node';
import type { Registry } from 'prom-client';
import { tlsProblem } from '@insights/errors';
import type { Logger } from '@insights/telemetry';
import { type BusMetrics, busMetrics } from './metrics.ts';
import { inboxPrefix, streamRights } from './permissions.ts';
import type { MessagingSettings } from './settings.ts';
import { ensureStream, streamDefinitions } from './streams.ts';
import { wait } from './wait.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 500;
const DRAIN_MS = 2_000;

interface Bell {
  subject: string;
  ring: (subject: string) => void;
  subscription: Subscription | undefined;
}

/** The connection of one process to NATS. It comes and goes; the bus stays, and nothing here throws because NATS is away. */
export class Bus {
  readonly config: MessagingSettings;
  readonly metrics: BusMetrics;
  readonly #logger: Logger;
  readonly #name: string;
  readonly #bells = new Set<Bell>();
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #connection: NatsConnection | undefined;
  #isUp = false;
  #failure = '';
  #first = Promise.withResolvers<NatsConnection>();

  constructor(config: MessagingSettings, options: { service: string; logger: Logger; registry?: Registry }) {
    this.config = config;
    this.metrics = busMetrics(options.registry);
    this.#logger = options.logger;
    this.#name = options.service;
    // Nobody may be waiting when the bus is closed before it ever connected.
    this.#first.promise.catch(() => undefined);
  }

  /** Whether NATS is connected at this moment. */
  ready(): boolean {
    return this.#isUp;
  }

  /** Why the last attempt to connect failed, with the setting to look at where it is known; empty when none has. */
  failure(): string {
    return this.#failure;
  }

  /** The live connection; waits for the first one, and for the next one after a loss. Rejects once the bus is closed. */
  connection(): Promise<NatsConnection> {
    return this.#connection ? Promise.resolve(this.#connection) : this.#first.promise;
  }

  async stream(): Promise<{ client: JetStreamClient; manager: JetStreamManager; connection: NatsConnection }> {
    const connection = await this.connection();
    return {
      connection,
      client: jetstream(connection, { timeout: CONNECT_TIMEOUT_MS }),
      manager: await jetstreamManager(connection, { checkAPI: false, timeout: CONNECT_TIMEOUT_MS }),
    };
  }

  /** Makes the streams that this user may make, and brings those that it owns to their definitions. The others' owners do theirs. */
  async ensureStreams(): Promise<void> {
    const { manager } = await this.stream();
    for (const definition of streamDefinitions(this.config)) {
      const { create, update } = streamRights(this.config.natsUser, definition.name);
      if (create) await ensureStream(manager, definition, update);
    }
  }

  /** Calls `listener` after every connect and reconnect, and at once when connected. Returns how to end that. */
  onConnect(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#isUp) listener();
    return () => this.#listeners.delete(listener);
  }

  /** Tells whoever listens that there is something to look at. Best effort: nothing may depend on it arriving. */
  ring(subject: string): void {
    if (this.#isUp) this.#connection?.publish(subject);
  }

  /** Calls `ring` with the subject whenever somebody rings it (`*` and `>` allowed). Returns how to end that. */
  onBell(subject: string, ring: (subject: string) => void): () => void {
    const bell: Bell = { subject, ring, subscription: undefined };
    this.#bells.add(bell);
    if (this.#connection) this.#hang(bell, this.#connection);
    return () => {
      this.#bells.delete(bell);
      if (this.#connection && !this.#connection.isClosed()) bell.subscription?.unsubscribe();
    };
  }

  /** Sends what is still held back, for at most 2 s, and closes. */
  async close(): Promise<void> {
    this.#stop.abort();
    const connection = this.#connection;
    if (this.#isUp && connection) {
      const drained = new AbortController();
      await Promise.race([connection.drain(), wait(DRAIN_MS, drained.signal)]);
      drained.abort();
    }
    this.#isUp = false;
    await connection?.close();
    this.#first.reject(new Error('the bus is closed'));
  }

  /** Keeps a connection until the bus is closed. The client reconnects by itself; a connection that it gives up is replaced. */
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
        if (tries % 20 === 0) this.#logger.warn({ err: error }, `NATS is out of reach: ${this.#failure}; trying again`);
      }
      await wait(RETRY_MS, signal);
    }
  }

  async #use(connection: NatsConnection): Promise<void> {
    this.#connection = connection;
    for (const bell of this.#bells) this.#hang(bell, connection);
    this.#up(connection);
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') this.#up(connection);
      if (status.type === 'disconnect') {
        this.#isUp = false;
        if (!this.#stop.signal.aborted) this.#logger.warn({}, 'NATS is disconnected; reconnecting');
      }
    }
    this.#isUp = false;
    this.#connection = undefined;
    if (!this.#stop.signal.aborted) this.#first = Promise.withResolvers<NatsConnection>();
  }

  #up(connection: NatsConnection): void {
    this.#isUp = true;
    this.#first.resolve(connection);
    this.#logger.info({ server: connection.getServer() }, 'NATS is connected');
    for (const listener of this.#listeners) listener();
  }

  #hang(bell: Bell, connection: NatsConnection): void {
    bell.subscription = connection.subscribe(bell.subject, {
      callback: (error, message) => {
        if (error) this.#logger.warn({ err: error, subject: bell.subject }, 'a bell cannot be heard');
        else bell.ring(message.subject);
      },
    });
  }
}

function reasonOf(error: unknown): string {
  const settings = { authority: 'NATS_CA_FILE (chart: tls.caSecret)', address: 'NATS_URL (chart: nats.url)' };
  return tlsProblem(error, settings) ?? (error instanceof Error ? error.message : String(error));
}

function connectionOptions(config: MessagingSettings, name: string): NodeConnectionOptions {
  const url = new URL(config.natsUrl);
  const ca = config.natsCaFile === '' ? {} : { ca: readFileSync(config.natsCaFile, 'utf8') };
  // The client checks a server that is dialled by its address against the name `localhost`, unless it is told the host.
  const tls = { ...ca, host: url.hostname.replace(/^\[|\]$/g, '') };
  return {
    servers: [url.host],
    name,
    inboxPrefix: inboxPrefix(config.natsUser || name),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: 100,
    pingInterval: 10_000,
    // A password may be changed while we run: the next attempt reads what the server then believes.
    ignoreAuthErrorAbort: true,
    ...(config.natsUser === '' ? {} : { user: config.natsUser, pass: config.natsPassword }),
    ...(url.protocol === 'tls:' ? { tls } : {}),
  };
}

/** Starts connecting in the background and returns at once: a process may start before NATS does. */
export function connectBus(
  config: MessagingSettings,
  options: { service: string; logger: Logger; registry?: Registry },
): Bus {
  const bus = new Bus(config, options);
  bus.run().catch((error: unknown) => options.logger.error({ err: error }, 'the bus ended, which it should never do'));
  return bus;
}
