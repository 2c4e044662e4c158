import { z } from 'zod';
import { route } from '../../core/route.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { AnswerMatch, QuestionId, matchOf } from './answer-match.ts';

export const restoreAnswer = route({
  name: 'restoreAnswer',
  method: 'delete',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/answers/:question_id',
  tag: 'campaign-insights',
  doc: 'Takes back what the team has changed of an answer: what was heard counts again. The next version of the report has it.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'answer.restored',
  headers: AnswerMatch,
  params: z.object({ question_id: QuestionId }),
  success: { status: 204 },
  errors: ['not_found', 'invalid_transition', 'precondition_failed'],
  async handle({ params: { interview_id, conversation_id, question_id }, header, call, campaigns }) {
    await campaigns.restoreAnswer({ interview_id, conversation_id, question_id, if_match: matchOf(header) }, call);
    return undefined;
  },
});
