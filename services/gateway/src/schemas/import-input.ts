import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { LargeField } from '../core/large-field.ts';
import { Email, Instant, nullIfAbsent, recordOf } from './inputs.ts';

const Speaker = z.enum(wordsOf(campaigns.Speaker));

/** Read as a large field: its turns are checked where they are parsed. */
const Transcript = z
  .unknown()
  .describe(
    'For json `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`, or what Whisper, WhisperX, ' +
      'AssemblyAI, Deepgram, Rev or Amazon Transcribe wrote; else the text, or the bytes of the file in base64.',
  ) as z.ZodType<LargeField>;

const FILE = {
  format: z
    .enum(wordsOf(campaigns.TranscriptFormat))
    .describe(
      'Format of `transcript`. `auto` finds it by the content; `docx` needs `encoding: base64`; the first line of `csv` names the columns, among them `speaker` and `text`, perhaps `time` and `end`.',
    ),
  encoding: z
    .enum(['text', 'base64'])
    .default('text')
    .describe('`base64`: `transcript` is the bytes of a file, in UTF-8, UTF-16 or Windows-1252 where it is text.'),
  transcript: Transcript,
  speaker_map: recordOf(z.string().max(200), Speaker, { most: 100, otherwise: 'At most 100 labels' })
    .default({})
    .describe(
      'Label in the file → who that is, where labels are not the two names. Where several are participants, each turn keeps its label as `speaker_label`.',
    ),
  questions: z
    .object({
      seq: z.int().min(1).max(20_000).describe('Place of a turn of the interviewer, from 1, as the preview has it.'),
      question_id: z.string().max(64).nullable().describe('The question of the campaign that it asks; null: none.'),
    })
    .array()
    .max(1_000)
    .default([])
    .describe('Which questions turns of the interviewer ask, where that is not recognised.'),
  strict_speakers: z
    .boolean()
    .default(false)
    .describe(
      'Rejects a file in which a line might be a speaker’s whom `speaker_map` does not name, instead of a warning.',
    ),
};

type File = Pick<z.output<z.ZodObject<typeof FILE>>, 'format' | 'encoding' | 'transcript'>;

/** Checks only that the transcript has the JSON type that `format` requires. */
function checkForm({ format, encoding, transcript }: File, context: z.RefinementCtx): void {
  if (format === 'docx' && encoding !== 'base64') {
    context.addIssue({ code: 'custom', path: ['encoding'], message: 'A Word file is sent with encoding base64' });
  }
  const mayBeJson = encoding === 'text' && (format === 'json' || format === 'auto');
  const accepted = ['string', ...(mayBeJson ? ['object', 'array'] : [])];
  if (transcript instanceof LargeField && accepted.includes(transcript.kind)) return;
  const expected = format === 'json' && encoding === 'text' ? 'object' : 'string';
  context.addIssue({ code: 'invalid_type', expected, input: transcript, path: ['transcript'] });
}

const ImportedContact = z
  .object({
    id: nullIfAbsent(z.uuid().nullish()).describe('A contact of the campaign, instead of an address.'),
    name: z.string().max(200).trim().nullish().describe('Full name.'),
    email: nullIfAbsent(Email.nullish()).describe('Not needed: nobody is written to.'),
  })
  .superRefine(({ id, name, email }, context) => {
    const message =
      id !== null && email !== null
        ? 'Give the id of a contact or an e-mail address, not both'
        : 'A contact needs an id, an e-mail address or a name';
    const isOne = (id === null) !== (email === null) || (id === null && Boolean(name));
    if (!isOne) context.addIssue({ code: 'custom', path: ['email'], message });
  })
  .describe('The participant.');

export const ImportInput = z
  .object({
    contact: ImportedContact,
    ...FILE,
    started_at: nullIfAbsent(Instant.nullish()).describe('When the conversation began.'),
    mode: z.enum(['imported', 'test']).default('imported').describe('A test counts nowhere.'),
  })
  .superRefine(checkForm);

export const PreviewInput = z.object(FILE).superRefine(checkForm);
