import { eventTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import { deleteSent, nextFindings } from '../db/findings.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';

/** Conversations of one call: about 100 kB, at most 4 MB. */
const AT_ONCE = 20;

type SendDeps = Pick<Deps, 'db' | 'campaigns'>;

/**
 * Gives campaigns what a version found of conversations: summaries, and typed values of imports, which campaigns verifies and stores. The
 * event is repeated while campaigns is unavailable, and the next version sends what is left.
 */
export function findingsConsumer(deps: SendDeps): Subscription {
  return consume(eventTypes.reportReady, {
    consumer: 'findings',
    prepare: ({ workspace_id, message: { interview_id } }) => sendFindings(deps, workspace_id, interview_id),
    handle: () => Promise.resolve(),
  });
}

async function sendFindings({ db, campaigns }: SendDeps, workspaceId: string, interview_id: string): Promise<void> {
  const principal = ownPrincipal(workspaceId);
  for (;;) {
    const next = await db.withWorkspace({ principal }, (tx) => nextFindings(tx, interview_id, AT_ONCE));
    if (next.length === 0) return;
    try {
      await campaigns.storeFindings({ interview_id, items: next.map(({ findings }) => findings) }, { principal });
    } catch (error) {
      // A deleted campaign; its rows go with it.
      if (error instanceof AppError && error.code === 'not_found') return;
      throw error;
    }
    await db.withWorkspace({ principal }, (tx) => deleteSent(tx, next));
  }
}
