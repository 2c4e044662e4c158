import { listRoute } from '../../core/route.ts';
import { Correction } from '../../schemas/correction.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listCorrections = listRoute({
  name: 'listCorrections',
  path: '/v1/interviews/:interview_id/report/corrections',
  tag: 'campaign-reports',
  doc: 'Lists what people corrected in the report, newest first.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  item: Correction,
  errors: ['not_found'],
  handle: ({ params: { interview_id }, page, call, corrections }) =>
    corrections.listCorrections({ interview_id, page }, call),
});
