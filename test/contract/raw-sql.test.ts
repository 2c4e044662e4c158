import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { rawSql } from './raw-sql.ts';

const root = resolve(import.meta.dirname, '../..');

/** Calls that take the text of a statement. `tx.rows`, `tx.row` and `tx.run` are those of `@insights/db`; `query` is that of `pg`; `queries` is the gRPC client of reports. */
const CALLS =
  /\btx\.(?:rows?|rowsOfEach|run|send)\s*[<(]|(?<!request|response|queries)\.query\s*[<(]|\.readRow(?:Of)?\s*[<(]|\bem\.execute\s*[<(]|\bsql(?:<[^`]*>)?`[^`]*`\s*\.execute\b/g;

const isProgram = (file: string): boolean =>
  !/\.(test|fixture)\.ts$|\/migrations\/|\/test\/|\/contracts\/src\/gen\//.test(file);

/** Number of statements by file. */
function statementsByFile(): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of globSync('{packages,services}/*/src/**/*.ts', { cwd: root }).filter(isProgram)) {
    const { length } = readFileSync(join(root, file), 'utf8').match(CALLS) ?? [];
    if (length) found.set(file, length);
  }
  return found;
}

test('each raw SQL statement is listed with its reason, and each listed one exists', () => {
  const listed = new Map(rawSql.map((entry) => [entry.file, entry]));
  assert.equal(listed.size, rawSql.length, 'each file is listed once');
  const wrong: string[] = [];
  const found = statementsByFile();
  for (const file of new Set([...listed.keys(), ...found.keys()])) {
    const [actual, expected] = [found.get(file) ?? 0, listed.get(file)?.statements ?? 0];
    if (actual !== expected) wrong.push(`${file}: ${actual} statements, ${expected} listed`);
  }
  assert.deepEqual(
    wrong.toSorted(),
    [],
    'use the entity manager or Kysely, or list the statement with a reason in raw-sql.ts',
  );
});

test('each reason says why neither the entity manager nor Kysely can make the statement', () => {
  for (const { file, why } of rawSql) assert.ok(why.length >= 20, file);
});
