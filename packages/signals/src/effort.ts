import type { Found } from './distress.ts';
import type { Message } from './types.ts';

/** Faster than anybody types; a fast typist reaches 10 characters a second. */
const MAX_CHARACTERS_A_SECOND = 25;
/** Shorter messages are suggestions of a keyboard, or one tap. */
const MIN_TYPED = 40;
/** A shorter pasted text is a name or a number. */
const MIN_PASTED = 20;
/** A word without vowels, of letters that repeat, or of neighbouring keys. */
const MASHED = /^[^aeiouyäöüáéíóúàèùâêîôû\d\s]{5,}$/iu;
const REPEATED = /^(\p{L}{1,2})\1{3,}$/iu;
const MAX_MASHED = 40;

/** Signs of a message that was not written with care. The whole message is meant, so no words are named. */
export function effortIn({
  text,
  input,
  took_ms,
}: Message): Partial<Record<'low_effort' | 'pasted' | 'too_fast', Omit<Found, 'from' | 'to'>>> {
  const length = text.trim().length;
  const isTyped = input === 'typed' || input === null;
  const isFast = took_ms !== null && took_ms > 0 && (length * 1000) / took_ms > MAX_CHARACTERS_A_SECOND;
  return {
    ...(says(text) ? {} : { low_effort: { rule: 'nothing_said', certainty: 'uncertain' } }),
    ...(input === 'pasted' && length >= MIN_PASTED ? { pasted: { rule: 'pasted', certainty: 'certain' } } : {}),
    ...(isTyped && isFast && length >= MIN_TYPED ? { too_fast: { rule: 'too_fast', certainty: 'uncertain' } } : {}),
  };
}

function says(text: string): boolean {
  const said = text.trim().slice(0, MAX_MASHED);
  if (said === '' || /^[?!]+$/.test(said)) return true;
  return /[\p{L}\p{N}]|\p{Extended_Pictographic}/u.test(said) && !MASHED.test(said) && !REPEATED.test(said);
}
