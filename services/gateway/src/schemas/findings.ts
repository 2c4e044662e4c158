import { z } from 'zod';
import { campaigns, reports, wordsOf } from '@insights/contracts';
import { Author, EvidenceIds, ParticipantIds, Sentence, claim } from './claims.ts';
import { Id, orNull } from './outputs.ts';

export const Finding = z
  .object({
    id: z.string().describe('Id within the version.'),
    text: z.string().describe('The headline: a sentence that its quotes support.'),
    sentences: Sentence.array().describe('What else the quotes support.'),
    dissent: orNull(Sentence).describe('What those say who contradict it.'),
    relevance: orNull(Sentence).describe("Why it matters for the campaign's goal."),
    kind: z.enum(wordsOf(reports.StatementKind)).describe('The kind of its statements.'),
    theme_id: orNull(z.string()).describe('The theme that it belongs to.'),
    is_headline: z.boolean().describe('Among the findings that come first, at most five.'),
    ...claim,
  })
  .meta({ id: 'Finding' });

const ContradictionSide = z.object({
  text: z.string().describe('What this side says.'),
  participants: ParticipantIds,
  evidence: EvidenceIds,
  author: Author,
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

const { confidence: _, ...pointClaim } = claim;

const AnswerPoint = z.object({
  text: z.string().describe('What was answered, as a sentence that its quotes support.'),
  ...pointClaim,
});

export const QuestionResult = z
  .object({
    question_id: z.string().describe('Id of the question of the guide.'),
    text: z.string().describe('The question.'),
    kind: z.enum(wordsOf(campaigns.QuestionKind)).describe('Kind of question.'),
    asked: z
      .int()
      .describe('Participants who were asked it, live or imported: those who answered, declined or are unclear.'),
    answered: z.int().describe('Participants who answered it.'),
    declined: z.int().describe('Participants who did not want to answer it.'),
    unclear: z.int().describe('Participants who were asked, and what they said does not tell.'),
    distribution: Distribution.describe(
      'Of a scale or a choice: every value in order; of a `multi_choice`, an answer counts at each option that it names; of dates, by year or month.',
    ),
    valued: z.int().describe('Answers with a clear value: the counts are shares of it.'),
    changed: z.int().describe('Values that the team has set or removed by hand.'),
    median: orNull(z.number()).describe('Of a scale or number with at least one answer.'),
    median_date: orNull(z.string()).describe(
      'Of dates: the year or month of the one in the middle, the earlier of two.',
    ),
    by_segment: z
      .object({
        attribute: z.string().describe('Name of an attribute of contacts.'),
        segments: z
          .object({
            value: z.string().describe('Value of the attribute; empty for contacts without it.'),
            answered: z.int().describe('How many of them answered.'),
            distribution: Distribution.describe('As above, of this group alone.'),
            valued: z.int().describe('As above, of this group alone.'),
          })
          .array()
          .describe('The largest first.'),
        withheld: z.int().describe('Groups that are too small to be shown.'),
      })
      .array()
      .describe('Of a scale or a choice, by attributes of contacts.'),
    points: AnswerPoint.array().describe('What several participants answered, then answers of single ones.'),
  })
  .meta({ id: 'QuestionResult' });

export const Participant = z
  .object({
    id: z.string().describe('P1, P2 and so on; quotes and claims refer to it.'),
    conversation_id: Id.describe('The first of `conversation_ids`.'),
    conversation_ids: Id.array().describe('Conversations of one contact belong to one participant.'),
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
    new_subjects: z.int().array().describe('The same for all subjects, also those of one participant only.'),
    last_five: z.int().describe('Subjects that the last five interviews brought first.'),
    subjects: z.int().describe('Subjects in all.'),
    singletons: z.int().describe('Subjects that one participant alone raises.'),
    is_by_time: z.boolean().describe('Whether the interviews are in the order of their start.'),
    coverage: orNull(z.number()).describe(
      'Estimated share of what people raise that is known, 0..1; null where it cannot be estimated.',
    ),
    coverage_error: orNull(z.number()).describe('In 19 of 20 campaigns the estimate is off by no more than this.'),
    text: z.string().describe('Sentences that explain these figures.'),
  })
  .meta({ id: 'Saturation', description: 'Whether more interviews would bring new themes.' });

export const Grouping = z
  .object({
    is_significant: z.boolean().describe('Personas are groups, not single participants.'),
    text: z.string().describe('Why personas are groups or single participants.'),
  })
  .meta({ id: 'Grouping', description: 'Whether participants fall into groups.' });

export const Method = z
  .object({
    engine: z.enum(wordsOf(reports.EngineName)).describe('What made the report.'),
    engine_version: z.string().describe('Version of its rules.'),
    model: orNull(z.string()).describe('Name of the language model that was asked; null without one.'),
    judge: orNull(z.string()).describe('Name of the model that judged the sentences.'),
    prompts: z
      .object({ name: z.string().describe('A question to the model.'), version: z.int().describe('Of its wording.') })
      .array()
      .describe('What the model was asked.'),
    steps: z.string().array().describe('How the report was made.'),
    limits: z.string().array().describe('What it cannot show.'),
    requests: z.int().describe('Requests for this version. Answers that were stored before cost nothing.'),
    input_tokens: z.int().describe('Tokens sent.'),
    output_tokens: z.int().describe('Tokens received.'),
    cost: orNull(z.number()).describe('In the currency of the configured prices; null without prices.'),
    dropped: z
      .object({
        check: z.enum(wordsOf(reports.Check)).describe('The check that it did not pass.'),
        count: z.int().describe('How many.'),
      })
      .array()
      .describe("What the checks dropped of a model's output."),
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
      .object({ text: z.string().describe('A sentence.'), evidence: EvidenceIds, author: Author })
      .array()
      .describe('What was said, in a few points.'),
  })
  .meta({ id: 'ReportConversationSummary' });
