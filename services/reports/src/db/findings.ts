import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf, jsonb } from '@insights/db';
import { query } from './query.ts';

interface Of {
  readonly interview_id: string;
  readonly report_version_id: string;
}

/** Rows of one statement. */
const AT_ONCE = 200;

/** Keeps what a version found until campaigns has it, in place of what an older version found. The caller holds the campaign's lock. */
export async function keepFindings(tx: Tx, of: Of, found: readonly campaigns.ConversationFindings[]): Promise<void> {
  await deleteFindings(tx, of);
  const rows = found.map((findings) => {
    const { conversation_id } = findings;
    return { ...of, conversation_id, workspace_id: tx.workspaceId, findings: jsonb(findings) };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await query(tx)
      .insertInto('conversation_findings')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}

/** The next conversations of which campaigns lacks the findings. */
export function nextFindings(tx: Tx, interview_id: string, limit: number) {
  return query(tx)
    .selectFrom('conversation_findings')
    .select(['conversation_id', 'report_version_id', 'findings'])
    .where('interview_id', '=', interview_id)
    .orderBy('conversation_id')
    .limit(limit)
    .execute();
}

/** Deletes findings that campaigns has. Those of a version that was stored since then stay. */
export async function deleteSent(tx: Tx, sent: Awaited<ReturnType<typeof nextFindings>>): Promise<void> {
  await query(tx)
    .deleteFrom('conversation_findings')
    .where('conversation_id', '=', anyOf(sent.map(({ conversation_id }) => conversation_id)))
    .where('report_version_id', '=', anyOf(sent.map(({ report_version_id }) => report_version_id)))
    .execute();
}

/** Deletes the findings of some conversations, or all of a campaign. */
export async function deleteFindings(
  tx: Tx,
  { interview_id, conversation_ids }: { interview_id: string; conversation_ids?: readonly string[] },
): Promise<void> {
  const all = query(tx).deleteFrom('conversation_findings').where('interview_id', '=', interview_id);
  await (conversation_ids ? all.where('conversation_id', '=', anyOf(conversation_ids)) : all).execute();
}
