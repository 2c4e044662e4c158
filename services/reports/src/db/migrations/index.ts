import type { SchemaGate, ServiceMigration } from '@insights/db';
import { tables } from './0001-tables.ts';

/** Forward only, in order. */
export const migrations: readonly ServiceMigration[] = [tables];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'reports', needed_version: 1 };
