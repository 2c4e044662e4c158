import { notFound } from '@insights/errors';
import type { WorkspaceOf } from '../../core/route.ts';
import { route } from '../../core/route.ts';
import { inWorkspaceByUuid, queryInteger } from '../../schemas/inputs.ts';
import { Document } from '../../schemas/vault.ts';
import { sourceTypesFor } from './source-types.ts';

const byDocument: WorkspaceOf = { thing: 'document', service: 'vaults', param: 'document_id' };

export const DocumentVersion = queryInteger(1, 2_147_483_647)
  .optional()
  .describe('The number of a past text; the newest when omitted.');

export const getDocument = route({
  name: 'get',
  method: 'get',
  path: '/v1/documents/:document_id',
  tag: 'documents',
  doc:
    'Shows a document with its full text. A transcript or report takes the scope `exports` too: without it there is none. ' +
    'With `version`, the text as it was when it was cited; past texts are kept for a while, and 404 says that one is gone.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byDocument,
  audit: 'document.read',
  query: inWorkspaceByUuid.extend({ version: DocumentVersion }),
  success: { status: 200, body: Document },
  errors: ['not_found'],
  async handle({ params, query, principal, call, vaults }) {
    const document = await vaults.getDocument(
      { document_id: params.document_id, version: query.version ?? null },
      call,
    );
    if (!sourceTypesFor(principal).includes(document.source_type)) throw notFound('document');
    return document;
  },
});
