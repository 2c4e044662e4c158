import type { WorkspaceOf } from '../../core/route.ts';

export const byJob: WorkspaceOf = { thing: 'job', service: 'jobs', param: 'job_id' };
