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
