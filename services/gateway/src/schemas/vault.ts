import { z } from 'zod';
import { vaults, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const Vault = z
  .object({
    id: Id,
    workspace_id: Id,
    name: z.string().describe('Name of the vault.'),
    description: z.string().describe('What the vault contains.'),
    counts: z
      .object({ documents: z.int().describe('Documents.'), chunks: z.int().describe('Parts that a search returns.') })
      .describe('Size of the vault.'),
    created_at: Time,
  })
  .meta({ id: 'Vault', description: 'A context vault: a collection of documents for retrieval.' });

const DocumentWarning = z
  .object({
    code: z.enum(wordsOf(vaults.DocumentWarningCode)).describe('Kind of the warning.'),
    message: z.string().describe('What is not in the text, or may be wrong in it, and what to do.'),
    count: z.int().describe('Passages, pictures, pages or parts concerned.'),
    page: orNull(z.int()).describe('The first page concerned; null for formats without pages.'),
  })
  .meta({ id: 'DocumentWarning' });

/** A document without its text. */
export const DocumentEntry = z
  .object({
    id: Id,
    workspace_id: Id,
    vault_id: Id,
    source_type: z.enum(wordsOf(vaults.SourceType)).describe('Where the document came from.'),
    external_id: orNull(z.string()).describe('Id of the document in the system that it came from.'),
    url: orNull(z.string()).describe('Where the original is.'),
    title: z.string().describe('Title of the document.'),
    author_name: orNull(z.string()).describe('Name of the author.'),
    author_email: orNull(z.string()).describe('E-mail address of the author.'),
    status: z
      .enum(wordsOf(vaults.DocumentStatus))
      .describe(
        'Of the newest upload. While it is `pending`, and when it has `failed`, the former text is still retrieved.',
      ),
    failure: orNull(z.string()).describe('Why the newest upload could not be read, and what to do.'),
    warnings: DocumentWarning.array().describe('What of the file is not in the text, or may be wrong in it.'),
    version: z.int().describe('Number of the text; it grows with each replacement. 0 before the first text is stored.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'DocumentEntry' });

export const Document = DocumentEntry.extend({ content_text: z.string().describe('The full text.') }).meta({
  id: 'Document',
});
