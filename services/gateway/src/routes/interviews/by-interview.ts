import type { WorkspaceOf } from '../../core/route.ts';

/** The campaign's own workspace. */
export const byInterview: WorkspaceOf = { thing: 'interview', service: 'campaigns', param: 'interview_id' };
