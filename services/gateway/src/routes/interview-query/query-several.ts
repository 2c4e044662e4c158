import { z } from 'zod';
import { route } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { ONE_QUERY, QueryAnswer, hasOneQuery, queryFields } from '../../schemas/query.ts';
import { QUERY_MS, flatAnswer } from './answer.ts';

export const queryInterviews = route({
  name: 'campaigns',
  method: 'post',
  path: '/v1/query',
  tag: 'query',
  doc: 'Queries the newest reports of several campaigns, like the query of one. Campaigns without a report are named.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  audit: 'report.queried',
  timeout_ms: QUERY_MS,
  body: inWorkspace
    .extend({ interview_ids: z.uuid().array().min(1).max(20).describe('The campaigns.'), ...queryFields })
    .refine(hasOneQuery, ONE_QUERY),
  success: { status: 200, body: QueryAnswer },
  errors: ['not_found', 'report_not_ready'],
  async handle({ body, call, queries }) {
    return flatAnswer(await queries.queryReports(body, call));
  },
});
