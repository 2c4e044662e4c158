import { route } from '../../core/route.ts';
import { byTemplate } from './by-template.ts';

export const deleteAgentTemplate = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/agent-templates/:template_id',
  tag: 'agent-templates',
  doc: 'Deletes an agent template. Campaigns that have started keep their copy.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byTemplate,
  audit: 'agent_template.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, agentTemplates }) {
    await agentTemplates.deleteAgentTemplate({ template_id: params.template_id }, call);
    return undefined;
  },
});
