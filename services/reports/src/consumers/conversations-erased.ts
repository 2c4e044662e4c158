import { LockMode } from '@mikro-orm/core';
import { eventTypes } from '@insights/contracts';
import { type Tx, append, markErased } from '@insights/db';
import { type Subscription, consumeErasures } from '@insights/messaging';
import { eraseFromCodebook } from '../db/codebooks.ts';
import { eraseCodings } from '../db/codings.ts';
import { eraseFromCorrections } from '../db/corrections.ts';
import { deleteDigests, readDigests } from '../db/digests.ts';
import { ReportVersion } from '../db/entities.ts';
import { deleteFindings } from '../db/findings.ts';
import { deleteAnswers } from '../db/model-answers.ts';
import { lockCampaign } from '../db/runs.ts';
import { deleteResults } from '../db/syntheses.ts';
import type { Deps } from '../deps.ts';
import type { Reading } from '../analysis/types.ts';
import { conversationsIn, redactReport } from '../domain/redaction/redact-report.ts';

/** Removes erased conversations from every version: quotes, counts, and the items that only they supported. */
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
      const said = await wordsOf(tx, conversation_ids);
      for (const version of versions) {
        const redacted = redactReport(version, erased, said);
        if (!redacted) continue;
        const counted = [...conversationsIn(version)].filter((id) => erased.has(id)).length;
        version.conversation_count = Math.max(0, version.conversation_count - counted);
        Object.assign(version, redacted);
        version.redacted_at = now();
      }
      const left = versions.flatMap(({ key_themes }) => (key_themes ?? []).flatMap(({ keywords }) => keywords));
      await eraseFromCorrections(tx, interview_id, conversation_ids, new Set(left));
      await deleteDigests(tx, { interview_id, conversation_ids });
      await deleteAnswers(tx, { interview_id, conversation_ids });
      await deleteFindings(tx, { interview_id, conversation_ids });
      await eraseFromCodebook(tx, interview_id, conversation_ids);
      await eraseCodings(tx, conversation_ids);
      await deleteResults(tx, interview_id);
      await append(tx, eventTypes.reportRedacted, { interview_id }, { aggregate_id: interview_id });
      return [];
    },
  });
}

/** What the erased people said, as far as the engine has read it. */
async function wordsOf(tx: Tx, conversationIds: readonly string[]): Promise<string[]> {
  const digests = await readDigests(tx, conversationIds);
  return digests.flatMap((json) => (JSON.parse(json) as Pick<Reading, 'turns'>).turns.map(({ text }) => text));
}
