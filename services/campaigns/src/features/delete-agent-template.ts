import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Deps } from '../deps.ts';

/** Drafts lose the template; campaigns that have started keep their copy. Errors: `not_found`. */
export function deleteAgentTemplate(
  { db }: Deps,
  call: Call,
  request: sessions.DeleteAgentTemplateRequest,
): Promise<sessions.DeleteAgentTemplateResponse> {
  return db.withWorkspace(call, async (tx) => {
    const { template_id } = request;
    await tx.run(`update interviews set agent_template_id = null where agent_template_id = $1 and status = 'draft'`, [
      template_id,
    ]);
    const gone = await tx.run('delete from agent_templates where id = $1', [template_id]);
    if (!gone) throw notFound('agent template');
    await announceAudit(tx, call, { action: 'agent_template.deleted', subject: template_id });
    return {};
  });
}
