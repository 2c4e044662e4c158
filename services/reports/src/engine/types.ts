import type { Question as TaggedQuestion, Turn as TaggedTurn } from '@insights/tagging';

export type { Tag, TurnTags } from '@insights/tagging';

/** Input and output of the synthesis engine. Field names are the wire's. Offsets are UTF-16 code units. */
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

export interface Evidence {
  id: string;
  turn_id: string;
  conversation_id: string;
  quote: string;
  /** `quote === turn.text.slice(start, end)`. */
  start: number;
  end: number;
  verified: boolean;
}

export type Sentiment = 'positive' | 'mixed' | 'negative' | 'neutral';

export interface KeyTheme {
  id: string;
  label: string;
  description: string;
  keywords: string[];
  mention_count: number;
  conversation_count: number;
  sentiment: Sentiment;
  evidence: string[];
}

export interface GraphNode {
  id: string;
  type: 'theme' | 'topic' | 'persona';
  label: string;
  weight: number;
  evidence: string[];
}

export interface GraphEdge {
  id: string;
  type: 'includes' | 'mentioned_with' | 'raises';
  from: string;
  to: string;
  weight: number;
  evidence: string[];
}

export interface RoadmapItem {
  id: string;
  title: string;
  description: string;
  /** 1 is first. */
  priority: number;
  /** Share of conversations, 0..1. */
  reach: number;
  /** How strongly it is put, 0..1. */
  intensity: number;
  /** reach × intensity. */
  score: number;
  theme_id?: string;
  evidence: string[];
}

export interface Persona {
  id: string;
  name: string;
  description: string;
  traits: string[];
  /** Conversations that it stands for. */
  size: number;
  needs: string[];
  frustrations: string[];
  evidence: string[];
}

export interface EngineOutput {
  summary: string;
  outputs: { cartography: { nodes: GraphNode[]; edges: GraphEdge[] }; roadmap: RoadmapItem[]; personas: Persona[] };
  key_themes: KeyTheme[];
  recommendations: string[];
  /** Evidence ids of `recommendations`, position by position. */
  recommendation_evidence: string[][];
  evidence: Evidence[];
}
