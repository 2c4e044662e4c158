import type { EntityManager } from '@mikro-orm/postgresql';
import { type ClientBase, escapeLiteral } from 'pg';
import type { Origin, Principal } from '@insights/auth-context';

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

/** One transaction, bound to one workspace by row-level security. */
export class Tx {
  readonly workspaceId: string;
  readonly #connection: ClientBase;
  readonly #fork: Fork;
  #em: EntityManager | undefined;

  constructor(workspaceId: string, connection: ClientBase, fork: Fork) {
    this.workspaceId = workspaceId;
    this.#connection = connection;
    this.#fork = fork;
  }

  /** A fresh EntityManager inside this transaction, made at first use; flushed before commit. */
  get em(): EntityManager {
    return (this.#em ??= this.#fork(this.#connection));
  }

  /** Rows of a statement with `$1` parameters. Flush the EntityManager first if it holds changes that matter here. */
  async rows<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.#connection.query(sql, [...parameters]);
    return rows as T[];
  }

  async row<T>(sql: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, parameters))[0];
  }

  /** Runs a statement; how many rows it touched. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    const { rowCount } = await this.#connection.query(sql, [...parameters]);
    return rowCount ?? 0;
  }

  /** The same transaction, bound to another workspace: only for the call that makes that workspace. */
  async bindTo(workspaceId: string): Promise<Tx> {
    await this.run(binding(workspaceId));
    return new Tx(workspaceId, this.#connection, this.#fork);
  }

  async flush(): Promise<void> {
    await this.#em?.flush();
  }
}
