import { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { lockAgentTemplate } from '../db/load.ts';
import { presentAgentTemplate } from '../db/present.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

/** Creates the next version; campaigns that have started keep theirs. Errors: `not_found`. */
export function updateAgentTemplate(
  { db, now }: Deps,
  call: Call,
  request: sessions.UpdateAgentTemplateRequest,
): Promise<sessions.AgentTemplate> {
  return db.withWorkspace(call, async (tx) => {
    const template = await lockAgentTemplate(tx, request.template_id);
    template.name = request.name ?? template.name;
    template.persona = request.persona ?? template.persona;
    if (request.tone !== null) template.tone = knownWord(sessions.Tone, 'tone', request.tone);
    if (request.probing !== null) template.probing = knownWord(sessions.Probing, 'probing', request.probing);
    template.version += 1;
    template.updated_at = now(tx);
    const details = { version: template.version };
    await announceAudit(tx, call, { action: 'agent_template.changed', subject: template.id, details });
    return presentAgentTemplate(template);
  });
}
