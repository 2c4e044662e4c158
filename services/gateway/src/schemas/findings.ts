import { z } from 'zod';
import { campaigns, reports, wordsOf } from '@insights/contracts';
import { DissentIds, EvidenceIds, ParticipantIds, claim } from './claims.ts';
import { Id, orNull } from './outputs.ts';

export const Finding = z
  .object({
    id: z.string().describe('Id within the version.'),
    text: z.string().describe('The claim, as a sentence that its quotes support.'),
    kind: z.enum(wordsOf(reports.StatementKind)).describe('The kind of its statements.'),
    theme_id: orNull(z.string()).describe('The theme that it belongs to.'),
    is_headline: z.boolean().describe('Among the findings that answer the goal of the campaign.'),
    ...claim,
  })
  .meta({ id: 'Finding' });

const ContradictionSide = z.object({
  text: z.string().describe('What this side says.'),
  participants: ParticipantIds,
  evidence: EvidenceIds,
});

export const Contradiction = z
  .object({
    id: z.string().describe('Id within the version.'),
    subject: z.string().describe('What the two sides are about.'),
    is_within_one: z.boolean().describe('One participant says both.'),
    positive: orNull(ContradictionSide).describe('Those who are for it.'),
    negative: orNull(ContradictionSide).describe('Those who are against it.'),
  })
  .meta({ id: 'Contradiction' });

const Distribution = z
  .object({
    value: z.string().describe('An option, or a value of the scale.'),
    count: z.int().describe('How many gave it.'),
  })
  .array();

const AnswerPoint = z.object({
  text: z.string().describe('What was answered, as a sentence that its quotes support.'),
  support_count: claim.support_count,
  dissent_count: claim.dissent_count,
  silent_count: claim.silent_count,
  evidence: EvidenceIds,
  dissent_evidence: DissentIds,
  supporters: ParticipantIds,
  dissenters: ParticipantIds,
});

export const QuestionResult = z
  .object({
    question_id: z.string().describe('Id of the question of the guide.'),
    text: z.string().describe('The question.'),
    kind: z.enum(wordsOf(campaigns.QuestionKind)).describe('Kind of question.'),
    asked: z.int().describe('How often it was asked.'),
    answered: z.int().describe('How often it was answered.'),
    declined: z.int().describe('How often the participant did not want to answer it.'),
    distribution: Distribution.describe('Of a scale or a choice: every value in order.'),
    median: orNull(z.number()).describe('Of a scale with at least one answer.'),
    by_segment: z
      .object({
        attribute: z.string().describe('Name of an attribute of contacts.'),
        segments: z
          .object({
            value: z.string().describe('Value of the attribute; empty for contacts without it.'),
            answered: z.int().describe('How many of them answered.'),
            distribution: Distribution.describe('As above, of this group alone.'),
          })
          .array()
          .describe('The largest first.'),
        withheld: z.int().describe('Groups that are too small to be shown.'),
      })
      .array()
      .describe('Of a scale or a choice, by attributes of contacts.'),
    points: AnswerPoint.array().describe('Of an open question: what was answered most.'),
  })
  .meta({ id: 'QuestionResult' });

export const Participant = z
  .object({
    id: z.string().describe('P1, P2 and so on; quotes and claims refer to it.'),
    conversation_id: Id,
    contact_id: Id,
    speaker_label: orNull(z.string()).describe(
      'Where a conversation has several participants. Hidden names are masked.',
    ),
    language: z.string().describe('BCP 47 tag; `und` if it was not recognised.'),
    statements: z.int().describe('Statements that the report could use.'),
  })
  .meta({ id: 'Participant' });

export const Sample = z
  .object({
    conversations: z.int().describe('Conversations that were read.'),
    participants: z.int().describe('People who were interviewed.'),
    statements: z.int().describe('Statements that the report could use.'),
    languages: z
      .object({
        language: z.string().describe('BCP 47 tag; `und` if it was not recognised.'),
        conversations: z.int().describe('Conversations in this language.'),
        is_full: z.boolean().describe('False: summaries and quotes only, no claims.'),
      })
      .array()
      .describe('Languages of the conversations.'),
    excluded: z
      .object({
        conversation_id: Id,
        reason: z.enum(wordsOf(reports.ExclusionReason)).describe('Why nothing of it was used.'),
      })
      .array()
      .describe('Conversations of which nothing was used.'),
    unused: z
      .object({ reason: z.string().describe('Why.'), statements: z.int().describe('How many.') })
      .array()
      .describe('Sentences that support nothing, by reason. Empty after a redaction.'),
  })
  .meta({ id: 'Sample', description: 'Who was interviewed.' });

export const Saturation = z
  .object({
    new_themes: z
      .int()
      .array()
      .describe('How many themes each interview brought first, in the order of the interviews.'),
    last_five: z.int().describe('Themes that the last five interviews brought first.'),
    coverage: orNull(z.number()).describe('Estimated share of all themes that are known, 0..1.'),
    text: z.string().describe('A sentence that explains both.'),
  })
  .meta({ id: 'Saturation', description: 'Whether more interviews would bring new themes.' });

export const Grouping = z
  .object({
    is_significant: z.boolean().describe('Without it there are no personas.'),
    p_value: orNull(z.number()).describe(
      'Share of random groupings that separate the participants at least as well. Null: too few participants.',
    ),
    permutations: z.int().describe('Random groupings that were tried.'),
    text: z.string().describe('What the test says.'),
  })
  .meta({ id: 'Grouping', description: 'Whether participants fall into groups.' });

export const Method = z
  .object({
    engine: z.enum(wordsOf(reports.EngineName)).describe('What made the report.'),
    engine_version: z.string().describe('Version of its rules.'),
    model: orNull(z.string()).describe('Name of the language model; null for the built-in engine.'),
    steps: z.string().array().describe('How the report was made.'),
    limits: z.string().array().describe('What it cannot show.'),
    dropped_quotes: z.int().describe('Quotes of a model that were not verbatim.'),
    dropped_claims: z.int().describe('Claims of a model without evidence.'),
    contradicted_claims: z.int().describe('Claims of a model that their quotes contradict.'),
    unanswered_requests: z
      .int()
      .describe('Requests to a model without a usable answer; the result of the built-in engine stands there.'),
  })
  .meta({ id: 'Method', description: 'How the report was made, and its limits.' });

export const ConversationSummary = z
  .object({
    conversation_id: Id,
    participants: ParticipantIds,
    language: z.string().describe('BCP 47 tag of the summary.'),
    points: z
      .object({ text: z.string().describe('A sentence.'), evidence: EvidenceIds })
      .array()
      .describe('What was said, in a few points.'),
  })
  .meta({ id: 'ReportConversationSummary' });
