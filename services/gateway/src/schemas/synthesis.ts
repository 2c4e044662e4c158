import { z } from 'zod';
import { reports, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

/** Ids out of `evidence` of the report. */
const EvidenceIds = z.string().array().describe('Ids out of the evidence of the report version.');

export const KeyTheme = z
  .object({
    id: z.string(),
    label: z.string(),
    description: z.string(),
    keywords: z.string().array(),
    mention_count: z.int(),
    conversation_count: z.int(),
    sentiment: z.enum(wordsOf(reports.Sentiment)),
    evidence: EvidenceIds,
  })
  .meta({ id: 'KeyTheme' });

export const Evidence = z
  .object({
    id: z.string(),
    turn_id: Id,
    conversation_id: Id,
    quote: z.string(),
    start: z.int().describe("UTF-16 offset within the turn's text as shown."),
    end: z.int(),
    verified: z.boolean().describe('The quote was compared with its turn, character by character.'),
  })
  .meta({ id: 'Evidence' });

const GraphNode = z
  .object({
    id: z.string(),
    type: z.enum(wordsOf(reports.NodeType)),
    label: z.string(),
    weight: z.number(),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphNode' });

const GraphEdge = z
  .object({
    id: z.string(),
    type: z.enum(wordsOf(reports.EdgeType)),
    from: z.string(),
    to: z.string(),
    weight: z.number(),
    evidence: EvidenceIds,
  })
  .meta({ id: 'GraphEdge' });

export const Cartography = z
  .object({ nodes: GraphNode.array(), edges: GraphEdge.array() })
  .meta({ id: 'Cartography', description: 'The map of a campaign: themes, topics and personas, and what joins them.' });

export const RoadmapItem = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    priority: z.int().describe('1 is first.'),
    reach: z.number().describe('Share of conversations, 0..1.'),
    intensity: z.number().describe('How strongly it is put, 0..1.'),
    score: z.number(),
    theme_id: orNull(z.string()),
    evidence: EvidenceIds,
  })
  .meta({ id: 'RoadmapItem' });

export const Persona = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    traits: z.string().array(),
    size: z.int().describe('Conversations that it stands for.'),
    needs: z.string().array(),
    frustrations: z.string().array(),
    evidence: EvidenceIds,
  })
  .meta({ id: 'Persona' });

export const Recommendation = z.object({ text: z.string(), evidence: EvidenceIds }).meta({ id: 'Recommendation' });

export const SynthesisResult = z
  .object({
    status: z.enum(wordsOf(reports.SynthesisStatus)),
    generated_at: orNull(Time),
    conversation_count: z.int(),
    key_themes: KeyTheme.array(),
    summary: z.string(),
    recommendations: z.string().array(),
  })
  .meta({ id: 'SynthesisResult' });

export const Insights = z
  .object({
    version_number: z.int(),
    conversation_count: z.int(),
    themes: KeyTheme.array(),
    quotes: Evidence.array().describe('What the themes rest on.'),
  })
  .meta({ id: 'Insights' });
