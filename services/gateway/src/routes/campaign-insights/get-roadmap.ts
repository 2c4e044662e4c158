import { route } from '../../core/route.ts';
import { RoadmapItem } from '../../schemas/synthesis.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getRoadmap = route({
  name: 'getRoadmap',
  method: 'get',
  path: '/v1/interviews/:interview_id/roadmap',
  tag: 'campaign-insights',
  doc: 'Shows the roadmap of the newest ready report, most important item first.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: RoadmapItem.array() },
  errors: ['not_found', 'report_not_ready'],
  async handle({ params, call, reports }) {
    const { outputs } = await reports.getReport({ interview_id: params.interview_id }, call);
    return outputs?.roadmap ?? [];
  },
});
