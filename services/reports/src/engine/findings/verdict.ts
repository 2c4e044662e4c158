import { languageOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { GRAMMARS } from './grammar.ts';
import { mentionIn } from './subject.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Verbs whose object is judged. */
const JUDGING: Record<Language, ReadonlySet<string>> = {
  en: words(
    `love loves hate hates like likes dislike dislikes enjoy enjoys adore detest stand find finds prefer appreciate loved hated liked enjoyed`,
  ),
  de: words('liebe lieben hasse hassen mag mögen finde finden genieße schätze'),
  fr: words('adore adorons aime aimons déteste détestons trouve trouvons apprécie supporte supporter'),
  es: words('encanta encantan odio gusta gustan detesto encuentro aprecio soporto'),
};
/** After these words, a preposition opens what is judged: "happy with", "problems with". */
const ATTITUDE: Record<Language, RegExp> = {
  en: / (?:(?:un)?happy|pleased|(?:dis|un)?satisfied|disappointed|frustrated|annoyed|angry|fed up|delighted|tired|sick|fond|proud|glad|afraid|scared|concerned|worried|worry|complain|struggle|struggling|problems?|trouble|issues?|difficulties) (?:with|about|of|by|in) $/u,
  de: / (?:(?:un)?zufrieden|glücklich|begeistert|enttäuscht|genervt|verärgert|froh|probleme?|ärger|schwierigkeiten|sorgen?|angst) (?:mit|über|von|um|vor) $/u,
  fr: / (?:(?:mé)?contente?s?|satisfaite?s?|déçue?s?|ravie?s?|heureu(?:x|se)|marre|inqui(?:et|ète)s?|problèmes?|soucis?|difficultés|peur) (?:avec|de|par|pour) $/u,
  es: / (?:(?:des)?content[oa]s?|satisfech[oa]s?|decepcionad[oa]s?|hart[oa]s?|feliz|preocupad[oa]s?|problemas?|dificultades|miedo) (?:con|de|por|a) $/u,
};
/** Who judges, suffers or has: "like" and "have" are other words after anything else. */
const PEOPLE = words(
  `i i'd i've we we'd we've you they they've he she people everyone everybody everybody's nobody staff who customers users patients`,
);
/** They may stand between a person and the verb. */
const BETWEEN = words(
  `don't do did didn't doesn't does can't cannot couldn't can would will won't wouldn't never not all both quite rather absolutely got been just had`,
);
/** Verbs whose object is what somebody suffers from: "I have a fever". */
const HAVING: Record<Language, ReadonlySet<string>> = {
  en: words("have has had having got getting i've we've"),
  de: words('habe hat haben hatte hatten bekomme'),
  fr: words("ai a avons avez ont avais j'ai"),
  es: words('tengo tiene tenemos tienen tenía'),
};
/** Verbs whose object is wanted. */
const WANTING: Record<Language, ReadonlySet<string>> = {
  en: words('want wants wanted need needs like love prefer wish hope have get see add'),
  de: words('möchte möchten will wollen wünsche wünschen brauche brauchen bräuchte hätte hätten gerne'),
  fr: words('veux voudrais voulons souhaite souhaitons aimerais besoin avoir faudrait'),
  es: words('quiero quisiera queremos gustaría necesito necesitamos deseo tener falta'),
};

/** Whether a statement judges its target as a whole: the target is its subject, or the object of "love", "hate" or "happy with". */
export function isVerdict(said: Said): boolean {
  const before = wordsBefore(said);
  if (before === null) return false;
  const { language, words: lead } = before;
  if (isSubject(said)) return true;
  const { openings, fillers, determiners, adverbs } = GRAMMARS[language];
  const isOwn = (word: string): boolean =>
    !openings.has(word) && !fillers.has(word) && !determiners.has(word) && !adverbs.has(word);
  return (
    !lead.some(isOwn) ||
    hasObject(lead, JUDGING[language], language) ||
    ATTITUDE[language].test(` ${lead.filter((word) => !determiners.has(word)).join(' ')} `)
  );
}

/** Whether the last word but adverbs and determiners is one of the verbs, in English with a person as its subject. */
function hasObject(lead: readonly string[], verbs: ReadonlySet<string>, language: Language): boolean {
  const { determiners, adverbs, fillers } = GRAMMARS[language];
  const isLight = (word: string): boolean =>
    !verbs.has(word) && (determiners.has(word) || adverbs.has(word) || (fillers.has(word) && word !== 'no'));
  const at = lead.findLastIndex((word) => !isLight(word));
  const verb = lead[at];
  if (verb === undefined || !verbs.has(verb)) return false;
  if (language !== 'en' || THIRD_PERSON.has(verb)) return true;
  const subject = lead.slice(0, at).findLast((word) => !isLight(word) && !BETWEEN.has(word));
  return verb.includes("'") || (subject !== undefined && PEOPLE.has(subject));
}

const THIRD_PERSON = words('loves hates dislikes enjoys');

/** Whether the sentence begins with the target. */
function isSubject(said: Said): boolean {
  const language = languageOf(said.language);
  return language !== null && mentionIn(said.statement, language)?.isInitial === true;
}

/** Whether a problem, praise or wish is about its target, and the target not merely in the sentence. */
export function isAboutTarget(said: Said): boolean {
  const { kind, target, text, start } = said.statement;
  if (kind !== 'problem' && kind !== 'praise' && kind !== 'wish') return true;
  // "Mr Chair, …" is an address.
  const isFirst = target !== null && tokensOf(text.slice(0, target.start - start)).length <= 1;
  if (isFirst && text.slice(target.end - start).startsWith(',')) return false;
  if (kind === 'wish') return isSubject(said) || followsVerb(said, WANTING);
  return isVerdict(said) || (kind === 'problem' && followsVerb(said, HAVING));
}

function followsVerb(said: Said, verbs: Record<Language, ReadonlySet<string>>): boolean {
  const before = wordsBefore(said);
  return before !== null && hasObject(before.words, verbs[before.language], before.language);
}

/** "I'd like to thank …" announces what is said next and is no wish. */
const ANNOUNCES =
  /\b(?:would|'d) like to (?:say|thank|ask|remind|inform|assure|welcome|start|begin|end|close|come back|go back|put|point|mention|add|move|talk|turn|know|hear|speak|draw|refer|note|congratulate|commend|acknowledge|recogni[sz]e|respond|reply|answer|tell)\b/iu;
export const isAnnouncement = ({ statement: { kind, text } }: Said): boolean =>
  kind === 'wish' && ANNOUNCES.test(text.replaceAll('’', "'"));

function wordsBefore({ statement, language: code }: Said): { language: Language; words: string[] } | null {
  const language = languageOf(code);
  const { target, text, start } = statement;
  if (language === null) return null;
  if (target === null) return { language, words: [] };
  return { language, words: tokensOf(text.slice(0, target.start - start)).map(({ word }) => word) };
}
