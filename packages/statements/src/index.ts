export { readConversation } from './read-conversation.ts';
export { StatementReader } from './statement-reader.ts';
export { summarise } from './summary.ts';
export { CONFIDENT, MAX_STATEMENT, STATEMENT_KINDS } from './types.ts';
export type {
  Conversation,
  ConversationReading,
  Guide,
  ParticipantReading,
  Polarity,
  Question,
  Statement,
  StatementKind,
  SummaryEvidence,
  SummaryPoint,
  Target,
  Term,
  Turn,
  UnusedReason,
} from './types.ts';
