import type pg from 'pg';
import type { Db } from './db.ts';
import { asAppError } from './faults.ts';
import { type SchemaGate, type SchemaStatus, readSchema } from './schema-gate.ts';

/** The part of the event bus that OpsService asks. */
export interface EventBusState {
  readonly doEventsWait: boolean;
}

/** The source of OpsService's answers: the schema's state, the bus, and the resolver functions that migrations create for `kinds`. */
export function opsSource(db: Db, gate: SchemaGate, kinds: readonly string[], bus: EventBusState) {
  return {
    kinds,
    readSchema: (): Promise<SchemaStatus> => whole(() => readSchema(db.app, gate)),
    doEventsWait: () => bus.doEventsWait,
    /** `kind` comes from `kinds`, never from a caller. */
    workspaceOf: (kind: string, id: string): Promise<string> =>
      whole(async () => {
        const { rows }: pg.QueryResult<{ workspace_id: string | null }> = await db.app.query(
          `select ${db.schema}.workspace_of_${kind}($1) as workspace_id`,
          [id],
        );
        return rows[0]?.workspace_id ?? '';
      }),
  };
}

async function whole<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asAppError(error);
  }
}
