export { matchChoice, shownOptions } from './choice.ts';
export type { ChoiceAnswer } from './choice.ts';
export { MAX_NUMBER_WORDS, spelledNumber } from './number-words.ts';
export { quotedNumber, quotesOption } from './quoted.ts';
export { boundsOf, parseScale } from './scale.ts';
export type { Bounds, ScaleAnswer } from './scale.ts';
export { akin, fold, has, isWhole, plain, plainWordsOf, wordPattern } from './text.ts';
export { answerWordsOf } from './words.ts';
export type { AnswerWords } from './words.ts';
