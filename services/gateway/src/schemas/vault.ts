import { z } from 'zod';
import { vaults, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const Vault = z
  .object({
    id: Id,
    workspace_id: Id,
    name: z.string(),
    description: z.string(),
    counts: z.object({ documents: z.int(), chunks: z.int() }),
    created_at: Time,
  })
  .meta({ id: 'Vault', description: 'A context vault: documents to look things up in.' });

/** A document without its text. */
export const DocumentEntry = z
  .object({
    id: Id,
    workspace_id: Id,
    vault_id: Id,
    source_type: z.enum(wordsOf(vaults.SourceType)),
    external_id: orNull(z.string()),
    url: orNull(z.string()),
    title: z.string(),
    author_name: orNull(z.string()),
    author_email: orNull(z.string()),
    status: z.enum(wordsOf(vaults.DocumentStatus)),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'DocumentEntry' });

export const Document = DocumentEntry.extend({ content_text: z.string().describe('The full text.') }).meta({
  id: 'Document',
});
