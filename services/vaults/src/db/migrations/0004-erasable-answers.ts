import { type ServiceMigration, erasableAnswers as answerTables } from '@insights/db';

export const erasableAnswers: ServiceMigration = {
  version: 4,
  name: 'erasable-answers',
  oldest_compatible_code: 1,
  statements: answerTables('vaults'),
};
