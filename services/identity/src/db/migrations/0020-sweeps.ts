import type { ServiceMigration } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/**
 * Deletes expired entries in the order of the index, from a time on. `last` is the time of the last one if there may be more. The function
 * of version 4 picked any `most` entries, for which a plan may read the whole log; code of before still calls it.
 */
const forgetAudit = lookup(
  'worker',
  'forget_audit(days int, most int, since timestamptz)',
  'table (gone int, last timestamptz)',
  'volatile',
  `declare
     found_rows int;
   begin
     select count(*), max(next.at) into found_rows, last from (
       select a.at from identity.audit_log a
        where a.at >= since and a.at < now() - make_interval(days => days) order by a.at limit most) next;
     delete from identity.audit_log a where a.at >= since and a.at <= last;
     get diagnostics gone = row_count;
     if found_rows < most then last := null; end if;
     return next;
   end`,
);

export const sweeps: ServiceMigration = {
  version: 20,
  name: 'sweeps',
  oldest_compatible_code: 1,
  statements: forgetAudit,
};
