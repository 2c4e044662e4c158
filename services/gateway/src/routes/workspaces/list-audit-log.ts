import { AUDIT_ACTIONS, AUDIT_CHANNELS } from '@insights/contracts';
import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { AuditEntry } from '../../schemas/audit-entry.ts';
import { Instant } from '../../schemas/inputs.ts';

export const listAuditLog = listRoute({
  name: 'listAuditLog',
  path: '/v1/workspaces/:workspace_id/audit-log',
  tag: 'workspaces',
  doc: 'Lists who did what in a workspace, newest first. Entries of other services appear within about a second.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  query: z.object({
    action: z.enum(AUDIT_ACTIONS).optional().describe('Only entries with this action.'),
    actor: z
      .string()
      .max(128)
      .optional()
      .describe('Id of a user or a key; a user stands for the keys made by them, too.'),
    channel: z.enum(AUDIT_CHANNELS).optional().describe('Only entries of this channel.'),
    subject: z.string().max(128).optional().describe('Id of the thing that was acted on.'),
    from: Instant.optional().describe('From this time on.'),
    to: Instant.optional().describe('Before this time.'),
  }),
  item: AuditEntry,
  async handle({ query, page, call, audit }) {
    const { action = null, actor = null, channel = null, subject = null, from = null, to = null } = query;
    const filters = { action, actor, channel, subject, from, to };
    const { items, next_cursor } = await audit.listAuditLog({ page, ...filters }, call);
    return {
      items: items.map((entry) => ({ ...entry, details: JSON.parse(entry.details) as Record<string, unknown> })),
      next_cursor,
    };
  },
});
