import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0011-event-attempts.ts';
import { growth } from './0010-growth.ts';
import { tables } from './0001-tables.ts';
import { erasures } from './0002-erasures.ts';
import { erasableAnswers } from './0003-erasable-answers.ts';
import { hiddenNames } from './0004-hidden-names.ts';
import { synthesisSignal } from './0005-synthesis-signal.ts';
import { reportContent } from './0006-report-content.ts';
import { conversationDigests } from './0007-conversation-digests.ts';
import { corrections } from './0008-corrections.ts';
import { modelAnswers } from './0009-model-answers.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [
  tables,
  erasures,
  erasableAnswers,
  hiddenNames,
  synthesisSignal,
  reportContent,
  conversationDigests,
  corrections,
  modelAnswers,
  growth,
  eventAttempts,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'reports', needed_version: 11 };
