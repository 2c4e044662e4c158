import { EventEmitter } from 'node:events';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { trace } from '@opentelemetry/api';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { type ConfigOf, setting } from '@insights/config';
import { inSpan } from '@insights/telemetry';
import { binding, bindingOf } from './beginning.ts';
import { connectionTo } from './connection.ts';
import { NeedsWork, asAppError, isRetryable } from './faults.ts';
import { claimAnswer, isRefusalToKeep, storeAnswer, storeRefusal } from './idempotency.ts';
import { type Connection, overConnection } from './one-connection.ts';
import { RowReader, type Statement } from './row-reader.ts';
import { type BriefWork, type SharedCounts, SharedTransactions } from './shared-transactions.ts';
import { PreparingClient } from './statement-names.ts';
import { type Transactions, transact } from './transact.ts';
import { type Call, NO_WORKSPACE, Tx } from './tx.ts';
import { rowTypes } from './types.ts';

/** Settings of every service that owns a schema. */
export const dbSettings = {
  databaseUrl: setting.url({
    env: 'DATABASE_URL',
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    doc: 'PostgreSQL as the app role `<service>_app`: row-level security by workspace applies.',
  }),
  databaseWorkerUrl: setting.url({
    env: 'DATABASE_WORKER_URL',
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    doc: 'PostgreSQL as `<service>_worker`: has access only to the queue tables that migrations list.',
  }),
  dbPoolMax: setting.integer({
    env: 'DB_POOL_MAX',
    min: 1,
    max: 200,
    default: 10,
    doc: 'Connections of the app role.',
  }),
  dbWorkerPoolMax: setting.integer({
    env: 'DB_WORKER_POOL_MAX',
    min: 1,
    max: 50,
    default: 4,
    doc: 'Connections of the worker role.',
  }),
  dbStatementTimeoutMs: setting.integer({
    env: 'DB_STATEMENT_TIMEOUT_MS',
    min: 100,
    max: 600_000,
    default: 15_000,
    doc: 'A statement that runs longer is cancelled.',
  }),
};
export type DbSettings = ConfigOf<typeof dbSettings>;

const TRANSACTION_TRIES = 3;
const tracer = trace.getTracer('insights.db');

export interface TransactionOptions<T> {
  /** The stored answer for replays, when the first answer contains a secret. */
  replay?: (answer: T) => T;
  /** The answer contains only ids, counts and states, so an erasure need not remove it. */
  impersonal?: boolean;
  /** The work begins with a statement, which is sent together with `begin`: a round trip less. */
  pipelined?: boolean;
}

/** Results of `defineEntity`, as the ORM accepts them. */
export type Entities = Readonly<NonNullable<Options['entities']>>;

/** A service's database: one pool for each role, and the only ways to open a transaction. */
export interface Db {
  readonly schema: string;
  /** Runs `fn` in one transaction that sees the caller's workspace only; handles `Idempotency-Key`. Errors: AppError. */
  withWorkspace<T>(call: Call, fn: (tx: Tx) => Promise<T>, options?: TransactionOptions<T>): Promise<T>;
  /**
   * Runs brief work in a transaction that it may share with other such work of this process, also of other workspaces; each sees its own
   * workspace only. If the transaction fails, each runs again in one of its own. Errors: AppError.
   */
  inSharedTransaction<T>(call: Call, work: BriefWork<T>): Promise<T>;
  /** Shared transactions so far. */
  sharedCounts(): SharedCounts;
  /** One row of the caller's workspace, at a third of the cost of a transaction. Errors: AppError. */
  readRow<T>(call: Call, statement: Statement, values: readonly string[]): Promise<T | undefined>;
  /**
   * One row of the workspace that the resolver function of `kind` finds for `id`, in the same round trip; none for an unknown id.
   * `kind` is never a caller's text. Errors: AppError.
   */
  readRowOf<T>(
    { kind, id }: { kind: string; id: string },
    statement: Statement,
    values: readonly string[],
  ): Promise<T | undefined>;
  /** Calls `listener` after each commit of a transaction of this process that rang `bell`. Returns a function that ends that. */
  onBell(bell: string, listener: () => void): () => void;
  /** The worker role's pool, for queue tables only. */
  readonly worker: Pool;
  /** The typed query builder over the worker role's pool; each statement is its own transaction unless one is begun. */
  workerKysely<Tables>(): Kysely<Tables>;
  /** The app role's pool without any workspace: resolver functions and the schema's version. */
  readonly app: Pool;
  close(): Promise<void>;
}

function poolOptions(config: DbSettings, url: string, max: number, schema: string): PoolConfig {
  const session = {
    search_path: schema,
    statement_timeout: config.dbStatementTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    timezone: 'UTC',
  };
  const settings = Object.entries(session).map(([name, value]) => `set ${name} = '${value}'`);
  return {
    ...connectionTo(url),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    types: rowTypes(),
    Client: PreparingClient,
    pipeline: true,
    // Not as startup options: PgBouncer rejects unknown ones.
    onConnect: (client) => client.query(settings.join('; ')),
  };
}

/**
 * When a connection is lost while it is checked out, its query rejects and the client emits an error, which would end the process
 * without a listener. The pool itself listens only to idle clients.
 */
