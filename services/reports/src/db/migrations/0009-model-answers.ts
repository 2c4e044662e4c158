import { type ServiceMigration, tenantTable } from '@insights/db';

export const modelAnswers: ServiceMigration = {
  version: 9,
  name: 'model-answers',
  oldest_compatible_code: 1,
  statements: [
    // What a language model answered to the last report's questions, by a hash of each question. Holds people's words.
    `create table reports.model_answers (
       interview_id uuid not null references reports.campaigns on delete cascade,
       key text not null,
       workspace_id uuid not null,
       answer jsonb not null,
       primary key (interview_id, key))`,
    ...tenantTable('reports', 'model_answers'),
  ],
};
