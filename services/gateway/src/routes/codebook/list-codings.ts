import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { QuotedCoding } from '../../schemas/codebook.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listCodings = listRoute({
  name: 'listCodings',
  path: '/v1/interviews/:interview_id/codebook/codings',
  tag: 'codebook',
  doc: 'Lists the passages that people gave codes, newest first.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'report.read',
  query: z.object({
    conversation_id: z.uuid().optional().describe('Only passages of this conversation.'),
  }),
  item: QuotedCoding,
  errors: ['not_found'],
  handle: ({ params: { interview_id }, query: { conversation_id = null }, page, call, codebook }) =>
    codebook.listCodings({ interview_id, conversation_id, page }, call),
});
