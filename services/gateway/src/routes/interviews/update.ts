import { route } from '../../core/route.ts';
import { InterviewChange } from '../../schemas/interview-inputs.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';
import { settingsOf } from './inputs.ts';

export const updateInterview = route({
  name: 'update',
  method: 'patch',
  path: '/v1/interviews/:interview_id',
  tag: 'interviews',
  doc: 'Changes the given fields of a campaign. Single settings may be changed, too. Questions cannot change after the start.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.changed',
  body: InterviewChange,
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, body, call, campaigns }) =>
    campaigns.updateInterview(
      {
        interview_id: params.interview_id,
        name: body.name,
        goal: body.goal,
        language: body.language,
        questions: body.questions && { items: body.questions },
        settings: settingsOf(body.settings),
        agent_template_id: body.agent_template_id,
      },
      call,
    ),
});
