import type { reports } from '@insights/contracts';
import type { Question as TaggedQuestion, Turn as TaggedTurn } from '@insights/tagging';

export type { Tag, TurnTags } from '@insights/tagging';

/** Input and output of the synthesis engine. */
export interface Turn extends TaggedTurn {
  conversation_id: string;
}

export interface Question extends TaggedQuestion {
  /** Empty unless the question is a choice. */
  options: string[];
}

export interface Conversation {
  id: string;
  contact_id: string;
  turns: Turn[];
}

export interface EngineInput {
  campaign: { id: string; name: string; goal: string; language: string };
  questions: Question[];
  conversations: Conversation[];
}

export type Evidence = reports.Evidence;
export type KeyTheme = reports.KeyTheme;
export type GraphNode = reports.GraphNode;
export type GraphEdge = reports.GraphEdge;
export type RoadmapItem = reports.RoadmapItem;
export type Persona = reports.Persona;
export type Sentiment = reports.Sentiment;

export interface EngineOutput {
  summary: string;
  outputs: reports.Outputs & { cartography: reports.Cartography };
  key_themes: KeyTheme[];
  recommendations: reports.Recommendation[];
  evidence: Evidence[];
}
