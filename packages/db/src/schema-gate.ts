import type pg from 'pg';
import { reasonOf } from './faults.ts';

/** What a service's code asks of its schema. */
export interface SchemaGate {
  readonly service: string;
  /** The lowest schema version that the code works with; also what the schema's `oldest_compatible_code` is compared to. */
  readonly needed_version: number;
}

export interface SchemaStatus {
  service: string;
  schema_version: number;
  needed_version: number;
  oldest_compatible_code: number;
  ok: boolean;
}

/** Whether the schema is at least what the code needs and still serves that code. */
export async function readSchema(pool: pg.Pool, gate: SchemaGate): Promise<SchemaStatus> {
  const { rows } = await pool.query<{ version: number; oldest_compatible_code: number }>(
    `select version, oldest_compatible_code from ${gate.service}.schema_info`,
  );
  const version = rows[0]?.version ?? 0;
  const oldest = rows[0]?.oldest_compatible_code ?? 0;
  return {
    service: gate.service,
    schema_version: version,
    needed_version: gate.needed_version,
    oldest_compatible_code: oldest,
    ok: version >= gate.needed_version && oldest <= gate.needed_version,
  };
}

/** Waits until the schema fits the code, saying every 10 s what it waits for. */
export async function waitForSchema(
  pool: pg.Pool,
  gate: SchemaGate,
  options: { say: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  for (let tries = 0; !options.signal.aborted; tries += 1) {
    const status = await readSchema(pool, gate).catch((error: Error) => error);
    if (!(status instanceof Error) && status.ok) return;
    if (tries % 20 === 1) {
      options.say(
        status instanceof Error
          ? `waiting for the database: ${reasonOf(status)}`
          : `waiting for schema ${gate.service}: version ${status.schema_version} (needed ${gate.needed_version}), serves code from ${status.oldest_compatible_code}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
