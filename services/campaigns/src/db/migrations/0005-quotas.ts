import type { ServiceMigration } from '@insights/db';
import { limitsTable } from '@insights/quotas';

export const quotas: ServiceMigration = {
  version: 5,
  name: 'quotas',
  oldest_compatible_code: 1,
  statements: [
    ...limitsTable('campaigns'),
    // For counting them.
    `create index contacts_of_workspace on campaigns.contacts (workspace_id)`,
    `create index conversations_of_workspace on campaigns.conversations (workspace_id, created_at)`,
  ],
};
