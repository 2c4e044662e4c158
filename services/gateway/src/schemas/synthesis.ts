import { z } from 'zod';
import { reports, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

/** Ids from the report's `evidence`. */
const EvidenceIds = z.string().array().describe('Ids out of the evidence of the report version.');

export const KeyTheme = z
  .object({
    id: z.string().describe('Id within the version.'),
    label: z.string().describe('Name of the theme.'),
    description: z.string().describe('What the theme is about.'),
    keywords: z.string().array().describe('Words that mark the theme.'),
    mention_count: z.int().describe('How often the theme is mentioned.'),
    conversation_count: z.int().describe('Conversations that mention the theme.'),
    sentiment: z.enum(wordsOf(reports.Sentiment)).describe('How participants feel about the theme.'),
    evidence: EvidenceIds,
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
  })
  .meta({ id: 'Evidence' });

const GraphNode = z
  .object({
    id: z.string().describe('Id within the version.'),
    type: z.enum(wordsOf(reports.NodeType)).describe('Kind of node.'),
    label: z.string().describe('Name to show.'),
    weight: z.number().describe('Strength, from 0 to 1.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphNode' });

const GraphEdge = z
  .object({
    id: z.string().describe('Id within the version.'),
    type: z.enum(wordsOf(reports.EdgeType)).describe('Kind of edge.'),
    from: z.string().describe('Id of the node where the edge begins.'),
    to: z.string().describe('Id of the node where the edge ends.'),
    weight: z.number().describe('Strength.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphEdge' });

export const Cartography = z
  .object({
    nodes: GraphNode.array().describe('Themes, topics and personas.'),
    edges: GraphEdge.array().describe('What connects them.'),
  })
  .meta({
    id: 'Cartography',
    description: 'The map of a campaign: themes, topics and personas, and what connects them.',
  });

export const RoadmapItem = z
  .object({
    id: z.string().describe('Id within the version.'),
    title: z.string().describe('What to do, in a few words.'),
    description: z.string().describe('What to do.'),
    priority: z.int().describe('1 is first.'),
    reach: z.number().describe('Share of conversations, 0..1.'),
    intensity: z.number().describe('How strongly participants express it, 0..1.'),
    score: z.number().describe('Rank of the item; `priority` follows it.'),
    theme_id: orNull(z.string()).describe('The theme that the item answers.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'RoadmapItem' });

export const Persona = z
  .object({
    id: z.string().describe('Id within the version.'),
    name: z.string().describe('Name of the persona.'),
    description: z.string().describe('What the persona is like.'),
    traits: z.string().array().describe('What characterises the persona.'),
    size: z.int().describe('Conversations that it represents.'),
    needs: z.string().array().describe('What the persona needs.'),
    frustrations: z.string().array().describe('What frustrates the persona.'),
    evidence: EvidenceIds,
  })
  .meta({ id: 'Persona' });

export const Recommendation = z
  .object({ text: z.string().describe('What to do.'), evidence: EvidenceIds })
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
