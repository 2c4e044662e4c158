import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Client } from 'pg';

/** Every table of the database that contains one of the words anywhere, in text or in bytes, with the number of rows. */
export async function tablesWith(adminUrl: string, words: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    const sought = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: string }>(
        // OFFSET 0: each row becomes text once, not once for each word.
        `select count(*) from (select t::text as written from ${name} t offset 0) r
          where exists (select from unnest($1::text[]) word where position(word in r.written) > 0)`,
        [sought],
      );
      if (rows[0]?.count !== '0') found.push(`${name}: ${rows[0]?.count}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

/**
 * Every file of a stack's folder that contains a word: logs, and the store of JetStream with all its streams. The database's own files
 * are excluded: they contain deleted rows until they are vacuumed. JetStream replaces files while they are listed: one that is gone has no word.
 */
export function filesWith(dir: string, word: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name.endsWith('.log') || entry.parentPath.includes('jetstream')))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => contentOf(file).includes(word))
    .map((file) => relative(dir, file));
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
