export { type Db, type DbSettings, type Entities, type TransactionOptions, dbSettings, openDb } from './db.ts';
export { type Call, type IdempotentCall, IdempotentReplay, type Query, type Tx, NO_WORKSPACE } from './tx.ts';
export { type TablesOf, anyOf, jsonb, queriesOver, textOf } from './tables.ts';
export { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, expressionBuilder, sql } from 'kysely';
export { jsonArrayFrom } from 'kysely/helpers/postgres';
export type { Statement } from './row-reader.ts';
export type { BriefWork } from './shared-transactions.ts';
export { OUTBOX_BELL, append, type AppendOptions } from './outbox.ts';
export { type Expiring, deleteOlder } from './delete-older.ts';
export { requestJob } from './request-job.ts';
export { type AuditEntry, actorOf, announceAudit, announceRead } from './audit.ts';
export {
  eventAttempts,
  mechanismTables,
  resolver,
  resolverByKey,
  tenantTable,
  vacuumedOften,
  withoutOutboxBell,
  workerAccess,
} from './schema-sql.ts';
export { type ServiceMigration, migrate } from './migrate.ts';
export { migrateFromEnvironment } from './migrate-from-environment.ts';
export { bootstrapRoles, type RolePasswords } from './bootstrap.ts';
export { type Erased, erasableAnswers, eraseAnswers } from './erased-answers.ts';
export { type Listener, listenForNotifications } from './listen.ts';
export { type MechanismTables, mechanismEntities, mechanismQuery } from './mechanism-tables.ts';
export { type Keyset, isAfter, keyset, nextCursor, pageOf, type PageBounds, pageBounds } from './keyset.ts';
export { type SchemaGate, readSchema, waitForSchema } from './schema-gate.ts';
export { NeedsWork, asAppError, isUniqueViolation } from './faults.ts';
export { preparedName } from './statement-names.ts';
export { opsSource } from './resolve.ts';
export { type StartingService, openServiceDb } from './service-db.ts';
export { anyErased, isErased, markErased, tombstoneTable } from './tombstones.ts';
export { iso } from './types.ts';
