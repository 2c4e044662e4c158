import type { PeriodicTask } from '@insights/background';
import { sumInterviewCounts } from '../../db/interview-counts.ts';
import type { SessionDeps } from '../../deps.ts';
import { forgetMailRequests } from '../contact-mail/mail-limits.ts';
import { forgetRehearsals } from '../rehearse/read-rehearsal.ts';
import { processOverdue } from '../store-values/await-values.ts';
import { forgetChanges } from '../stream-changes/stream-changes.ts';
import { forgetJoinedAgain } from './forget-joined-again.ts';
import { sweepSessions } from './sweep-sessions.ts';

const EVERY_MS = 10_000;

/** Runs in every replica; what one has handled, the others skip. */
export function sweepTask(deps: SessionDeps): PeriodicTask {
  return {
    name: 'sweep-sessions',
    every_ms: EVERY_MS,
    async run() {
      await processOverdue(deps);
      await sweepSessions(deps);
      await forgetMailRequests(deps);
      await forgetJoinedAgain(deps);
      await forgetChanges(deps);
      await forgetRehearsals(deps);
      await sumInterviewCounts(deps.db);
    },
  };
}
