import { v7 } from 'uuid';
import { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { AgentTemplate } from '../db/entities.ts';
import { presentAgentTemplate } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

/** Creates version 1 of a template. */
export function createAgentTemplate(
  { db, now }: Deps,
  call: Call,
  request: sessions.CreateAgentTemplateRequest,
): Promise<sessions.AgentTemplate> {
  return db.withWorkspace(call, async (tx) => {
    const at = now(tx);
    const { name, persona } = request;
    const template = tx.em.create(AgentTemplate, {
      id: v7(),
      workspace_id: tx.workspaceId,
      name,
      version: 1,
      persona,
      tone: knownWord(sessions.Tone, 'tone', request.tone),
      probing: knownWord(sessions.Probing, 'probing', request.probing),
      created_at: at,
      updated_at: at,
    });
    await announceAudit(tx, call, { action: 'agent_template.created', subject: template.id });
    return presentAgentTemplate(template);
  });
}
