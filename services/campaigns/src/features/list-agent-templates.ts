import type { Input, sessions } from '@insights/contracts';
import { type Call, pageOf, pageBounds, isAfter } from '@insights/db';
import { loadAgentTemplate } from '../db/load.ts';
import { presentAgentTemplate } from '../db/present.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

/** A page of the workspace's templates, newest first. */
export function listAgentTemplates(
  { db }: Deps,
  call: Call,
  { page = null }: Input<sessions.ListAgentTemplatesRequest>,
): Promise<sessions.ListAgentTemplatesResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('agent_templates')
      .selectAll()
      .where((eb) => isAfter(eb, after, ['agent_templates.created_at', 'agent_templates.id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(presentAgentTemplate), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getAgentTemplate(
  { db }: Deps,
  call: Call,
  request: sessions.GetAgentTemplateRequest,
): Promise<sessions.AgentTemplate> {
  return db.withWorkspace(call, async (tx) => presentAgentTemplate(await loadAgentTemplate(tx, request.template_id)));
}
