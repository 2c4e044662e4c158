import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { LargeField } from '../core/large-field.ts';
import { Email, Instant, nullIfAbsent, recordOf } from './inputs.ts';

const Speaker = z.enum(wordsOf(campaigns.Speaker));

/** Read as a large field: its turns are checked where they are parsed. */
const Transcript = z
  .unknown()
  .describe(
    'For json `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`, else the text.',
  ) as z.ZodType<LargeField>;

/** Checks only that the transcript has the JSON type that `format` requires. */
export const ImportInput = z
  .object({
    contact: z
      .object({ name: z.string().max(200).trim().nullish().describe('Full name.'), email: Email })
      .describe('The participant.'),
    format: z.enum(wordsOf(campaigns.TranscriptFormat)).describe('Format of `transcript`.'),
    transcript: Transcript,
    speaker_map: recordOf(z.string().max(200), Speaker, { most: 100, otherwise: 'At most 100 labels' })
      .default({})
      .describe(
        'Label in the file → who that is, where labels are not the two names. Where several are participants, each turn keeps its label as `speaker_label`.',
      ),
    started_at: nullIfAbsent(Instant.nullish()).describe('When the conversation began.'),
    mode: z.enum(['imported', 'test']).default('imported').describe('A test counts nowhere.'),
  })
  .superRefine(({ format, transcript }, context) => {
    const expected = format === 'json' ? 'object' : 'string';
    if (transcript instanceof LargeField && transcript.kind === expected) return;
    context.addIssue({ code: 'invalid_type', expected, input: transcript, path: ['transcript'] });
  });
