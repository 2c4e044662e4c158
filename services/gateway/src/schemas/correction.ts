import { z } from 'zod';
import { corrections, reports, wordsOf } from '@insights/contracts';
import { nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

const CorrectionKind = z.enum(wordsOf(corrections.CorrectionKind));
const StatementKind = z.enum(wordsOf(reports.StatementKind));
const Polarity = z.enum(wordsOf(reports.Polarity));
const Label = z.string().max(200).trim().min(1);

const ThemeReference = z.object({
  theme_id: z.string().describe('Id of the theme when it was corrected.'),
  label: z.string().describe('Its label then.'),
  keywords: z.string().array().describe('Its keywords then; later versions find the theme by them.'),
});

const ThemePart = z.object({
  label: z.string().describe('Label of the part.'),
  keywords: z.string().array().describe('Keywords of the theme that belong to it.'),
});

const CorrectedStatement = z.object({
  conversation_id: Id,
  turn_id: Id,
  start: z.int().describe("UTF-16 offset within the turn's text as shown."),
  end: z.int().describe('End of the statement, as `start`.'),
  kind: StatementKind.describe('Its kind, according to the person.'),
  polarity: Polarity.describe("The speaker's stance, according to the person."),
  engine_kind: StatementKind.describe('Its kind, according to the engine.'),
  engine_polarity: Polarity.describe("The speaker's stance, according to the engine."),
});

export const Correction = z
  .object({
    id: Id,
    kind: CorrectionKind.describe('What is corrected.'),
    themes: ThemeReference.array().describe(
      'Two or more of a merger, one of other corrections of themes, none of a statement.',
    ),
    label: orNull(z.string()).describe('The new label, if there is one.'),
    parts: ThemePart.array().describe('Of a split theme.'),
    statement: orNull(CorrectedStatement).describe('Of a corrected statement.'),
    created_by: Id,
    created_at: Time,
    applied: orNull(z.boolean()).describe(
      'Whether the last version has it; false if its theme or statement is gone or a later change replaced it, null if no version was made since.',
    ),
  })
  .meta({ id: 'Correction', description: 'What a person changed in the report. It wins in every later version.' });

const ThemeId = z.string().max(200).describe('Id of a theme in the newest report.');

export const CorrectionInput = z.object({
  kind: CorrectionKind.describe('What to correct.'),
  theme_ids: ThemeId.array().max(20).default([]).describe('The theme, or the themes to merge.'),
  label: nullIfAbsent(Label.optional()).describe('The new label of a renamed or merged theme.'),
  parts: z
    .object({
      label: Label.describe('Label of the part.'),
      keywords: z.string().max(200).array().min(1).max(50).describe('Keywords of the theme that belong to it.'),
    })
    .array()
    .max(10)
    .default([])
    .describe('The parts of a theme to split.'),
  statement: nullIfAbsent(
    z
      .object({
        conversation_id: z.uuid().describe('The conversation.'),
        turn_id: z.uuid().describe('The turn.'),
        start: z.int().min(0).max(2_147_483_647).describe('Any UTF-16 offset within the statement.'),
        kind: StatementKind.describe('What the statement is.'),
        polarity: Polarity.default('neutral').describe("The speaker's stance towards what it is about."),
      })
      .optional(),
  ).describe('The statement to correct or to confirm.'),
});

const Kappa = orNull(z.number()).describe("Cohen's kappa, from -1 to 1; null with too few decisions.");
const Ac1 = orNull(z.number()).describe(
  "Gwet's AC1, from -1 to 1, which keeps its sense where nearly all decisions are the same; null without decisions.",
);

const CodingAgreement = z.object({
  passages: z.int().describe('Passages that people coded and the last version has.'),
  decisions: z.int().describe('Each of them with each code of the codebook.'),
  agreed: z.int().describe('Decisions that the engine and people share.'),
  kappa: Kappa,
  ac1: Ac1,
  by_code: z
    .object({
      code_id: z.string().describe('The code.'),
      engine: z.int().describe('Passages that the engine gave it.'),
      people: z.int().describe('Passages that people gave it.'),
      both: z.int().describe('Passages that both did.'),
    })
    .array()
    .describe('The codes that occur.'),
});

export const Agreement = z
  .object({
    statements: z.int().describe('Statements that a person corrected or confirmed.'),
    agreed: z.int().describe('Those that the engine and the person take for the same kind.'),
    kappa: Kappa,
    ac1: Ac1,
    codings: CodingAgreement.describe('The same for the codes of the codebook.'),
    by_kind: z
      .object({
        kind: StatementKind.describe('The kind.'),
        engine: z.int().describe('Statements that the engine takes for this kind.'),
        people: z.int().describe('Statements that people take for it.'),
        both: z.int().describe('Statements for which both do.'),
      })
      .array()
      .describe('The kinds that occur.'),
  })
  .meta({ id: 'Agreement', description: 'How often the engine and people agree on what statements are.' });
