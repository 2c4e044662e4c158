import { MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import { connectionTo } from './connection.ts';

/** One migration of a service's schema: forward only, and compatible with the code of the previous version. */
export interface ServiceMigration {
  /** The schema's version after this step; ascending from 1 without gaps. */
  readonly version: number;
  readonly name: string;
  /** The oldest code (by the schema version it needed) that still works on the schema after this step. */
  readonly oldest_compatible_code: number;
  readonly statements: readonly string[];
}

function asMigrationClass(
  Base: typeof Migration,
  service: string,
  step: ServiceMigration,
): new (...args: ConstructorParameters<typeof Migration>) => Migration {
  return class extends Base {
    override up(): void {
      for (const statement of step.statements) this.addSql(statement);
      this.addSql(
        `update ${service}.schema_info set version = ${step.version}, oldest_compatible_code = ${step.oldest_compatible_code}`,
      );
    }
  };
}

/** Migrates a service's schema to its newest version. A second process that migrates at the same time waits and then has nothing to do. */
export async function migrate(service: string, ownerUrl: string, steps: readonly ServiceMigration[]): Promise<void> {
  // Loaded lazily: a running service never migrates.
  const migrations = await import('@mikro-orm/migrations');
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    // The ORM reads host, names and password from the URL and ignores sslmode.
    driverOptions: connectionTo(ownerUrl),
    entities: [],
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    extensions: [migrations.Migrator],
    pool: { min: 0, max: 2 },
    migrations: {
      tableName: 'schema_migrations',
      schema: service,
      snapshot: false,
      silent: true,
      migrationsList: steps.map((step) => ({
        name: `${String(step.version).padStart(4, '0')}-${step.name}`,
        class: asMigrationClass(migrations.Migration, service, step),
      })),
    },
    schema: service,
  });
  try {
    const connection = orm.em.getConnection();
    const lock = await connection.begin();
    try {
      await connection.execute(
        'select pg_advisory_xact_lock(hashtextextended(?, 0))',
        [`migrate ${service}`],
        'all',
        lock,
      );
      await connection.execute(
        `create table if not exists ${service}.schema_info (
           only_row boolean primary key default true check (only_row), version int not null, oldest_compatible_code int not null)`,
      );
      await connection.execute(
        `insert into ${service}.schema_info (version, oldest_compatible_code) values (0, 0) on conflict do nothing`,
      );
      await connection.execute(`grant select on ${service}.schema_info to ${service}_app, ${service}_worker`);
      await orm.migrator.up();
    } finally {
      await connection.rollback(lock);
    }
  } finally {
    await orm.close(true);
  }
}
