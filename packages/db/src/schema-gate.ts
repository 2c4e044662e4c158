import type pg from 'pg';
import { waitUntil } from '@insights/background';
import { reasonOf } from './faults.ts';

/** What a service's code requires of its schema. */
export interface SchemaGate {
  readonly service: string;
  /** The lowest schema version that the code works with; compared with the schema's `oldest_compatible_code`, too. */
  readonly needed_version: number;
}

export interface SchemaStatus {
  service: string;
  schema_version: number;
  needed_version: number;
  oldest_compatible_code: number;
  ok: boolean;
}

/** Whether the schema is new enough for the code and still compatible with it. */
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

/** Waits until the schema fits the code or `signal` aborts; logs every 10 s what it waits for. */
export async function waitForSchema(
  pool: pg.Pool,
  gate: SchemaGate,
  options: { log: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  let tries = 0;
  const isServed = async (): Promise<boolean> => {
    const status = await readSchema(pool, gate).catch((error: Error) => error);
    if (!(status instanceof Error) && status.ok) return true;
    if (tries % 20 === 1) options.log(describeWait(gate, status));
    tries += 1;
    return false;
  };
  await waitUntil(isServed, { every_ms: 500, signal: options.signal });
}

function describeWait(gate: SchemaGate, status: SchemaStatus | Error): string {
  if (status instanceof Error) return `waiting for the database: ${reasonOf(status)}`;
  const { schema_version, oldest_compatible_code } = status;
  return `waiting for schema ${gate.service}: version ${schema_version} (needed ${gate.needed_version}), serves code from ${oldest_compatible_code}`;
}
