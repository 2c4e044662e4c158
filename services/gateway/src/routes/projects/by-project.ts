import type { WorkspaceOf } from '../../core/route.ts';

export const byProject: WorkspaceOf = { thing: 'project', service: 'vaults', param: 'project_id' };
