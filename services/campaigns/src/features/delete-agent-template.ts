import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** Drafts lose the template; campaigns that have started keep their copy. Errors: `not_found`. */
export function deleteAgentTemplate(
  { db }: Deps,
  call: Call,
  request: sessions.DeleteAgentTemplateRequest,
): Promise<sessions.DeleteAgentTemplateResponse> {
  return db.withWorkspace(call, async (tx) => {
    const { template_id } = request;
    await query(tx)
      .updateTable('interviews')
      .set({ agent_template_id: null })
      .where('agent_template_id', '=', template_id)
      .where('status', '=', 'draft')
      .execute();
    const { numDeletedRows } = await query(tx)
      .deleteFrom('agent_templates')
      .where('id', '=', template_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('agent template');
    await announceAudit(tx, call, { action: 'agent_template.deleted', subject: template_id });
    return {};
  });
}
