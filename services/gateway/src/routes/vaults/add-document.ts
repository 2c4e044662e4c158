import type { z } from 'zod';
import { AppError, invalid } from '@insights/errors';
import { route } from '../../core/route.ts';
import { AddedDocument, DocumentForm, DocumentInput } from '../../schemas/document-input.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { byVault } from './by-vault.ts';
import { formatOf } from './document-format.ts';

const MEBIBYTE = 1024 * 1024;

export const addVaultDocument = route({
  name: 'addDocument',
  method: 'post',
  path: '/v1/vaults/:vault_id/documents',
  tag: 'vaults',
  doc:
    'Adds a document to a vault, or replaces the text of the one with the same `external_id`. As JSON with its text, or as a form with a file of at most 10 MiB. ' +
    'Until the new text is stored, the former one is found.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byVault,
  audit: 'document.added',
  headers: { Prefer: '`wait=N`: waits up to N seconds, 60 at most, until the document can be found (RFC 7240).' },
  body: DocumentInput,
  file_form: { schema: DocumentForm, limit_bytes: 10 * MEBIBYTE },
  success: { status: 202, body: AddedDocument },
  errors: ['not_found', 'duplicate_document', 'quota_exceeded', 'unsupported_media_type'],
  timeout_ms: 75_000,
  admit: ({ params: { vault_id }, call, vaults }) => vaults.checkUpload({ vault_id }, call),
  handle({ params: { vault_id }, body, principal, wait_seconds, call, vaults }) {
    const { source_type } = body;
    if (!sourceTypesFor(principal).includes(source_type)) {
      throw new AppError('insufficient_scope', {
        publicMessage: `A document with the source_type ${source_type} needs the scope exports.`,
      });
    }
    return vaults.addDocument({ vault_id, ...documentOf(body), wait_seconds }, call);
  },
});

const LONGEST_TITLE = 200;

function documentOf(body: z.output<typeof DocumentInput> | z.output<typeof DocumentForm>) {
  if (!('file' in body)) {
    const { content_text, ...document } = body;
    return { ...document, file_name: '', format: 'text', content: Buffer.from(content_text) } as const;
  }
  const { file, title = null, ...document } = body;
  if (file.content.length === 0) throw invalid(['body', 'file'], 'The file is empty');
  const file_name = file.name.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_TITLE).trim() || 'Untitled';
  return { ...document, title, file_name, format: formatOf(file), content: file.content };
}