function outliveLostConnections(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Opens both pools without connecting, so that a service can start before its database. */
export async function openDb(options: {
  schema: string;
  config: DbSettings;
  entities: Entities;
  onPoolError?: (error: Error) => void;
}): Promise<Db> {
  const { schema, config } = options;
  let app: Pool | undefined;
  const orm = await MikroORM.init({
    entities: [...options.entities],
    // A service may have no entities.
    discovery: { warnWhenNoEntities: false },
    schema,
    clientUrl: config.databaseUrl,
    ensureDatabase: false,
    allowGlobalContext: false,
    resultCache: { global: false },
    driverOptions: {
      ...poolOptions(config, config.databaseUrl, config.dbPoolMax, schema),
      types: undefined,
      onPoolCreated: (pool: Pool) => {
        app = pool;
        outliveLostConnections(pool);
        // Our parsers take precedence over those of the ORM.
        pool.options.types = rowTypes(pool.options.types);
      },
    },
  });
  const connection = orm.em.getConnection();
  await connection.connect({ skipOnConnect: true });
  if (!app) throw new Error('The ORM opened no pool');
  const worker = new Pool(poolOptions(config, config.databaseWorkerUrl, config.dbWorkerPoolMax, schema));
  outliveLostConnections(worker);
  worker.on('error', (error) => options.onPoolError?.(error));
  const workerKysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: worker }) });
  const pool = app;
  const reader = new RowReader(pool);
  const bells = new EventEmitter().setMaxListeners(0);
  const transactions: Transactions = { pool, bells, fork: (own) => forkOver(orm, own) };
  const shared = new SharedTransactions(transactions);
  return {
    schema,
    worker,
    workerKysely: <Tables>() => workerKysely as Kysely<Tables>,
    app,
    onBell(bell, listener) {
      bells.on(bell, listener);
      return () => bells.off(bell, listener);
    },
    withWorkspace: (call, fn, txOptions) => withWorkspace(transactions, schema, call, fn, txOptions ?? {}),
    inSharedTransaction: (call, work) =>
      spanned(schema, () => {
        const alone = async (tx: Tx) => work.rest(tx, await tx.run(work.first.text, work.first.values));
        return shared.run(workspaceOf(call), work, () => withRetries(transactions, call, alone, { pipelined: true }));
      }),
    sharedCounts: () => shared.counts,
    readRow: (call, ...read) => spanned(schema, () => readRow(reader, binding(workspaceOf(call)), ...read)),
    readRowOf: ({ kind, id }, ...read) =>
      spanned(schema, () => readRow(reader, bindingOf(`${schema}.workspace_of_${kind}`, id), ...read)),
    async close() {
      await Promise.all([orm.close(true), worker.end()]);
      // The ORM ends only a pool over which it ran a statement itself.
      if (!pool.ended) await pool.end();
    },
  };
}

async function readRow<T>(reader: RowReader, ...read: Parameters<RowReader['read']>): Promise<T | undefined> {
  try {
    return await reader.read<T>(...read);
  } catch (error) {
    throw asAppError(error);
  }
}

/** An EntityManager that runs all its statements on `own`, a connection with an open transaction. */
function forkOver(orm: MikroORM, own: Connection): Tx['em'] {
  const em = orm.em.fork({ useContext: false, disableTransactions: false });
  em.setTransactionContext(new Kysely({ dialect: overConnection(own) }));
  return em;
}

async function withWorkspace<T>(
  transactions: Transactions,
  schema: string,
  call: Call,
  fn: (tx: Tx) => Promise<T>,
  options: TransactionOptions<T>,
): Promise<T> {
  return spanned(schema, async () => {
    try {
      return await withRetries(transactions, call, fn, options);
    } catch (error) {
      if (isRefusalToKeep(call, error)) {
        await inTransaction(transactions, { principal: call.principal }, (tx) => storeRefusal(tx, call, error), {});
      }
      throw error;
    }
  });
}

async function withRetries<T>(
  transactions: Transactions,
  call: Call,
  fn: (tx: Tx) => Promise<T>,
  options: TransactionOptions<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(transactions, call, fn, options);
    } catch (error) {
      if (tries < TRANSACTION_TRIES) {
        if (error instanceof NeedsWork) await error.work();
        if (error instanceof NeedsWork || isRetryable(error)) continue;
      }
      throw asAppError(error);
    }
  }
}

function spanned<T>(schema: string, work: () => Promise<T>): Promise<T> {
  return inSpan(tracer, `db ${schema}`, { attributes: { 'db.system.name': 'postgresql' } }, work);
}

const workspaceOf = ({ principal }: Call): string => principal.workspace_id || NO_WORKSPACE;

function inTransaction<T>(
  transactions: Transactions,
  call: Call,
  fn: (tx: Tx) => Promise<T>,
  options: TransactionOptions<T>,
): Promise<T> {
  const workspaceId = workspaceOf(call);
  return transact(transactions, workspaceId, async (opened) => {
    const { beginning } = opened;
    const tx = new Tx(workspaceId, opened, transactions.fork);
    if (call.idempotency) await Promise.all([beginning.answered, claimAnswer(tx, call.principal, call.idempotency)]);
    else if (!options.pipelined) await beginning.answered;
    const answer = await fn(tx);
    await tx.flush();
    if (call.idempotency) {
      await tx.bindTo(workspaceId);
      const kept = options.replay ? options.replay(answer) : answer;
      await storeAnswer(tx, call.principal, call.idempotency, {
        answer: kept,
        impersonal: options.impersonal ?? false,
      });
    }
    return answer;
  });
}
