import type { SchemaGate, ServiceMigration } from '@insights/db';
import { erasableAnswers } from './0004-erasable-answers.ts';
import { hiddenNames } from './0005-hidden-names.ts';
import { erasures } from './0002-erasures.ts';
import { quotas } from './0003-quotas.ts';
import { tables } from './0001-tables.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [tables, erasures, quotas, erasableAnswers, hiddenNames];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'vaults', needed_version: 5 };
