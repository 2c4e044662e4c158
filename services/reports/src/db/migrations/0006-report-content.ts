import type { ServiceMigration } from '@insights/db';

export const reportContent: ServiceMigration = {
  version: 6,
  name: 'report-content',
  oldest_compatible_code: 1,
  statements: [
    // Null in versions that were generated before these existed; earlier code ignores them.
    `alter table reports.report_versions
       add column findings jsonb,
       add column contradictions jsonb,
       add column question_results jsonb,
       add column participants jsonb,
       add column sample jsonb,
       add column saturation jsonb,
       add column grouping jsonb,
       add column method jsonb,
       add column conversation_summaries jsonb`,
  ],
};
