import type { ServiceMigration } from '@insights/db';

export const graphFacts: ServiceMigration = {
  version: 22,
  name: 'graph-facts',
  oldest_compatible_code: 1,
  statements: [
    // The map of a campaign's report states facts as well.
    `alter table vaults.stated_facts drop constraint stated_facts_engine_check,
       add constraint stated_facts_engine_check check (engine in ('builtin', 'model', 'graph'))`,
  ],
};
