import { route } from '../../core/route.ts';
import { RehearsalInput, RequestedJob } from '../../schemas/rehearsal.ts';
import { untilQueued } from '../jobs/until-queued.ts';
import { settingsOf } from './inputs.ts';

export const rehearse = route({
  name: 'rehearse',
  method: 'post',
  path: '/v1/interviews/rehearsals',
  tag: 'interviews',
  doc:
    'Lets simulated participants walk a guide, in a job whose `result` has what was said and the weak spots of each question. ' +
    'With `trial`, somebody answers instead: each call has all their answers so far, and the result the interview up to what they hear next. ' +
    'It asks no language model and sends nothing, and nothing of it counts as an interview. The result is deleted with the job.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'campaign.rehearsed',
  body: RehearsalInput,
  success: { status: 202, body: RequestedJob },
  errors: ['not_found', 'no_questions'],
  async handle({ body: { interview_id, guide, participants, trial }, call, principal, rehearsals, jobs }) {
    const draft = guide && { ...guide, settings: settingsOf(guide.settings) };
    const { job_id } = await rehearsals.requestRehearsal({ interview_id, guide: draft, participants, trial }, call);
    await untilQueued(jobs, job_id, { principal });
    return { job_id };
  },
});
