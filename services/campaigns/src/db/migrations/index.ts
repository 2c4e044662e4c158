import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0022-event-attempts.ts';
import { growth } from './0021-growth.ts';
import { tables } from './0001-tables.ts';
import { erasures } from './0003-erasures.ts';
import { mail } from './0004-mail.ts';
import { quotas } from './0005-quotas.ts';
import { erasableAnswers } from './0006-erasable-answers.ts';
import { returnLinks } from './0007-return-links.ts';
import { knownNames } from './0008-known-names.ts';
import { mailLimits } from './0009-mail-limits.ts';
import { retention } from './0010-retention.ts';
import { flags } from './0011-flags.ts';
import { recordings } from './0012-recordings.ts';
import { schedule } from './0013-schedule.ts';
import { bookingTables } from './0014-booking.ts';
import { joinedAgain } from './0015-joined-again.ts';
import { answers } from './0016-answers.ts';
import { reportReadings } from './0017-report-readings.ts';
import { speakerLabels } from './0018-speaker-labels.ts';
import { summaries } from './0019-summaries.ts';
import { projects } from './0020-projects.ts';
import { rehoming } from './0023-rehoming.ts';
import { sweeps } from './0024-sweeps.ts';
import { answerPrecision } from './0026-answer-precision.ts';
import { interviewCounts } from './0025-interview-counts.ts';
import { sessionTables } from './0002-sessions.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [
  tables,
  sessionTables,
  erasures,
  mail,
  quotas,
  erasableAnswers,
  returnLinks,
  knownNames,
  mailLimits,
  retention,
  flags,
  recordings,
  schedule,
  bookingTables,
  joinedAgain,
  answers,
  reportReadings,
  speakerLabels,
  summaries,
  projects,
  growth,
  eventAttempts,
  rehoming,
  sweeps,
  interviewCounts,
  answerPrecision,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'campaigns', needed_version: 26 };
