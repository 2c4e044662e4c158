export { ConversationTagger, tagTurns, QUESTION_CONFIDENCE, type Guide } from './tag-turns.ts';
export { intensityOf, kindsOf, markers } from './kinds.ts';
export { KINDS, isKind, lexiconFor } from './lexicon/lexicon.ts';
export type { Kind, Lexicon } from './lexicon/lexicon.ts';
export type { Question, Tag, Turn, TurnTags } from './types.ts';
