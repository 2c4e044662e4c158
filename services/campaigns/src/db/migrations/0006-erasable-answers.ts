import { type ServiceMigration, erasableAnswers as answerTables } from '@insights/db';

export const erasableAnswers: ServiceMigration = {
  version: 6,
  name: 'erasable-answers',
  oldest_compatible_code: 1,
  statements: answerTables('campaigns'),
};
