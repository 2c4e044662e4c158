import type { JsMsg } from '@nats-io/jetstream';
import { type Db, type MechanismTables, asAppError, sql } from '@insights/db';
import type { EventHeaders } from './event-headers.ts';

const now = sql<string>`now()`;

/** The error of a dead letter whose attempts ended with their process. */
export class ConsumerCrashed extends Error {
  override readonly name = 'ConsumerCrashed';
}

/**
 * Counts the attempts at each event over all processes of a service, crashes included. A row says how many attempts have begun and how
 * many have failed; it is written from the second delivery on, before the attempt, and after every failure. So an event that succeeds
 * at once costs nothing. A first delivery that left no row counts as an attempt: its process probably crashed.
 */
export class Attempts {
  readonly #db: Pick<Db, 'workerKysely'>;
  readonly #limit: number;

  constructor(db: Pick<Db, 'workerKysely'>, limit: number) {
    this.#db = db;
    this.#limit = limit;
  }

  /** Whether an earlier attempt has begun and its end is unknown. */
  async mayCrash(message: JsMsg, event: EventHeaders): Promise<boolean> {
    if (message.info.deliveryCount === 1) return false;
    const row = await this.#run(() =>
      this.#rows()
        .selectFrom('event_attempts')
        .select(['begun', 'failed'])
        .where('event_id', '=', event.id)
        .where('stream_seq', '=', message.seq)
        .executeTakeFirst(),
    );
    return row ? row.begun > row.failed : this.#limit > 1;
  }

  /** Counts an attempt before it runs and returns its number, from 1. Above the limit it must not run. */
  async begin(message: JsMsg, event: EventHeaders): Promise<number> {
    if (!this.#isWritten(message)) return 1;
    // With a limit of 1 the first attempt is written, too, so that a lost delivery is not the only attempt.
    const unseen = this.#limit > 1 ? 1 : 0;
    return this.#count(message, event, { begun: unseen + 1, failed: 0 }, { begun: 1, failed: 0 });
  }

  async failed(message: JsMsg, event: EventHeaders): Promise<void> {
    await this.#count(message, event, { begun: 1, failed: 1 }, { begun: 0, failed: 1 });
  }

  /** A dependency was unavailable: the attempt does not count. */
  async withdraw(message: JsMsg, event: EventHeaders): Promise<void> {
    await this.#count(message, event, { begun: 0, failed: 0 }, { begun: -1, failed: 0 });
  }

  /** After success, or as a dead letter. */
  async forget(message: JsMsg, event: EventHeaders): Promise<void> {
    if (!this.#isWritten(message)) return;
    await this.#run(() =>
      this.#rows()
        .deleteFrom('event_attempts')
        .where('event_id', '=', event.id)
        .where('stream_seq', '=', message.seq)
        .execute(),
    );
  }

  #isWritten(message: JsMsg): boolean {
    return message.info.deliveryCount > 1 || this.#limit === 1;
  }

  async #count(
    { seq }: JsMsg,
    { id, workspace_id }: EventHeaders,
    first: { begun: number; failed: number },
    change: { begun: number; failed: number },
  ): Promise<number> {
    const { begun } = await this.#run(() =>
      this.#rows()
        .insertInto('event_attempts')
        .values({ event_id: id, stream_seq: seq, workspace_id, ...first })
        .onConflict((conflict) =>
          conflict.columns(['event_id', 'stream_seq']).doUpdateSet(({ ref }) => ({
            begun: sql<number>`greatest(${ref('event_attempts.begun')} + ${change.begun}, 0)`,
            failed: sql<number>`${ref('event_attempts.failed')} + ${change.failed}`,
            changed_at: now,
          })),
        )
        .returning('begun')
        .executeTakeFirstOrThrow(),
    );
    return begun;
  }

  #rows() {
    return this.#db.workerKysely<MechanismTables>();
  }

  async #run<T>(statement: () => Promise<T>): Promise<T> {
    try {
      return await statement();
    } catch (error) {
      throw asAppError(error);
    }
  }
}
