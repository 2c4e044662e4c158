import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Interview } from '../db/entities.ts';
import { loadInterview } from '../db/load.ts';
import { presentInterview } from '../db/present.ts';
import type { Deps } from '../deps.ts';

const MOST_CHARACTERS = 200;

/** A draft with the guide and settings of a campaign, without people, interviews and project. Errors: `not_found`, `quota_exceeded`. */
export function duplicateInterview(
  { db, now, quotas }: Deps,
  call: Call,
  request: campaigns.DuplicateInterviewRequest,
): Promise<campaigns.Interview> {
  return db.withWorkspace(call, async (tx) => {
    (await roomFor(tx, quotas.interviews)).take();
    const original = await loadInterview(tx, request.interview_id);
    const { goal, language, agent_template_id, questions, settings } = original;
    const at = now(tx);
    const interview = tx.em.create(Interview, {
      id: v7(),
      workspace_id: tx.workspaceId,
      project_id: null,
      project_revision: 0,
      name: request.name ?? nextName(original.name),
      goal,
      language,
      status: 'draft',
      agent_template_id,
      agent_template: null,
      questions,
      settings,
      version: 1,
      created_at: at,
      updated_at: at,
      started_at: null,
      completed_at: null,
    });
    const details = { copy_of: original.id };
    await announceAudit(tx, call, { action: 'campaign.created', subject: interview.id, details });
    return presentInterview(interview, { contacts: 0, completed: 0, in_progress: 0 });
  });
}

/** `Night shifts` → `Night shifts (2)` → `Night shifts (3)`. */
function nextName(name: string): string {
  const [, stem = name, number = '1'] = /^(.{1,200}) \((\d{1,4})\)$/su.exec(name) ?? [];
  const ending = ` (${Number(number) + 1})`;
  return stem.slice(0, MOST_CHARACTERS - ending.length).toWellFormed() + ending;
}
