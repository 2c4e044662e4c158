import { z } from 'zod';
import { vaults, wordsOf } from '@insights/contracts';
import { UploadedFile } from '../core/file-form.ts';
import { Email, Name, nullIfAbsent } from './inputs.ts';

const origin = {
  source_type: z
    .enum(wordsOf(vaults.SourceType))
    .default('upload')
    .describe('Where the document comes from. `transcript` and `report` need the scope `exports`.'),
  external_id: nullIfAbsent(z.string().max(200).trim().min(1).nullish()).describe(
    'Id of the document in the system that it comes from. The same one again in the same vault replaces the text.',
  ),
  url: nullIfAbsent(
    z
      .string()
      .max(2048)
      .trim()
      .check(z.url({ protocol: /^https?$/ }))
      .nullish(),
  ).describe('Where the original is.'),
  author_name: nullIfAbsent(z.string().max(200).trim().min(1).nullish()).describe('Name of the author.'),
  author_email: nullIfAbsent(Email.nullish()).describe('E-mail address of the author.'),
};

/** A document as JSON. */
export const DocumentInput = z.object({
  title: Name.describe('Title of the document.'),
  content_text: z
    .string()
    .min(1)
    .describe(
      'The text, plain or Markdown. What is struck (`~~`) or commented out (`<!-- -->`) is left out, and so are soft hyphens. Chunks and quotes refer to UTF-16 offsets in `content_text` of the stored document.',
    ),
  ...origin,
});

/** A document as a file. */
export const DocumentForm = z.object({
  file: (z.unknown() as z.ZodType<UploadedFile>)
    .refine((value) => value instanceof UploadedFile, 'Send the document as the file `file`')
    .describe('Markdown, HTML, PDF, Word (.docx), CSV or plain text, recognised by content and name.')
    .meta({ type: 'string', format: 'binary' }),
  title: Name.optional().describe('Title of the document; the title in the file, or its name, when omitted.'),
  ...origin,
});

export const AddedDocument = z
  .object({
    id: z.string().describe('Unique id.'),
    status: z.enum(wordsOf(vaults.DocumentStatus)).describe('`pending` until the text is stored.'),
    failure: z.string().nullable().describe('Why the file could not be read, and what to do.'),
  })
  .meta({ id: 'AddedDocument' });
