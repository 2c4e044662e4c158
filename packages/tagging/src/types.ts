/** What tagging reads from a conversation. The field names are those of the messages, so that a message can be passed unchanged. */
export interface Tag {
  topic: string;
  source: 'auto' | 'person';
  /** 0..1; 1 for tags set by a person. */
  confidence: number;
}

export interface Turn {
  id: string;
  seq: number;
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id: string | null;
  tags: Tag[];
}

export interface Question {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  topic: string | null;
}

export interface TurnTags {
  turn_id: string;
  tags: Tag[];
}
