import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Turn } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

export const setTurnQuestion = route({
  name: 'setTurnQuestion',
  method: 'put',
  path: '/v1/interviews/:interview_id/turns/:turn_id/question',
  tag: 'interviews',
  doc:
    'Says which question of the guide a turn of the interviewer asks in an imported conversation, or that it asks none. It counts instead of what was recognised; ' +
    'the closed answers are read again at once, and the next version of the report counts them.',
  // The answer shows the text of the turn, so it needs the scopes of a transcript.
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'turn.question_set',
  body: z.object({
    question_id: z.string().max(64).nullable().describe('A question of the campaign; null: none of them.'),
  }),
  success: { status: 200, body: Turn },
  errors: ['not_found'],
  handle: ({ params: { interview_id, turn_id }, body: { question_id }, call, campaigns }) =>
    campaigns.setTurnQuestion({ interview_id, turn_id, question_id }, call),
});
