import { type ServiceMigration, erasableAnswers as answerTables } from '@insights/db';

export const erasableAnswers: ServiceMigration = {
  version: 11,
  name: 'erasable-answers',
  oldest_compatible_code: 1,
  statements: [
    ...answerTables('identity'),
    // The log is kept longer than data of participants, so it does not contain their network addresses.
    `update identity.audit_log set client_address = null where actor_kind = 'participant' and client_address is not null`,
  ],
};
