import { route } from '../../core/route.ts';
import { Persona } from '../../schemas/synthesis.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const getPersonas = route({
  name: 'getPersonas',
  method: 'get',
  path: '/v1/interviews/:interview_id/personas',
  tag: 'campaign-insights',
  doc: 'Shows the personas of the newest ready report.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  success: { status: 200, body: Persona.array() },
  errors: ['not_found', 'report_not_ready'],
  async handle({ params, call, reports }) {
    const { outputs } = await reports.getReport({ interview_id: params.interview_id }, call);
    return outputs?.personas ?? [];
  },
});
