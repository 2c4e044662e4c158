import type { reports } from '@insights/contracts';

/** A question of the guide. */
export interface Question {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice';
  /** Empty unless the question is a choice. */
  options: string[];
  topic: string | null;
}

export type Evidence = reports.Evidence;
export type KeyTheme = reports.KeyTheme;
export type GraphNode = reports.GraphNode;
export type GraphEdge = reports.GraphEdge;
export type NodeType = reports.NodeType;
export type EdgeType = reports.EdgeType;
export type RoadmapItem = reports.RoadmapItem;
export type Persona = reports.Persona;
export type Sentiment = reports.Sentiment;
export type Finding = reports.Finding;
export type Contradiction = reports.Contradiction;
export type QuestionResult = reports.QuestionResult;
export type Recommendation = reports.Recommendation;
export type Participant = reports.Participant;
export type Sample = reports.Sample;
export type ExcludedConversation = reports.ExcludedConversation;
export type Method = reports.Method;
export type ConversationSummary = reports.ConversationSummary;

/** What a report says. */
export interface EngineOutput {
  summary: string;
  outputs: reports.Outputs & { cartography: reports.Cartography };
  key_themes: KeyTheme[];
  findings: Finding[];
  contradictions: Contradiction[];
  question_results: QuestionResult[];
  recommendations: Recommendation[];
  participants: Participant[];
  sample: Sample;
  saturation: reports.Saturation;
  grouping: reports.Grouping;
  method: Method;
  conversation_summaries: ConversationSummary[];
  evidence: Evidence[];
}
