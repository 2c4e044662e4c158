import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0006-event-attempts.ts';
import { growth } from './0005-growth.ts';
import { erasableAnswers } from './0003-erasable-answers.ts';
import { tables } from './0001-tables.ts';
import { maxAttempts } from './0002-max-attempts.ts';
import { payloads } from './0004-payloads.ts';

/** Forward only, in order. */
export const migrations: readonly ServiceMigration[] = [
  tables,
  maxAttempts,
  erasableAnswers,
  payloads,
  growth,
  eventAttempts,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'jobs', needed_version: 6 };
