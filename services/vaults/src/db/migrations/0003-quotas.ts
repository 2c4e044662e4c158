import type { ServiceMigration } from '@insights/db';
import { limitsTable } from '@insights/quotas';

export const quotas: ServiceMigration = {
  version: 3,
  name: 'quotas',
  oldest_compatible_code: 1,
  statements: limitsTable('vaults'),
};
