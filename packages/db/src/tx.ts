import type { EntityManager } from '@mikro-orm/postgresql';
import { Kysely } from 'kysely';
import type { Origin, Principal } from '@insights/auth-context';
import { binding } from './beginning.ts';
import { overConnection } from './one-connection.ts';
import type { Connection } from './one-connection.ts';
import type { Opened } from './transact.ts';

/** The workspace of calls without one (e.g. creating a workspace): no tenant sees its rows. */
export const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** What makes a POST repeatable: the caller's key, a hash of the request and the encoding of its answer. */
export interface IdempotentCall {
  readonly key: string;
  readonly hash: string;
  readonly route: string;
  /** Ids in the request; an erasure of one of them removes the stored answer. */
  readonly about?: readonly string[];
  /** Duration of the call so far; without it, the duration of the transaction counts. */
  elapsedMs?(): number;
  encode(answer: unknown): Uint8Array;
}

/** On whose behalf a transaction runs. */
export interface Call {
  readonly principal: Principal;
  readonly idempotency?: IdempotentCall | undefined;
  readonly origin?: Origin | undefined;
}

/** Thrown by a transaction whose request was carried out before; has the stored answer. */
export class IdempotentReplay extends Error {
  readonly answer: Uint8Array;

  constructor(answer: Uint8Array) {
    super('replay of a stored answer');
    this.name = 'IdempotentReplay';
    this.answer = answer;
  }
}

/** Creates an EntityManager that runs all its statements on one connection. */
export type Fork = (connection: Connection) => EntityManager;

/** A statement with `$1` parameters, which others may travel with. `Row` is what it returns. */
export interface Query<Row = unknown> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly row?: Row;
}

/**
 * One transaction, bound to one workspace by row-level security. Statements outside the entity manager flush it first, so they see
 * every change made so far.
 */
export class Tx {
  readonly workspaceId: string;
  readonly #opened: Opened;
  readonly #fork: Fork;
  #em: EntityManager | undefined;
  #kysely: Kysely<unknown> | undefined;

  constructor(workspaceId: string, opened: Opened, fork: Fork) {
    this.workspaceId = workspaceId;
    this.#opened = opened;
    this.#fork = fork;
  }

  /**
   * When the transaction began, by the database's clock, which all processes share; ISO 8601 in UTC. In a `pipelined` or shared transaction
   * only after the first statement.
   */
  get beganAt(): string {
    return this.#opened.beginning.at;
  }

  /** A fresh EntityManager inside this transaction, created at first use; flushed before commit. */
  get em(): EntityManager {
    return (this.#em ??= this.#fork(this.#opened.connection));
  }

  /** The typed query builder inside this transaction. `Tables` follows from a service's entities (`TablesOf`). */
  kysely<Tables>(): Kysely<Tables> {
    this.#kysely ??= new Kysely({ dialect: overConnection(this.#opened.connection, () => this.flush()) });
    return this.#kysely as Kysely<unknown> as Kysely<Tables>;
  }

  /** Rows of a raw statement with `$1` parameters. */
  async rows<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    await this.flush();
    const { rows } = await this.#opened.connection.query(sql, [...parameters]);
    return rows as T[];
  }

  /** The first row of a raw statement. */
  async row<T>(sql: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, parameters))[0];
  }

  /** Runs a raw statement and returns how many rows it affected. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    await this.flush();
    const { rowCount } = await this.#opened.connection.query(sql, [...parameters]);
    return rowCount ?? 0;
  }

  /** Rows of statements that travel together and run in this order: one round trip for all. */
  async rowsOfEach<Rows extends readonly unknown[]>(
    ...queries: { [K in keyof Rows]: Query<Rows[K]> }
  ): Promise<{ [K in keyof Rows]: Rows[K][] }> {
    await this.flush();
    const sent = queries.map(({ text, values }) => this.#opened.connection.query(text, [...values]));
    const results = await Promise.all(sent);
    return results.map(({ rows }) => rows as unknown[]) as { [K in keyof Rows]: Rows[K][] };
  }

  /** Sends a statement and goes on: it travels with what follows it, at the latest with `commit`. If it fails, the transaction fails. */
  async send({ text, values }: Query): Promise<void> {
    await this.flush();
    const sent = this.#opened.connection.query(text, [...values]);
    sent.catch(() => undefined);
    this.#opened.sent.push(sent);
  }

  /** The same transaction, bound to another workspace: only for the call that creates that workspace. */
  async bindTo(workspaceId: string): Promise<Tx> {
    await this.run(binding(workspaceId));
    return new Tx(workspaceId, this.#opened, this.#fork);
  }

  /** After the commit, calls this process's listeners of `bell` (`Db.onBell`). Other processes find the change by polling. */
  ring(bell: string): void {
    this.#opened.rung.add(bell);
  }

  /** Writes the entity manager's changes. Needed by itself only to learn early that a constraint is violated. */
  async flush(): Promise<void> {
    await this.#em?.flush();
  }
}
