import { route } from '../../core/route.ts';
import { AgentTemplate, AgentTemplateChange } from '../../schemas/agent-template.ts';
import { byTemplate } from './by-template.ts';

export const updateAgentTemplate = route({
  name: 'update',
  method: 'patch',
  path: '/v1/agent-templates/:template_id',
  tag: 'agent-templates',
  doc: 'Creates the next version of an agent template. Campaigns that have started keep their version.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byTemplate,
  audit: 'agent_template.changed',
  body: AgentTemplateChange,
  success: { status: 200, body: AgentTemplate },
  errors: ['not_found'],
  handle: ({ params, body, call, agentTemplates }) =>
    agentTemplates.updateAgentTemplate({ template_id: params.template_id, ...body }, call),
});
