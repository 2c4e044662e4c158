import type { ServiceMigration } from '@insights/db';
import { tables } from './0001-tables.ts';

export const migrations: readonly ServiceMigration[] = [tables];
