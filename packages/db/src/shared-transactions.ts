import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult } from 'pg';
import { binding } from './beginning.ts';
import type { Connection } from './one-connection.ts';
import { type Opened, type Transactions, transact } from './transact.ts';
import { NO_WORKSPACE, type Query, Tx } from './tx.ts';

/** Shared transactions under way in a process: enough to keep two processors busy. */
const AT_ONCE = 4;
/** The first in a transaction waits for the last, with its rows locked. */
const MOST_TOGETHER = 16;

/** Work of one workspace that may share a transaction: it waits for no lock, calls nobody, and its first statement is known beforehand. */
export interface BriefWork<T> {
  readonly first: Query;
  /** What follows; `count` is how many rows the first statement affected. */
  rest(tx: Tx, count: number): Promise<T>;
}

export type SharedCounts = Readonly<Record<'committed' | 'failed', number>>;

interface Waiting<T = unknown> extends BriefWork<T> {
  readonly workspaceId: string;
  alone(): Promise<T>;
  resolve(answer: T): void;
  reject(error: unknown): void;
}

/**
 * Runs brief work in transactions that it shares with other work of any workspace: `begin`, the first statements of all and `commit` take
 * three round trips together (test/bench/event-consumers.ts). Each work runs by itself, bound to its own workspace. It waits only while
 * enough transactions are under way.
 */
export class SharedTransactions {
  readonly #transactions: Transactions;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #isDue = false;
  #committed = 0;
  #failed = 0;

  constructor(transactions: Transactions) {
    this.#transactions = transactions;
  }

  /** How many shared transactions were committed, and how many failed, so that each of their works ran alone. */
  get counts(): SharedCounts {
    return { committed: this.#committed, failed: this.#failed };
  }

  /** `alone`: the same work in a transaction of its own, for when a shared one fails. */
  run<T>(workspaceId: string, { first, rest }: BriefWork<T>, alone: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting<T> = {
        workspaceId,
        first,
        rest: inContext(rest),
        alone: inContext(alone),
        resolve,
        reject,
      };
      this.#waiting.push(waiting as Waiting);
      this.#startSoon();
    });
  }

  /** After what arrives in the same turn of the event loop, so that it is shared out evenly. */
  #startSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#start();
    });
  }

  #start(): void {
    while (this.#waiting.length > 0 && this.#running < AT_ONCE) {
      const share = Math.ceil(this.#waiting.length / (AT_ONCE - this.#running));
      const works = this.#waiting.splice(0, Math.min(share, MOST_TOGETHER));
      this.#running += 1;
      void this.#together(works).finally(() => {
        this.#running -= 1;
        this.#startSoon();
      });
    }
  }

  async #together(works: readonly Waiting[]): Promise<void> {
    if (works.length > 1) {
      try {
        await this.#inOne(works.toSorted(byWorkspace));
        this.#committed += 1;
        return;
      } catch {
        // One of them failed, and nothing of them is stored. Each finds out for itself.
        this.#failed += 1;
      }
    }
    await Promise.all(works.map((work) => work.alone().then(work.resolve, work.reject)));
  }

  async #inOne(works: readonly Waiting[]): Promise<void> {
    const answers = await transact(this.#transactions, works[0]?.workspaceId ?? NO_WORKSPACE, async (opened) => {
      const counts = await sendFirst(opened.connection, works);
      const all: unknown[] = [];
      for (const [index, work] of works.entries()) all.push(await this.#runOne(opened, work, counts[index] ?? 0));
      return all;
    });
    works.forEach((work, index) => work.resolve(answers[index]));
  }

  async #runOne(opened: Opened, work: Waiting, count: number): Promise<unknown> {
    const bound = bind(opened.connection, work);
    const lent = new LentConnection(opened.connection);
    const tx = new Tx(work.workspaceId, { ...opened, connection: lent }, this.#transactions.fork);
    try {
      const answer = await work.rest(tx, count);
      await tx.flush();
      await bound;
      return answer;
    } finally {
      lent.takeBack();
    }
  }
}

/** The first statement of each work, in its workspace: all in one write. Returns how many rows each affected. */
async function sendFirst(connection: Connection, works: readonly Waiting[]): Promise<number[]> {
  const sent = works.map((work) => {
    void bind(connection, work);
    return connection.query(work.first.text, [...work.first.values]);
  });
  return (await Promise.all(sent)).map(({ rowCount }) => rowCount ?? 0);
}

/** Binds the connection to the work's workspace. Whatever follows fails if this fails, and may be awaited before it. */
function bind(connection: Connection, { workspaceId }: Waiting): Promise<unknown> {
  const bound = connection.query(binding(workspaceId));
  bound.catch(() => undefined);
  return bound;
}

/** Runs it in the trace of whoever hands it in. */
const inContext = AsyncLocalStorage.bind;

/** Two transactions meet the rows of workspaces in the same order. */
const byWorkspace = (a: Waiting, b: Waiting): number =>
  Number(a.workspaceId > b.workspaceId) - Number(a.workspaceId < b.workspaceId);

/** A connection for as long as it is bound to one workspace. A statement that is sent too late must not run in the next one. */
class LentConnection implements Connection {
  #connection: Connection | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async query(text: string, values?: unknown[]): Promise<QueryResult> {
    if (!this.#connection) throw new Error('A statement was sent after the end of the work that it belongs to');
    return this.#connection.query(text, values);
  }

  takeBack(): void {
    this.#connection = undefined;
  }
}
