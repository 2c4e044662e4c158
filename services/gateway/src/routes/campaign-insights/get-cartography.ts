import { route } from '../../core/route.ts';
import { Cartography } from '../../schemas/synthesis.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getCartography = route({
  name: 'getCartography',
  method: 'get',
  path: '/v1/interviews/:interview_id/cartography',
  tag: 'campaign-insights',
  doc: 'Shows the map of the newest ready report: themes, topics and personas, and what connects them.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: Cartography },
  errors: ['not_found', 'report_not_ready'],
  async handle({ params, call, reports }) {
    const { outputs } = await reports.getReport({ interview_id: params.interview_id }, call);
    return outputs?.cartography ?? { nodes: [], edges: [] };
  },
});
