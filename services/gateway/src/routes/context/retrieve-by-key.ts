import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Context, retrievalFields } from '../../schemas/retrieval.ts';

export const retrieveByKey = route({
  name: 'retrieve',
  method: 'post',
  path: '/v1/retrieval',
  tag: 'vaults',
  doc: 'Returns the passages of one vault that fit a prompt best. Takes a retrieval key (`iir_…`), which searches its own vault only.',
  access: { retrieval_key: true },
  workspace: 'given',
  rate: 'retrieval',
  audit: 'context.read',
  body: z.object(retrievalFields),
  success: { status: 200, body: Context },
  handle: ({ body: { prompt, top_k }, call, retrieval }) =>
    retrieval.retrieve({ prompt, top_k, vault_ids: [], source_types: [] }, call),
});
