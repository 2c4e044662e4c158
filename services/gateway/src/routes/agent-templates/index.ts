import { createAgentTemplate } from './create.ts';
import { deleteAgentTemplate } from './delete.ts';
import { getAgentTemplate } from './get.ts';
import { listAgentTemplates } from './list.ts';
import { updateAgentTemplate } from './update.ts';

export const agentTemplateRoutes = [
  createAgentTemplate,
  listAgentTemplates,
  getAgentTemplate,
  updateAgentTemplate,
  deleteAgentTemplate,
];
