import { z } from 'zod';
import { campaigns, reports, wordsOf } from '@insights/contracts';
import { Author, Confidence, DissentIds, EvidenceIds, ParticipantIds, Sentence, balance, claim } from './claims.ts';
import { Id, Time, orNull, wordOrNull } from './outputs.ts';

export const KeyTheme = z
  .object({
    id: z.string().describe('Id within the version.'),
    label: z.string().describe('Name of the theme: a short sentence or noun phrase that its quotes are about.'),
    description: z.string().describe('What the theme is about.'),
    keywords: z.string().array().describe('Words that mark the theme.'),
    mention_count: z.int().describe('How often the theme is mentioned.'),
    conversation_count: z.int().describe('Conversations that mention the theme.'),
    sentiment: z.enum(wordsOf(reports.Sentiment)).describe('How participants feel about the theme.'),
    origin: wordOrNull(reports.ThemeOrigin).describe(
      '`emergent`: participants raised it. `question`: a question of the guide asks about it. `team`: people added it to the codebook.',
    ),
    question_id: orNull(z.string()).describe('The question of the guide that it comes from.'),
    ...claim,
    is_corrected: z.boolean().describe('A person changed it; the correction survives later versions.'),
    kinds: z
      .object({
        kind: z.enum(wordsOf(reports.StatementKind)).describe('The kind of the statements.'),
        statements: z.int().describe('Statements of this kind.'),
        participants: z.int().describe('Participants who made one.'),
      })
      .array()
      .describe('How many statements of each kind it has. Empty after a redaction that concerns it.'),
  })
  .meta({ id: 'KeyTheme' });

export const Evidence = z
  .object({
    id: z.string().describe('Id within the version.'),
    turn_id: Id,
    conversation_id: Id,
    quote: z.string().describe('The passage, word for word.'),
    start: z.int().describe("UTF-16 offset within the turn's text as shown."),
    end: z.int().describe('End of the passage, as `start`.'),
    verified: z.boolean().describe('The quote was compared with its turn, character by character.'),
    participant: z.string().describe('Id of the participant who said it, or to whom the interviewer said it.'),
    speaker: z
      .preprocess((word) => (word === 'unspecified' ? 'participant' : word), z.enum(wordsOf(campaigns.Speaker)))
      .describe(
        'Who said it. Only answers to questions quote the interviewer, of imported interviews alone; that counts for nobody.',
      ),
    asked: orNull(z.string()).describe("The interviewer's turn before it; null if there is none."),
    before: z.string().describe('The text before the quote in its turn.'),
    after: z.string().describe('The text after the quote in its turn.'),
    translation: orNull(z.string()).describe(
      "What a language model makes of the quote in the campaign's language; it is no quote. Null where the quote is in that language, or nothing was found that says the same.",
    ),
    started_ms: orNull(z.int()).describe('When the turn begins, since the start of the conversation.'),
    kind: wordOrNull(reports.StatementKind).describe('The kind of the statement.'),
    polarity: wordOrNull(reports.Polarity).describe('How the speaker stands to what the statement is about.'),
  })
  .meta({ id: 'Evidence' });

export const GraphNode = z
  .object({
    id: z.string().describe('Id within the version.'),
    type: z.enum(wordsOf(reports.NodeType)).describe('Kind of node.'),
    label: z.string().describe('Name to show.'),
    weight: z.number().describe('How many participants.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphNode' });

export const GraphEdge = z
  .object({
    id: z.string().describe('Id within the version.'),
    type: z.enum(wordsOf(reports.EdgeType)).describe('Kind of edge.'),
    from: z.string().describe('Id of the node where the edge begins.'),
    to: z.string().describe('Id of the node where the edge ends.'),
    weight: z.number().describe('How many participants connect the two.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphEdge' });

export const Cartography = z
  .object({
    nodes: GraphNode.array().describe('Themes, questions of the guide, and the sides of contradictions.'),
    edges: GraphEdge.array().describe('What connects them.'),
  })
  .meta({
    id: 'Cartography',
    description: 'The map of a campaign: themes and questions, and what connects them in what people said.',
  });

export const RoadmapItem = z
  .object({
    id: z.string().describe('Id within the version.'),
    title: z.string().describe('An option: what could be done.'),
    description: z.string().describe('How many raise it.'),
    priority: z.int().describe('1 is first.'),
    reach: z.number().describe('Share of participants who raise it, 0..1.'),
    intensity: orNull(z.number()).describe(
      'How strongly participants express it, 0..1; null where nothing measures it.',
    ),
    score: z.number().describe('The reach; `priority` follows it.'),
    theme_id: orNull(z.string()).describe('The theme that the item answers.'),
    effort: z.enum(wordsOf(reports.Effort)).describe('The effort to carry it out, which interviews do not show.'),
    problem: orNull(z.string()).describe('The problem behind it; null if nobody says one.'),
    consequence: orNull(z.string()).describe('What the problem leads to; null if nobody says it.'),
    remedy: orNull(z.string()).describe('What participants wish for or do instead; null if nobody says it.'),
    expected_effect: orNull(z.string()).describe('What would get better; null if nobody says it.'),
    depends_on: z.string().array().describe('Ids of items that should come first.'),
    ...claim,
  })
  .meta({ id: 'RoadmapItem' });

export const Persona = z
  .object({
    id: z.string().describe('Id within the version.'),
    name: z.string().describe('Name of the persona.'),
    description: z.string().describe('What the persona is like.'),
    traits: z.string().array().describe('What characterises the persona.'),
    size: z.int().describe('Participants whom it represents.'),
    basis: wordOrNull(reports.PersonaBasis).describe(
      '`group`: participants who are alike. `individual`: one participant of those who differ most.',
    ),
    author: Author,
    sentences: Sentence.array().describe('Description and traits, with what they rest on.'),
    need_sentences: Sentence.array().describe('The needs, with what they rest on.'),
    frustration_sentences: Sentence.array().describe('The frustrations, with what they rest on.'),
    needs: z.string().array().describe('What the persona needs.'),
    frustrations: z.string().array().describe('What frustrates the persona.'),
    members: ParticipantIds.describe('Ids of the participants whom it represents, those who dissent included.'),
    ...balance,
    confidence: Confidence,
    evidence: EvidenceIds,
    dissent_evidence: DissentIds,
    dissenters: ParticipantIds.describe('Ids of the members who dissent.'),
  })
  .meta({ id: 'Persona' });

export const Recommendation = z
  .object({ text: z.string().describe('What could be done.'), evidence: EvidenceIds, author: Author })
  .meta({ id: 'Recommendation' });

export const SynthesisResult = z
  .object({
    status: z
      .enum(wordsOf(reports.SynthesisStatus))
      .describe('`queued` while the report is generated, then `completed` or `failed`.'),
    generated_at: orNull(Time).describe('When the report was generated.'),
    conversation_count: z.int().describe('Conversations that the result covers.'),
    key_themes: KeyTheme.array().describe('Recurring subjects.'),
    summary: z.string().describe('The results in a paragraph.'),
    recommendations: z.string().array().describe('What to do.'),
  })
  .meta({ id: 'SynthesisResult' });

export const Insights = z
  .object({
    version_number: z.int().describe('Number of the report version.'),
    conversation_count: z.int().describe('Conversations that the version covers.'),
    themes: KeyTheme.array().describe('Recurring subjects.'),
    quotes: Evidence.array().describe('Quotes that support the themes.'),
  })
  .meta({ id: 'Insights' });
