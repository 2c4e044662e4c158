import type { SchemaGate, ServiceMigration } from '@insights/db';
import { erasableAnswers } from './0003-erasable-answers.ts';
import { hiddenNames } from './0004-hidden-names.ts';
import { erasures } from './0002-erasures.ts';
import { tables } from './0001-tables.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [tables, erasures, erasableAnswers, hiddenNames];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'reports', needed_version: 4 };
