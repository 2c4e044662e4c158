import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Entities, type ServiceMigration, mechanismEntities } from '@insights/db';
import { quotaEntities } from '@insights/quotas';
import { freshDatabaseUrls } from '../support/database.ts';
import { type Column, schemaColumns } from '../support/schema-columns.ts';

const root = resolve(import.meta.dirname, '../..');

/** Tables that only migrations use. */
const BOOKKEEPING = new Set(['schema_info', 'schema_migrations']);

/** Values that mean "none" in a closed column of text that is not null. */
const NONE = '';

async function load<T>(service: string, file: string): Promise<T> {
  return (await import(pathToFileURL(`${root}/services/${service}/src/db/${file}`).href)) as T;
}

/** Columns as the entities describe them. */
function entityColumns(entities: Entities): Column[] {
  const orm = new MikroORM({ entities, clientUrl: 'postgresql://nobody@localhost/none' });
  return [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.flatMap((prop) =>
      prop.fieldNames.map((column, index) => ({
        table: tableName,
        column,
        type: /^jsonb?$/.test(prop.columnTypes[index] ?? '') ? 'json' : prop.runtimeType,
        nullable: prop.nullable ?? false,
        words: prop.items?.map(String) ?? null,
      })),
    ),
  );
}

const nameOf = ({ table, column }: Column): string => `${table}.${column}`;
const typeOf = ({ type, nullable }: Column): string => (nullable ? `${type} | null` : type);
const sorted = (words: readonly string[] | null): string =>
  words === null
    ? 'any text'
    : words
        .filter((word) => word !== NONE)
        .toSorted()
        .join(' | ');

function differences(inDatabase: readonly Column[], inEntities: readonly Column[]): string[] {
  const found: string[] = [];
  const described = new Map(inEntities.map((each) => [nameOf(each), each]));
  for (const actual of inDatabase) {
    const name = nameOf(actual);
    const entity = described.get(name);
    described.delete(name);
    if (!entity) {
      found.push(`${name}: no entity has this column`);
      continue;
    }
    if (typeOf(actual) !== typeOf(entity)) {
      found.push(`${name}: ${typeOf(actual)} in the database, ${typeOf(entity)} in the entity`);
    }
    if (sorted(actual.words) !== sorted(entity.words)) {
      found.push(`${name}: the check allows ${sorted(actual.words)}, the entity ${sorted(entity.words)}`);
    }
  }
  return [...found, ...[...described.keys()].map((name) => `${name}: the database has no such column`)];
}

const services = globSync('services/*/src/db/entities.ts', { cwd: root }).map((file) => file.split('/')[1] ?? '');

for (const service of services.toSorted()) {
  test(`the entities of ${service} match its tables: every column, nullability, type and closed set`, async (t) => {
    const { migrations } = await load<{ migrations: ServiceMigration[] }>(service, 'migrations/index.ts');
    const { entities } = await load<{ entities: Entities }>(service, 'entities.ts');
    const { owner } = await freshDatabaseUrls(t, service, migrations);
    const columns = await schemaColumns(owner, service);
    const application = columns.filter(({ table }) => !BOOKKEEPING.has(table));
    assert.ok(application.length > 0);
    const own = entityColumns([...entities]);
    const shared = entityColumns([...mechanismEntities, ...quotaEntities]).filter(
      ({ table }) =>
        application.some((column) => column.table === table) && !own.some((column) => column.table === table),
    );
    assert.deepEqual(differences(application, [...own, ...shared]), []);
  });
}
