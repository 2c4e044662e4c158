import { type Said, type Span, clauseOf, wordsIn } from './said.ts';
import { has, isWhole, wordPattern } from './text.ts';

/** The present, in all languages. */
const NOW = wordPattern(
  "now|nowadays|today|currently|these days|at the moment|right now|at present|presently|in reality|in fact|jetzt|heute|derzeit|aktuell|zurzeit|momentan|mittlerweile|inzwischen|heutzutage|tatsachlich|in wirklichkeit|maintenant|aujourd'hui|actuellement|en ce moment|desormais|en realite|en vrai|ahora|hoy|actualmente|hoy en dia|de momento|en realidad",
);
const USUALLY = wordPattern(
  "usually|normally|typically|generally|as a rule|most days|other days|otherwise|(?:on )?a (?:good|bad|normal|typical|usual|busy|quiet) (?:day|week|month)|(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|on) (?:the )?weekends?|on weekdays|sonst|normalerweise|gewohnlich|meistens|ublicherweise|in der regel|an (?:guten|schlechten|normalen) tagen|(?:am|jeden) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|d'habitude|normalement|habituellement|en general|d'ordinaire|(?:le|ce|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end)|normalmente|habitualmente|por lo general|de costumbre|suel[eo]n?|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|fines de semana)",
);
const SEASON =
  'in (?:the )?(?:summer|winter|spring|autumn)|im (?:sommer|winter|herbst|fruhling)|en (?:ete|hiver|automne|verano|invierno|otono)';
/** Questions about one time, and about a time that is over. */
const ONE_TIME = wordPattern(
  "last|yesterday|today|tonight|right now|at the moment|currently|this (?:morning|week|month|year|afternoon|evening)|did|heute|gestern|letzte\\p{L}*|gerade|aktuell|derzeit|zurzeit|momentan|hier|aujourd'hui|dernier\\p{L}*|actuellement|en ce moment|ce matin|ayer|hoy|ahora|pasad[oa]|ultim[oa]|actualmente|esta (?:manana|semana)",
);
export const THEN = wordPattern(
  'did|was|were|had|last|hatten?|war|waren|letzte\\p{L}*|gestern|dernier\\p{L}*|etait|aviez|pasad[oa]|ultim[oa]|ayer',
);
const ASIDE = wordPattern(`${USUALLY.source}|${SEASON}`);

/**
 * Without mentions of another time where one is of the time that was asked for: "6 right now, it was 9 on Friday", "three, usually it's four".
 * What is usual is an aside only to a question about one time, as one without words (`null`) is.
 */
export function withoutAsides<T extends Span>(said: Said, mentions: readonly T[], asked: string | null): readonly T[] {
  if (mentions.length < 2) return mentions;
  const texts = new Map(mentions.map((one) => [one, clauseText(said, one, mentions)]));
  const isIn =
    (pattern: RegExp) =>
    (one: T): boolean =>
      has(pattern, texts.get(one) ?? '');
  const isOneTime = asked === null || (has(ONE_TIME, asked) && !has(ASIDE, asked));
  const usual = isOneTime ? mentions.filter(isIn(ASIDE)) : [];
  const left = usual.length < mentions.length ? mentions.filter((one) => !usual.includes(one)) : mentions;
  const isThen = asked !== null && !has(NOW, asked) && (has(THEN, asked) || has(said.words.past, asked));
  const now = isThen || mentions.some(isIn(USUALLY)) ? [] : left.filter(isIn(NOW));
  return now.length > 0 ? now : left;
}

/** The words of a mention's clause, and the one after it, which a "now" at the end begins. */
function clauseText(said: Said, { start }: Span, mentions: readonly Span[]): string {
  const { start: from, end } = clauseOf(said, start);
  const next = said.tokens.length > end ? clauseOf(said, end) : null;
  const isFree = next !== null && !mentions.some((one) => one.start >= next.start && one.start < next.end);
  return wordsIn(said, { start: from, end: isFree && isWhole(NOW, said.tokens[end]?.text ?? '') ? end + 1 : end }).join(
    ' ',
  );
}
