import { listRoute } from '../../core/route.ts';
import { AgentTemplate } from '../../schemas/agent-template.ts';
import { inWorkspace } from '../../schemas/inputs.ts';

export const listAgentTemplates = listRoute({
  name: 'list',
  path: '/v1/agent-templates',
  tag: 'agent-templates',
  doc: 'Lists agent templates, newest first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  query: inWorkspace,
  item: AgentTemplate,
  handle: ({ page, call, agentTemplates }) => agentTemplates.listAgentTemplates({ page }, call),
});
