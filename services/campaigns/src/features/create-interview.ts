import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { Interview } from '../db/entities.ts';
import { templateId } from '../db/load.ts';
import { presentInterview } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { withIds } from '../domain/questions.ts';
import { changedSettings, defaultSettings } from '../domain/interview-settings.ts';

/** Creates a draft campaign. Errors: `invalid_request` (an unknown agent template), `quota_exceeded`. */
export function createInterview(
  { db, now, quotas }: Deps,
  call: Call,
  request: campaigns.CreateInterviewRequest,
): Promise<campaigns.Interview> {
  return db.withWorkspace(call, async (tx) => {
    (await roomFor(tx, quotas.interviews)).take();
    const at = now(tx);
    const interview = tx.em.create(Interview, {
      id: v7(),
      workspace_id: tx.workspaceId,
      project_id: null,
      project_revision: 0,
      name: request.name,
      goal: request.goal,
      language: request.language,
      status: 'draft',
      agent_template_id: await templateId(tx, request.agent_template_id),
      agent_template: null,
      questions: withIds(request.questions),
      settings: changedSettings(defaultSettings(request.language), request.settings),
      version: 1,
      created_at: at,
      updated_at: at,
      started_at: null,
      completed_at: null,
    });
    await announceAudit(tx, call, { action: 'campaign.created', subject: interview.id });
    return presentInterview(interview, { contacts: 0, completed: 0, in_progress: 0 });
  });
}
