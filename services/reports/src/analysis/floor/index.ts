export { answersByRules } from './answers.ts';
export type { QuestionAnswers, ShownAnswer } from '../types.ts';
export { assignByWords, codesByWords } from './codes.ts';
export type { WordCodes } from './codes.ts';
export { optionsByRules } from './options.ts';
export { profilesByRules } from './profiles.ts';
export { readByRules } from './read.ts';
export type { ReadableConversation } from './read.ts';
export { summaryByRules, textByRules } from './texts.ts';
