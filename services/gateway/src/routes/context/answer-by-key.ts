import { z } from 'zod';
import { route } from '../../core/route.ts';
import { CitedAnswer, retrievalFields } from '../../schemas/retrieval.ts';

export const answerByKey = route({
  name: 'retrievalAnswer',
  method: 'post',
  path: '/v1/retrieval/answer',
  tag: 'vaults',
  doc:
    'Answers a question from the passages of one vault. Each sentence ends with the number of its citation; if the documents do not answer the ' +
    'question, the answer states that and has no citations. Takes a retrieval key (`iir_…`), which searches its own vault only.',
  access: { retrieval_key: true },
  workspace: 'given',
  rate: 'retrieval',
  audit: 'context.read',
  timeout_ms: 30_000,
  body: z.object(retrievalFields),
  success: { status: 200, body: CitedAnswer },
  handle: ({ body: { prompt, top_k }, call, retrieval }) =>
    retrieval.answer({ prompt, top_k, vault_ids: [], source_types: [] }, call),
});
