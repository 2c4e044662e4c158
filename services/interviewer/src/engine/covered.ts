import type { Lexicon } from './lexicon/lexicon.ts';
import type { State } from './state.ts';
import { akin, has, plainWordsOf } from '@insights/answers';
import type { Question } from './types.ts';
import { substanceOf } from './understand.ts';

/** A shorter answer only mentions a topic. */
const CLEAR_WORDS = 12;

/** Whether an answer to an earlier question already covered this question's topic. */
export function covered(question: Question, state: State, lexicon: Lexicon): boolean {
  const about = tellingWords(question.topic ?? '', lexicon);
  if (about.length === 0 || question.kind !== 'open') return false;
  return [...state.asked.values()].some(({ question: earlier, answers }) => {
    // An answer repeats words of its own question; those are no evidence.
    const own = tellingWords(`${earlier.topic ?? ''} ${earlier.text}`, lexicon);
    if (about.some((word) => own.some((other) => akin(word, other, lexicon.language)))) return false;
    return answers.some((answer) => mentions(answer, about, lexicon));
  });
}

function mentions(answer: string, about: readonly string[], lexicon: Lexicon): boolean {
  if (substanceOf(answer, lexicon).words < CLEAR_WORDS) return false;
  const said = plainWordsOf(answer);
  return about.every((word) => said.some((spoken) => akin(spoken, word, lexicon.language)));
}

const tellingWords = (text: string, { match }: Lexicon): string[] =>
  plainWordsOf(text).filter((word) => word.length > 2 && !has(match.common, word));
