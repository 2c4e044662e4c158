import type { rehearsals } from '@insights/contracts';
import { type Call, type Db, deleteOlder } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Tables } from '../../db/entities.ts';
import { Rehearsal } from '../../db/rehearsal-entity.ts';

/** A job that has waited for longer fails. */
const KEPT_DAYS = 1;

/** The guide of a job, for the interviewer. Errors: `not_found` (deleted). */
export function readRehearsal(
  { db }: { db: Db },
  call: Call,
  { rehearsal_id: id }: rehearsals.ReadRehearsalRequest,
): Promise<rehearsals.RehearsedGuide> {
  return db.withWorkspace(call, async (tx) => {
    const rehearsal = await tx.em.findOne(Rehearsal, { id });
    if (!rehearsal) throw notFound('rehearsal');
    return rehearsal.guide;
  });
}

/** Deletes guides whose job has ended long ago. */
export function forgetRehearsals({ db }: { db: Db }): Promise<number> {
  return deleteOlder<Tables>(db, { table: 'rehearsals', column: 'created_at', days: KEPT_DAYS });
}
