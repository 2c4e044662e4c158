import { LockMode } from '@mikro-orm/core';
import { markErased } from '@insights/db';
import { type Subscription, consumeErasures } from '@insights/messaging';
import { ReportVersion } from '../db/entities.ts';
import { lockCampaign } from '../db/runs.ts';
import { deleteResults } from '../db/syntheses.ts';
import type { Deps } from '../deps.ts';
import { redactReport } from '../domain/redact-report.ts';

/** Removes the quotes of erased conversations from every version, with the items that only they supported. */
export function conversationsErasedConsumer({ now }: Pick<Deps, 'now'>): Subscription {
  return consumeErasures({
    consumer: 'conversations-erased',
    derives: true,
    async erase(tx, { interview_id, conversation_ids }) {
      await lockCampaign(tx, interview_id);
      await markErased(tx, conversation_ids);
      // The lock waits for a version that is being stored, so that it is redacted like the others.
      const versions = await tx.em.find(
        ReportVersion,
        { interview_id, status: ['ready', 'in_progress'] },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const erased = new Set(conversation_ids);
      for (const version of versions) {
        const redacted = redactReport(version, erased);
        if (!redacted) continue;
        Object.assign(version, redacted);
        version.redacted_at = now();
      }
      await deleteResults(tx, interview_id);
      return [];
    },
  });
}
