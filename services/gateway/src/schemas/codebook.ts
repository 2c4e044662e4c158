import { z } from 'zod';
import { reports, wordsOf } from '@insights/contracts';
import { nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

export const MAX_CODES = 200;

/** Codes of the engine have ids that tell what they are about, so that they are no UUIDs. */
export const CodeId = z.string().min(1).max(200).describe('Id of the code.');

export const Code = z
  .object({
    id: z.string().describe('Kept for the life of the campaign.'),
    name: z.string().describe('A statement or a subject.'),
    definition: z.string().describe('What it means.'),
    includes: z.string().describe('What belongs to it. Rules look for its phrases, which commas separate.'),
    excludes: z.string().describe('What does not.'),
    parent_id: orNull(z.string()).describe('The code above it.'),
    question_ids: z.string().array().describe('Questions of the guide that ask for it.'),
    locked: z.boolean().describe('Only people change it.'),
    author: z.enum(wordsOf(reports.Author)).describe('Who made it: `model`, `floor` (rules) or `person`.'),
    used: z.boolean().describe('Something was coded with it: deleting it needs `merge_into` or `force`.'),
  })
  .meta({ id: 'Code', description: 'A code of the codebook.' });

export const Codebook = z
  .object({ codes: Code.array().describe('All codes.') })
  .meta({ id: 'Codebook', description: 'The codes of a campaign.' });

const Name = z.string().max(120).trim().min(1).describe('A statement or a subject.');
const Text = z.string().max(2_000).trim();
const details = {
  definition: nullIfAbsent(Text.optional()).describe('What it means.'),
  includes: nullIfAbsent(Text.optional()).describe(
    'What belongs to it. Rules look for its phrases, which commas separate.',
  ),
  excludes: nullIfAbsent(Text.optional()).describe('What does not.'),
  parent_id: z
    .string()
    .max(200)
    .nullish()
    .transform((value) => (value === null ? '' : (value ?? null)))
    .describe('The code above it; null: none.'),
  question_ids: nullIfAbsent(z.string().max(64).array().max(100).optional()).describe(
    'Questions of the guide that ask for it: who was asked one and says nothing of it is silent.',
  ),
  locked: nullIfAbsent(z.boolean().optional()).describe('Whether only people change it. True if people set anything.'),
};

export const CodeInput = z.object({ name: Name, ...details });
export const CodeChange = z.object({
  name: nullIfAbsent(Name.optional()).describe('A statement or a subject.'),
  ...details,
});

export const CodebookInput = z.object({
  codes: z
    .object({
      ...details,
      id: nullIfAbsent(z.string().max(200).optional()).describe('Of a code that exists; any other makes a new code.'),
      name: nullIfAbsent(Name.optional()).describe('A statement or a subject. Required of a new code.'),
      parent_id: details.parent_id.describe('The code above it, by its id or its name in this list; null: none.'),
    })
    .array()
    .max(MAX_CODES)
    .describe('All codes. What a code leaves out stays as it is; a code that is left out is deleted.'),
});

export const Coding = z
  .object({
    id: Id,
    conversation_id: Id,
    turn_id: Id,
    start: z.int().describe("UTF-16 offset within the turn's text as it was shown."),
    end: z.int().describe('End of the passage, as `start`.'),
    code_id: z
      .string()
      .describe(
        'The code that has it now, where another was merged into it. A code that was deleted is in no codebook.',
      ),
    created_by: z.string().describe('Id of the user; empty if a program did it.'),
    created_at: Time,
    applied: orNull(z.boolean()).describe(
      'Whether the last version has it; false if its passage or its code is gone, null if no version was made since.',
    ),
  })
  .meta({ id: 'Coding', description: 'A passage that a person gave a code.' });

export const QuotedCoding = Coding.extend({ quote: z.string().describe('The words.') }).meta({
  id: 'QuotedCoding',
  description: 'A passage that a person gave a code, with its words.',
});

export const CodingInput = z.object({
  turn_id: z.uuid().describe('The turn, of a participant.'),
  start: z.int().min(0).max(2_147_483_647).describe("UTF-16 offset within the turn's text as shown."),
  end: z.int().min(1).max(2_147_483_647).describe('End of the passage, as `start`.'),
  code_id: CodeId,
});
