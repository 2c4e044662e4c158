import { route } from '../../core/route.ts';
import { byInterview } from './by-interview.ts';

export const resetTurnQuestion = route({
  name: 'resetTurnQuestion',
  method: 'delete',
  path: '/v1/interviews/:interview_id/turns/:turn_id/question',
  tag: 'interviews',
  doc: 'Takes back which question a person said that a turn asks: what was recognised counts again. Repeating it changes nothing.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'turn.question_reset',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { interview_id, turn_id }, call, campaigns }) {
    await campaigns.resetTurnQuestion({ interview_id, turn_id }, call);
    return undefined;
  },
});
