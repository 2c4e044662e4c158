import type { SchemaGate, ServiceMigration } from '@insights/db';
import { tables } from './0001-tables.ts';

export const migrations: ServiceMigration[] = [tables];

/** What this code asks of its schema. */
export const schemaGate: SchemaGate = { service: 'webhooks', needed_version: 1 };
