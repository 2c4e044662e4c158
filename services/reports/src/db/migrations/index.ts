import type { SchemaGate, ServiceMigration } from '@insights/db';
import { tables } from './0001-tables.ts';
import { codebook } from './0002-codebook.ts';

/** Forward only, in order. */
export const migrations: readonly ServiceMigration[] = [tables, codebook];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'reports', needed_version: 2 };
