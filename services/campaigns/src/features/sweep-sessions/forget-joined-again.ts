import { asAppError } from '@insights/db';
import { timeNow } from '../../db/clock.ts';
import { isPerson } from '../../db/conditions.ts';
import { query, workerQuery } from '../../db/query.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { minutesAfter } from '../../domain/schedule.ts';

const BATCH = 500;
const KEPT_MINUTES = 24 * 60;

/** Deletes who joined with the address of a contact and did not consent within a day: they have their own link. Returns how many. */
export async function forgetJoinedAgain(deps: SessionDeps): Promise<number> {
  const before = minutesAfter(await timeNow(deps), -KEPT_MINUTES);
  const due = await workerQuery(deps.db)
    .selectFrom('contacts as c')
    .innerJoin('sessions as s', 's.id', 'c.id')
    .select(['c.id', 's.workspace_id'])
    .where('c.joined_as', 'is not', null)
    .where('c.source', '=', 'join')
    .where('c.created_at', '<=', before)
    .where('s.return_version', '=', 0)
    .limit(BATCH)
    .execute()
    .catch((error: unknown) => {
      throw asAppError(error);
    });
  for (const { id, workspace_id } of due) {
    await deps.db.withWorkspace(callWithin(deps.db, workspace_id), (tx) =>
      query(tx)
        .deleteFrom('contacts as c')
        .where('c.id', '=', id)
        .where((eb) => eb.not(isPerson))
        .execute(),
    );
  }
  return due.length;
}
