import type { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { Beginning } from './beginning.ts';
import type { Connection } from './one-connection.ts';
import type { Fork } from './tx.ts';

/** What transactions of a process need. */
export interface Transactions {
  readonly pool: Pool;
  readonly bells: EventEmitter;
  readonly fork: Fork;
}

/** An open transaction. */
export interface Opened {
  readonly connection: Connection;
  readonly beginning: Beginning;
  /** Bells to ring after the commit. */
  readonly rung: Set<string>;
  /** Statements that nobody waits for before the commit. */
  readonly sent: Promise<unknown>[];
}

/** Runs `work` in one transaction that begins bound to a workspace. Commits when it succeeds, rolls back when it throws. */
export async function transact<T>(
  { pool, bells }: Transactions,
  workspaceId: string,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  const beginning = new Beginning(connection, workspaceId);
  const opened: Opened = { connection, beginning, rung: new Set(), sent: [] };
  let isSound = true;
  try {
    const answer = await work(opened);
    const [{ command }] = await Promise.all([connection.query('commit'), beginning.answered, ...opened.sent]);
    // What PostgreSQL answers when a statement has failed before.
    if (command === 'ROLLBACK') throw new Error('Nothing is stored: a statement failed, and its error was swallowed');
    for (const bell of opened.rung) bells.emit(bell);
    return answer;
  } catch (error) {
    // A lost connection cannot roll back, but the server already has; the first error is the one to report.
    await connection.query('rollback').catch(() => {
      isSound = false;
    });
    // What followed a statement that failed has failed because of it.
    await beginning.answered;
    await Promise.all(opened.sent);
    throw error;
  } finally {
    connection.release(!isSound);
  }
}
