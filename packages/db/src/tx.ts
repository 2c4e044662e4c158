import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import type { Principal } from '@insights/auth-context';

/** Bound by calls that belong to no workspace (making one): rows under it are visible to no tenant. */
export const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** What makes a POST repeatable: the caller's key, a hash of what was asked, and how its answer is written. */
export interface IdempotentCall {
  readonly key: string;
  readonly hash: string;
  readonly route: string;
  encode(answer: unknown): Uint8Array;
}

/** On whose behalf a transaction runs. */
export interface Call {
  readonly principal: Principal;
  readonly idempotency?: IdempotentCall | undefined;
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

type AnyTransaction = ControlledTransaction<unknown>;

/** One transaction, bound to one workspace by row-level security. */
export class Tx {
  readonly workspaceId: string;
  readonly #trx: AnyTransaction;
  readonly #fork: () => EntityManager;
  #em: EntityManager | undefined;

  constructor(workspaceId: string, trx: AnyTransaction, fork: () => EntityManager) {
    this.workspaceId = workspaceId;
    this.#trx = trx;
    this.#fork = fork;
  }

  /** A fresh EntityManager inside this transaction, made at first use; flushed before commit. */
  get em(): EntityManager {
    if (!this.#em) {
      this.#em = this.#fork();
      this.#em.setTransactionContext(this.#trx);
    }
    return this.#em;
  }

  /** Rows of a statement with `$1` parameters. Flush the EntityManager first if it holds changes that matter here. */
  async rows<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const result = await this.#trx.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return result.rows as T[];
  }

  async row<T>(sql: string, parameters: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, parameters))[0];
  }

  /** Runs a statement; how many rows it touched. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<number> {
    const result = await this.#trx.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return Number(result.numAffectedRows ?? 0);
  }

  /** The same transaction, bound to another workspace: only for the call that makes that workspace. */
  async bindTo(workspaceId: string): Promise<Tx> {
    await this.run(`select set_config('app.workspace_id', $1, true)`, [workspaceId]);
    return new Tx(workspaceId, this.#trx, this.#fork);
  }

  async flush(): Promise<void> {
    await this.#em?.flush();
  }
}
