import type { ServiceMigration } from '@insights/db';

/** Whether a value was given exactly, and what is known of an answer without one ("between 6 and 8"). */
export const answerPrecision: ServiceMigration = {
  version: 26,
  name: 'answer-precision',
  oldest_compatible_code: 1,
  statements: [
    // Null: read by code of schema version 25 or earlier, or nothing was read.
    `alter table campaigns.answers
       add column precision text check (precision in ('exact', 'about', 'range', 'below', 'above')),
       add column low int,
       add column high int`,
  ],
};
