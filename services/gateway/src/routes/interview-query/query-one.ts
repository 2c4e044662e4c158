import { z } from 'zod';
import { route } from '../../core/route.ts';
import { ONE_QUERY, QueryAnswer, hasOneQuery, queryFields } from '../../schemas/query.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { QUERY_MS, flatAnswer } from './answer.ts';

export const queryInterview = route({
  name: 'query',
  method: 'post',
  path: '/v1/interviews/:interview_id/query',
  tag: 'interview-query',
  doc:
    'Queries the newest report of a campaign: a walk over its graph (`start`, `traverse`), or a `question` that is matched with its claims. ' +
    'Each claim comes with support, dissent, and who said nothing about it. `answers` says what the data says to a question: sentences of a ' +
    'language model, each proven like a claim of the report, or the nearest passages and what can be asked.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'report.queried',
  timeout_ms: QUERY_MS,
  body: z.object(queryFields).refine(hasOneQuery, ONE_QUERY),
  success: { status: 200, body: QueryAnswer },
  errors: ['not_found', 'report_not_ready'],
  async handle({ params: { interview_id }, body, call, queries }) {
    return flatAnswer(await queries.queryReports({ interview_ids: [interview_id], ...body }, call));
  },
});
