import type { Client } from 'pg';

export interface TableSize {
  /** `schema.table`. */
  table: string;
  rows_each: number;
  bytes_a_row: number;
}

/** Ids that many rows have in common. */
const SHARED = new Set(['workspace_id', 'interview_id', 'vault_id', 'endpoint_id']);
/** Texts that are unique. */
const UNIQUE = new Set(['email', 'key', 'external_id']);
const START_MS = Date.UTC(2026, 0, 1);

interface Column {
  column_name: string;
  data_type: string;
}

/** A column of copy `n`. Ids of one copy refer to each other as in the original, and sort by `n`, as UUIDv7 do. */
function copied({ column_name: name, data_type: type }: Column): string {
  const column = `o.${name}`;
  const suffix = `lpad(n::text, 6, '0')`;
  if (type === 'uuid' && !SHARED.has(name))
    return `(lpad(to_hex(${START_MS} + n * 1000::bigint), 12, '0') || substr(md5(${column}::text || n), 13))::uuid`;
  if (name.endsWith('_hash')) return `sha256(${column} || n::text::bytea)`;
  if (UNIQUE.has(name)) return `left(${column}, -6) || ${suffix}`;
  if (name === 'sequence') return `${column} + n`;
  if (type.startsWith('timestamp')) return `${column} + n * interval '1 second'`;
  return column;
}

/**
 * Adds `times` copies of what the tables hold, and measures them with their indexes. The copies differ in ids, times and unique texts, so
 * indexes are as large as those of real rows. `admin` neither checks foreign keys nor runs triggers.
 */
export async function measureCopies(admin: Client, tables: readonly string[], times: number): Promise<TableSize[]> {
  const sizes: TableSize[] = [];
  for (const table of tables) {
    const { rows: columns } = await admin.query<Column>(
      `select column_name, data_type from information_schema.columns
        where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    const names = columns.map(({ column_name }) => column_name).join(', ');
    const { rowCount } = await admin.query(
      `with originals as materialized (select * from ${table})
       insert into ${table} (${names})
       select ${columns.map(copied).join(', ')} from generate_series(1, ${times}) n, originals o order by n`,
    );
    await admin.query(`vacuum (analyze) ${table}`);
    const { rows } = await admin.query<{ bytes: number; count: number }>(
      `select pg_total_relation_size('${table}')::float8 as bytes, count(*)::int as count from ${table}`,
    );
    const { bytes = 0, count = 1 } = rows[0] ?? {};
    sizes.push({ table, rows_each: (rowCount ?? 0) / times, bytes_a_row: bytes / count });
  }
  return sizes;
}
