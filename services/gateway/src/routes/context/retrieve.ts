import { z } from 'zod';
import { route } from '../../core/route.ts';
import { inWorkspaceByUuid } from '../../schemas/inputs.ts';
import { Context, retrievalFields } from '../../schemas/retrieval.ts';
import { sourceTypesFor } from '../documents/source-types.ts';

export const getContext = route({
  name: 'context',
  method: 'post',
  path: '/v1/context',
  tag: 'vaults',
  doc:
    'Returns the passages of documents that fit a prompt best, without a generated answer. ' +
    'Passages of transcripts and reports are left out for an API key without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  rate: 'retrieval',
  audit: 'context.read',
  body: inWorkspaceByUuid.extend({
    ...retrievalFields,
    vault_ids: z.uuid().array().min(1).max(200).optional().describe('The vaults to search; without it, all.'),
  }),
  success: { status: 200, body: Context },
  errors: ['not_found'],
  handle: ({ body: { prompt, top_k, vault_ids }, principal, call, retrieval }) =>
    retrieval.retrieve({ prompt, top_k, vault_ids: vault_ids ?? [], source_types: sourceTypesFor(principal) }, call),
});
