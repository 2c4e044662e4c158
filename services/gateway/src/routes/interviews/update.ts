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
  doc: 'Changes the given fields of a campaign. Single settings may be changed, too. Questions cannot change after the start. A campaign is in one project at most.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.changed',
  body: InterviewChange,
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params: { interview_id }, body, principal, call, campaigns, projects }) {
    // Empty: none. Null: unchanged.
    const project_id = body.project_id === '' ? null : body.project_id;
    if (project_id !== null) await projects.getProject({ project_id }, { principal });
    const interview = await campaigns.updateInterview(
      {
        interview_id,
        name: body.name,
        goal: body.goal,
        language: body.language,
        questions: body.questions && { items: body.questions },
        settings: settingsOf(body.settings),
        agent_template_id: body.agent_template_id,
      },
      call,
    );
    if (body.project_id === null) return interview;
    await projects.assignInterview({ interview_id, project_id }, call);
    return { ...interview, project_id };
  },
});
