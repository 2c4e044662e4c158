import { route } from '../../core/route.ts';
import { AgentTemplate } from '../../schemas/agent-template.ts';
import { byTemplate } from './by-template.ts';

export const getAgentTemplate = route({
  name: 'get',
  method: 'get',
  path: '/v1/agent-templates/:template_id',
  tag: 'agent-templates',
  doc: 'Shows the newest version of an agent template.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byTemplate,
  success: { status: 200, body: AgentTemplate },
  errors: ['not_found'],
  handle: ({ params, call, agentTemplates }) =>
    agentTemplates.getAgentTemplate({ template_id: params.template_id }, call),
});
