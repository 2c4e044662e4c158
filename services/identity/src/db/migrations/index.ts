import type { SchemaGate, ServiceMigration } from '@insights/db';
import { tables } from './0001-tables.ts';
import { emailDomains } from './0002-email-domains.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [tables, emailDomains];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'identity', needed_version: 2 };
