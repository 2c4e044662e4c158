import { type ServiceMigration, mechanismTables } from '@insights/db';
import { limitsTable } from '@insights/quotas';
import { booking } from './booking-tables.ts';
import { contacts } from './contact-tables.ts';
import { conversations, erasures } from './conversation-tables.ts';
import { interviewChanges } from './interview-changes.ts';
import { interviewCounts } from './interview-counts.ts';
import { interviews } from './interview-tables.ts';
import { mail } from './mail-tables.ts';
import { rehearsals } from './rehearsal-tables.ts';
import { recordings } from './recording-tables.ts';
import { sessions } from './session-tables.ts';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('campaigns'),
    ...limitsTable('campaigns'),
    ...interviews,
    ...contacts,
    ...conversations,
    ...sessions,
    ...mail,
    ...recordings,
    ...booking,
    ...erasures,
    ...interviewCounts,
    ...interviewChanges,
    ...rehearsals,
  ],
};
