import { Client } from 'pg';

export interface Column {
  readonly table: string;
  readonly column: string;
  /** The TypeScript type of a value: `string`, `number`, `boolean`, `Buffer`, `json`, or one of these with `[]`. */
  readonly type: string;
  readonly nullable: boolean;
  /** The words that a check constraint allows; null without one. */
  readonly words: readonly string[] | null;
}

const FAMILIES: readonly [type: string, written: RegExp][] = [
  ['string', /^(uuid|text|character varying|timestamp|date|inet)/],
  ['number', /^(smallint|integer|bigint|real|double precision)/],
  ['boolean', /^boolean/],
  ['Buffer', /^bytea/],
  ['json', /^jsonb?/],
];

function familyOf(written: string): string {
  const [family] = FAMILIES.find(([, pattern]) => pattern.test(written)) ?? [written];
  return written.endsWith('[]') ? `${family}[]` : family;
}

/** The columns of all tables of a schema, except partitions. */
const COLUMNS = `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as written, not a.attnotnull as nullable,
    (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`;

/** The words of `column in ('a', 'b')`, as PostgreSQL prints it. */
function wordsIn(checks: readonly string[] | null): string[] | null {
  const list = checks?.find((check) => check.includes('= ANY'));
  return list === undefined ? null : [...list.matchAll(/'([^']*)'::/g)].map(([, word = '']) => word);
}

export async function schemaColumns(ownerUrl: string, schema: string): Promise<Column[]> {
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    type Row = { table: string; column: string; written: string; nullable: boolean; checks: string[] | null };
    const { rows } = await client.query<Row>(COLUMNS, [schema]);
    return rows.map(({ table, column, written, nullable, checks }) => ({
      table,
      column,
      type: familyOf(written),
      nullable,
      words: wordsIn(checks),
    }));
  } finally {
    await client.end();
  }
}
