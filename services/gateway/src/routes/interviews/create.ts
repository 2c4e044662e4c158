import { route } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { InterviewInput } from '../../schemas/interview-inputs.ts';
import { Interview } from '../../schemas/interview.ts';
import { settingsOf } from './inputs.ts';

export const createInterview = route({
  name: 'create',
  method: 'post',
  path: '/v1/interviews',
  tag: 'interviews',
  doc: 'Creates a campaign as a draft.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'campaign.created',
  body: inWorkspace.extend(InterviewInput.shape),
  success: { status: 201, body: Interview },
  errors: ['not_found'],
  async handle({ body: { project_id, ...body }, principal, call, campaigns, projects }) {
    if (project_id !== null) await projects.getProject({ project_id }, { principal });
    const interview = await campaigns.createInterview(
      {
        name: body.name,
        goal: body.goal,
        language: body.language,
        questions: body.questions,
        settings: settingsOf(body.settings),
        agent_template_id: body.agent_template_id,
      },
      call,
    );
    if (project_id !== null) await projects.assignInterview({ interview_id: interview.id, project_id }, call);
    return { ...interview, project_id };
  },
});
