import { LockMode } from '@mikro-orm/core';
import { buryConversations } from '@insights/db';
import { type Subscription, consumeErasures } from '@insights/messaging';
import { ReportVersion } from '../db/entities.ts';
import { lockCampaign } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { redactReport } from '../domain/redact-report.ts';

/** Quotes of what was erased leave every version, and with them all that rested on nothing else. */
export function conversationsErasedConsumer({ now }: Pick<Deps, 'now'>): Subscription {
  return consumeErasures({
    consumer: 'conversations-erased',
    derives: true,
    async erase(tx, { interview_id, conversation_ids }) {
      await lockCampaign(tx, interview_id);
      await buryConversations(tx, conversation_ids);
      // A version that is just being stored is waited for: it is looked at like the others.
      const where = { interview_id, status: { $in: ['ready', 'in_progress'] } } as const;
      const versions = await tx.em.find(ReportVersion, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const erased = new Set(conversation_ids);
      for (const version of versions) {
        const redacted = redactReport(version, erased);
        if (redacted) Object.assign(version, redacted, { redacted_at: now() });
      }
      // An aggregate names no evidence, so it cannot be known to be free of what was erased: it is made again when asked for.
      await tx.run('delete from syntheses where interview_id = $1 and status <> $2', [interview_id, 'queued']);
      return [];
    },
  });
}
