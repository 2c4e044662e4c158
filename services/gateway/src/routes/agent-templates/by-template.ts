import type { WorkspaceOf } from '../../core/route.ts';

/** The template's own workspace. */
export const byTemplate: WorkspaceOf = { thing: 'agent_template', service: 'campaigns', param: 'template_id' };
