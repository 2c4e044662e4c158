import { type Selectable, expressionBuilder, sql } from '@insights/db';
import type { Tables } from './entities.ts';

/** Conditions that several queries share. Their rows are named `v` (conversations), `c` (contacts) and `i` (interviews). */

const v = expressionBuilder<{ v: Tables['conversations'] }, 'v'>();
const ci = expressionBuilder<{ c: Tables['contacts']; i: Tables['interviews'] }, 'c' | 'i'>();

/** Whether conversation `v` counts: tests are part of no count, quota or report. */
export const counts = v('v.mode', '<>', sql.lit<Selectable<Tables['conversations']>['mode']>('test'));

/** Whether contact `c` of interview `i` is hidden from the team at large: name, address and attributes. */
export const hidesContact = ci.or([
  ci.ref('c.hide_name'),
  sql<boolean>`(${ci.ref('i.settings')} ->> 'hide_participant_names')::boolean`,
]);

const c = expressionBuilder<{ c: Tables['contacts'] } & Tables, 'c'>();

/**
 * Whether contact `c` counts as a person: not while somebody who joined with the address of another contact has not consented. The link of
 * that contact is in their mail.
 */
export const isPerson = c.or([
  c('c.joined_as', 'is', null),
  // Who booked keeps the place in the list with the booking.
  c('c.source', '<>', sql.lit('join' as const)),
  c.exists(
    c
      .selectFrom('sessions as own')
      .select('own.id')
      .whereRef('own.id', '=', 'c.id')
      .where('own.return_version', '>', sql.lit(0)),
  ),
]);

/** Whether contact `c` is counted: a person who did not come with test conversations only. */
export const isCounted = c.ref('c.is_counted');
