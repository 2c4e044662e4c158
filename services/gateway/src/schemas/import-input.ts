import { z } from 'zod';
import { Email, Instant } from './inputs.ts';

const Speaker = z.enum(['interviewer', 'participant']);

/** The turns of a transcript are checked where they are read; here only that it has the form that `format` names. */
export const ImportInput = z
  .object({
    contact: z.object({ name: z.string().trim().max(200).nullish(), email: Email }),
    format: z.enum(['json', 'vtt', 'srt', 'text']),
    transcript: z
      .unknown()
      .describe('For json `{turns: [{speaker, text, started_ms?, ended_ms?, question_id?, tags?}]}`, else the text.'),
    speaker_map: z
      .record(z.string().max(200), Speaker)
      .refine((map) => Object.keys(map).length <= 100, 'At most 100 labels')
      .default({})
      .describe('Label in the file → who that is, where labels are not the two names.'),
    started_at: Instant.nullish(),
    mode: z.enum(['imported', 'test']).default('imported').describe('A test counts nowhere.'),
  })
  .superRefine(({ format, transcript }, context) => {
    const isObject = typeof transcript === 'object' && transcript !== null && !Array.isArray(transcript);
    const fits = format === 'json' ? isObject : typeof transcript === 'string';
    if (fits) return;
    const expected = format === 'json' ? 'object' : 'string';
    context.addIssue({ code: 'invalid_type', expected, input: transcript, path: ['transcript'] });
  });
