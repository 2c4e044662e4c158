import type { ServiceMigration } from '@insights/db';

export const chatEngines: ServiceMigration = {
  version: 18,
  name: 'chat-engines',
  oldest_compatible_code: 1,
  // Null for questions, and for answers from before.
  statements: [`alter table vaults.chat_messages add column engine text check (engine in ('builtin', 'model'))`],
};
