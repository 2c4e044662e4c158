import { z } from 'zod';
import { route } from '../../core/route.ts';
import { OwnAnswer, ownAnswer } from '../../schemas/own-answers.ts';

export const correctAnswer = route({
  name: 'correctAnswer',
  method: 'put',
  path: '/v1/join/session/answers/:question_id',
  tag: 'join',
  doc: 'Corrects the answer to a closed question that was asked, before the interview ends. The value counts from now on, as the participant’s own; the one before it is kept as replaced.',
  access: { participant: true },
  workspace: 'none',
  audit: 'answer.corrected',
  params: z.object({ question_id: z.string().max(64).describe('Id of the question.') }),
  body: z.object({ text: z.string().max(1_000).trim().min(1).describe('One of the `choices`, or a number.') }),
  success: { status: 200, body: OwnAnswer },
  errors: ['not_found', 'invalid_transition'],
  handle: async ({ params: { question_id }, body: { text }, call, sessions }) =>
    ownAnswer(await sessions.correctAnswer({ question_id, text }, call)),
});
