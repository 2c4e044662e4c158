export { ConversationTagger, tagTurns, type Guide } from './tag-turns.ts';
export { lexiconFor } from './lexicon/lexicon.ts';
export type { Question, Tag, Turn, TurnTags } from './types.ts';
