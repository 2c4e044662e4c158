import { GRAMMARS } from './grammar.ts';

/** The first person as the third person plural; the verb forms are the same except those of "be". */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['i', 'they'],
  ["i'm", 'they are'],
  ["i've", 'they have'],
  ["i'll", 'they will'],
  ['we', 'they'],
  ["we're", 'they are'],
  ["we've", 'they have'],
  ["we'll", 'they will'],
  ['me', 'them'],
  ['us', 'them'],
  ['my', 'their'],
  ['our', 'their'],
  ['mine', 'theirs'],
  ['ours', 'theirs'],
  ['myself', 'themselves'],
  ['ourselves', 'themselves'],
]);
const AFTER_SUBJECT: ReadonlyMap<string, string> = new Map([
  ['am', 'are'],
  ['was', 'were'],
  ["wasn't", 'were not'],
]);
const SUBJECTS = new Set(['i', 'we', "i'm", "i've", "i'll", "we're", "we've", "we'll"]);
/** "I'd" is "I had" or, before these, "I would". */
const WOULD =
  /\b(i|we)'d (?=(?:really |also |just |still |rather |much )*(?:like|love|prefer|want|wish|be|need|expect|rather|have|use|pay)\b)/gi;
const AMBIGUOUS = new Set(["i'd", "we'd", 'let', "let's"]);
/** "I think", "I mean": the claim would be about the thought. */
const OPINION =
  /^(?:i|we) (?:think|mean|guess|suppose|know|feel like|would say|remember|said|say|told|don't know|don't think)\b/;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** "I lose an hour of my day" as "they lose an hour of their day"; null where more than pronouns would have to change. */
export function inThirdPerson(text: string): string | null {
  const plain = text.replaceAll('’', "'").replaceAll(WOULD, '$1 would ');
  const words = (plain.match(WORD) ?? []).map((word) => word.toLowerCase());
  const [first = '', second = ''] = words;
  if (!SUBJECTS.has(first) || OPINION.test(words.join(' ')) || /^[,.]/.test(plain.slice(first.length))) return null;
  if (GRAMMARS.en.linkers.has(second) || GRAMMARS.en.determiners.has(second) || /\b(?:am|was) i\b/i.test(plain))
    return null;
  const { deictic } = GRAMMARS.en;
  if (words.some((word) => AMBIGUOUS.has(word) || (deictic.has(word) && !FORMS.has(word) && !HARMLESS.has(word))))
    return null;
  let sinceSubject = Infinity;
  return plain.replaceAll(WORD, (word) => {
    const lower = word.toLowerCase();
    sinceSubject = SUBJECTS.has(lower) ? 0 : sinceSubject + 1;
    const verb = AFTER_SUBJECT.get(lower);
    if (verb !== undefined && isNear(sinceSubject)) return verb;
    return FORMS.get(lower) ?? word;
  });
}

/** An adverb may stand between the subject and its verb. */
const isNear = (words: number): boolean => words <= 2;

/** They point nowhere outside the sentence. */
const HARMLESS = new Set(['there', 'so', 'that', 'such', 'one', 'ones', 'another']);
