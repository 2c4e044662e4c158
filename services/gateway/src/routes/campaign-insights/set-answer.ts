import { z } from 'zod';
import type { campaigns } from '@insights/contracts';
import { route } from '../../core/route.ts';
import { StatusAnswer } from '../../core/status-answer.ts';
import { GivenAnswer, givenAnswer } from '../../schemas/responses.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { AnswerMatch, QuestionId, matchOf } from './answer-match.ts';

export const setAnswer = route({
  name: 'setAnswer',
  method: 'put',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/answers/:question_id',
  tag: 'campaign-insights',
  doc:
    'Sets the value of a closed question in a completed conversation by hand, or removes what was heard. It counts in place of every value that is heard, now or later; ' +
    'what was heard is kept, and `DELETE` takes the change back. The next version of the report has it.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'answer.changed',
  headers: AnswerMatch,
  params: z.object({ question_id: QuestionId }),
  body: z.object({
    value: z
      .union([z.number(), z.string().max(100), z.string().max(100).array().max(200)])
      .nullable()
      .describe(
        'As in responses: a number, the id of an option, `yes` or `no`, the ids of several options (none: an empty list), or a date (`YYYY-MM-DD`). Null removes what was heard.',
      ),
  }),
  success: { status: 200, body: GivenAnswer },
  errors: ['not_found', 'invalid_transition', 'precondition_failed'],
  async handle({ params: { interview_id, conversation_id, question_id }, body: { value }, header, call, campaigns }) {
    const place = { interview_id, conversation_id, question_id, if_match: matchOf(header) };
    const answer = await campaigns.setAnswer({ ...place, value: value === null ? null : typed(value) }, call);
    return new StatusAnswer(200, givenAnswer(answer), { ETag: `"${answer.answer_id}"` });
  },
});

/** Campaigns knows the kind of the question: a text may be an option or a date. */
function typed(value: number | string | string[]): campaigns.AnswerValue {
  if (typeof value === 'number') return { value: { $case: 'number', value } };
  return {
    value: typeof value === 'string' ? { $case: 'option', value } : { $case: 'options', value: { items: value } },
  };
}
