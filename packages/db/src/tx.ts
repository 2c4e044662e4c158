import type { EntityManager } from '@mikro-orm/postgresql';
import { Kysely } from 'kysely';
import { type ClientBase, escapeLiteral } from 'pg';
import type { Origin, Principal } from '@insights/auth-context';
import { overConnection } from './one-connection.ts';

/** Bound by calls that belong to no workspace (making one): rows under it are visible to no tenant. */
export const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** What makes a POST repeatable: the caller's key, a hash of what was asked, and how its answer is written. */
export interface IdempotentCall {
  readonly key: string;
  readonly hash: string;
  readonly route: string;
  /** Ids that the request named: an erasure of one of them takes the stored answer back. */
  readonly about?: readonly string[];
  /** For how long the call has been at work; absent: since its transaction began. */
  elapsedMs?(): number;
  encode(answer: unknown): Uint8Array;
}

/** On whose behalf a transaction runs. */
export interface Call {
  readonly principal: Principal;
  readonly idempotency?: IdempotentCall | undefined;
  readonly origin?: Origin | undefined;
}

/** Thrown out of a transaction whose work was done before: carries the stored answer. */
export class IdempotentReplay extends Error {
  readonly answer: Uint8Array;

  constructor(answer: Uint8Array) {
    super('answered before');
    this.name = 'IdempotentReplay';
    this.answer = answer;
  }
}

/** Makes an EntityManager whose statements all go over one connection. */
export type Fork = (connection: ClientBase) => EntityManager;

/** Names the workspace that row-level security lets the rest of the transaction see. */
export const binding = (workspaceId: string): string => `set local app.workspace_id = ${escapeLiteral(workspaceId)}`;

/**
 * One transaction, bound to one workspace by row-level security. Statements outside the entity manager flush it first, so they see
 * every change made so far.
 */
export class Tx {
  readonly workspaceId: string;
  readonly #connection: ClientBase;
  readonly #fork: Fork;
  #em: EntityManager | undefined;
  #kysely: Kysely<unknown> | undefined;

  constructor(workspaceId: string, connection: ClientBase, fork: Fork) {
    this.workspaceId = workspaceId;
    this.#connection = connection;
    this.#fork = fork;
  }

  /** A fresh EntityManager inside this transaction, created at first use; flushed before commit. */
  get em(): EntityManager {
    return (this.#em ??= this.#fork(this.#connection));
  }

  /** The typed query builder inside this transaction. `Tables` follows from a service's entities (`TablesOf`). */
  kysely<Tables>(): Kysely<Tables> {
    this.#kysely ??= new Kysely({ dialect: overConnection(this.#connection, () => this.flush()) });
    return this.#kysely as Kysely<unknown> as Kysely<Tables>;
  }

  /** Rows of a raw statement with `$1` parameters. */
  async rows<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    await this.flush();
    const { rows } = await this.#connection.query(sql, [...parameters]);
    return rows as T[];
  }

  /** The first row of a raw statement. */
  async row<T>(sql: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, parameters))[0];
  }

  /** Runs a raw statement and returns how many rows it affected. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    await this.flush();
    const { rowCount } = await this.#connection.query(sql, [...parameters]);
    return rowCount ?? 0;
  }

  /** The same transaction, bound to another workspace: only for the call that creates that workspace. */
  async bindTo(workspaceId: string): Promise<Tx> {
    await this.run(binding(workspaceId));
    return new Tx(workspaceId, this.#connection, this.#fork);
  }

  /** Writes the entity manager's changes. Needed by itself only to learn early that a constraint is violated. */
  async flush(): Promise<void> {
    await this.#em?.flush();
  }
}
