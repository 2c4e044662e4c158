import { route } from '../../core/route.ts';
import { AgentTemplate, AgentTemplateInput } from '../../schemas/agent-template.ts';
import { inWorkspace } from '../../schemas/inputs.ts';

export const createAgentTemplate = route({
  name: 'create',
  method: 'post',
  path: '/v1/agent-templates',
  tag: 'agent-templates',
  doc: 'Creates an agent template.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'agent_template.created',
  body: inWorkspace.extend(AgentTemplateInput.shape),
  success: { status: 201, body: AgentTemplate },
  handle: ({ body: { name, persona, tone, probing }, call, agentTemplates }) =>
    agentTemplates.createAgentTemplate({ name, persona, tone, probing }, call),
});
