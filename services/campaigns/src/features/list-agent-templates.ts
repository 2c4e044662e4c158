import type { sessions } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import type { AgentTemplate } from '../db/entities.ts';
import { loadAgentTemplate } from '../db/load.ts';
import { presentAgentTemplate } from '../db/present.ts';
import type { Deps } from '../deps.ts';

/** A page of the workspace's templates, newest first. */
export function listAgentTemplates(
  { db }: Deps,
  call: Call,
  request: sessions.ListAgentTemplatesRequest,
): Promise<sessions.ListAgentTemplatesResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<AgentTemplate>(
      `select * from agent_templates
        where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
        order by created_at desc, id desc limit $3`,
      [after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
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
