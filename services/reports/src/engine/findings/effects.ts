import { languageOf } from '@insights/language';
import type { Language } from '@insights/language';
import { CONFIDENT } from '@insights/statements';

import { supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { quoteOf } from './quoted.ts';
import { isSound } from './sound.ts';

/** What somebody says comes of a problem, or would come of a wish. */
export interface Effect {
  said: Said;
  /** The words that tell the effect, unchanged. */
  quote: string;
  /** What would be won, rather than what would end. */
  isGain: boolean;
}

/** So many statements on, people still speak of what comes of what they have just named. */
const FOLLOWING = 3;
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;
const RAISING = new Set(['problem', 'worry', 'wish']);

interface Forms {
  /** What opens a clause that follows from the one before. */
  therefore: string;
  /** Opens one that cannot but tell a consequence. */
  meaning: string;
  /** In a clause that follows: something is lost, missing, late, or has to be done. */
  loss: string;
  /** Opens what happens as long as a wish is not fulfilled. */
  otherwise: string;
  /** Opens what somebody then has to do, or cannot do. */
  forced: string;
  /** Before what is so because something is so much: "so narrow that". */
  degree: string;
  /** The subject of a clause that tells what the speaker does about it, which is no effect. */
  own: string;
  /** In a clause that follows: something becomes possible, or is no longer needed. */
  gain: string;
}

const FORMS: Readonly<Record<Language, Forms>> = {
  en: {
    therefore: `so(?: that)?|then|that way|and then|and so`,
    meaning: `which means(?: that)?|that means(?: that)?|which meant(?: that)?|that meant(?: that)?|as a result,?|meaning(?: that)?`,
    loss: `can't|cannot|couldn't|don't|doesn't|didn't|won't|never|nobody|no one|nothing|lose|loses|lost|miss|misses|missed|wait|waits|waited|late|pay|pays|paid|(?:have|has|had|having) to|ends? up|ended up|gives? up|gave up|costs?|takes?|took|twice|again|wrong|worse`,
    otherwise: `(?:because |or )?otherwise`,
    forced: `and (?=(?:then )?(?:(?:i|we|you|people|they) (?:always |then |just )?(?:have to|had to|can't|couldn't|never)|(?:\\S+ ){1,3}(?:wait|waited|lose|lost|miss|missed|gave up|give up)) )`,
    degree: `so (?:[\\p{L}-]+ ){1,3}that (?=\\p{L})`,
    own: `(?:i|we)(?:'\\p{L}+)?`,
    gain: `could|can|would|wouldn't (?:have|need)|won't (?:have|need)|'d|'ll`,
  },
  de: {
    therefore: `also|dann|deshalb|deswegen|darum|daher|dadurch|sodass|so dass|damit`,
    meaning: `das heißt,?|das bedeutet,?|was bedeutet,?|was heißt,?`,
    loss: `nicht|kein\\p{L}*|nie|niemand|nichts|verlier\\p{L}*|verpass\\p{L}*|wart\\p{L}*|zahl\\p{L}*|muss|müssen|musste|mussten|kostet|dauert|doppelt|zweimal|wieder|zu spät|falsch`,
    otherwise: `(?:weil |denn )?sonst`,
    forced: `und (?=(?:ich|wir|man) (?:muss|müssen|musste|mussten|kann .*nicht|können .*nicht) )`,
    degree: `so (?:[\\p{L}-]+ ?){1,3}, dass (?=\\p{L})`,
    own: `(?:\\p{L}+ )?(?:ich|wir)`,
    gain: `könnte\\p{L}*|kann|können|würde\\p{L}*|müsste\\p{L}* .*nicht|wäre\\p{L}*|hätte\\p{L}*`,
  },
  fr: {
    therefore: `donc|alors|du coup|comme ça|ainsi|si bien que|pour que`,
    meaning: `ce qui veut dire que|ça veut dire que|résultat ?[,:]|ce qui fait que`,
    loss: `pas|plus|jamais|personne|rien|perd\\p{L}*|rate\\p{L}*|attend\\p{L}*|pay\\p{L}*|dois|doit|devons|faut|obligé\\p{L}*|coûte|retard|deux fois`,
    otherwise: `(?:parce que |car )?sinon`,
    forced: `et (?=(?:je|on|nous) (?:dois|doit|devons|ne ) ?|il faut )`,
    degree: `(?:si|tellement) (?:[\\p{L}-]+ ){1,3}que (?=\\p{L})`,
    own: `(?:je|j'|on|nous)`,
    gain: `pourrai\\p{L}*|pourr\\p{L}*|puiss\\p{L}*|serai\\p{L}*|aurai\\p{L}*`,
  },
  es: {
    therefore: `así que|entonces|por eso|así|para que|de modo que`,
    meaning: `eso significa que|lo que significa que|eso quiere decir que|total,? que|resultado ?[,:]`,
    loss: `no|nunca|nadie|nada|pierd\\p{L}*|perd\\p{L}*|esper\\p{L}*|pag\\p{L}*|(?:tengo|tiene|tenemos|tienen|tuve|tuvo) que|cuesta|tarda|tarde|dos veces|otra vez`,
    otherwise: `(?:porque )?si no`,
    forced: `y (?=(?:siempre )?(?:tengo|tenemos|tienes|hay) que )`,
    degree: `tant?o? (?:[\\p{L}-]+ ){1,3}que (?=\\p{L})`,
    own: `(?:yo|\\p{L}+o|\\p{L}+mos)`,
    gain: `podría\\p{L}*|pued\\p{L}*|sería\\p{L}*|tendría\\p{L}*|habría\\p{L}*`,
  },
};

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}])`, 'iu');

const patternsOf = ({ therefore, meaning, loss, gain, otherwise, forced, degree, own }: Forms) => ({
  degree: new RegExp(`(?<![\\p{L}'’])(?:${degree})`, 'iu'),
  otherwise: new RegExp(`^(?:${otherwise})[,\\s]+`, 'iu'),
  forced: new RegExp(`^(?:${forced})`, 'iu'),
  own: new RegExp(`^(?:${own})(?![\\p{L}])`, 'iu'),
  therefore: new RegExp(`^(?:and |und |et |y )?(?:${therefore})(?![\\p{L}])[,\\s]+`, 'iu'),
  meaning: new RegExp(`^(?:and |so |und |et |y )?(?:${meaning})[,\\s]+`, 'iu'),
  /** In a statement, after a comma or another mark. */
  within: new RegExp(
    `(?:[,;:—–.]\\s+|\\s(?=and |y ))(?=(?:and |und |et |y )?(?:${therefore}|${meaning}|${otherwise})(?![\\p{L}])|${forced})`,
    'giu',
  ),
  loss: word(loss),
  gain: word(gain),
});
const PATTERNS = Object.fromEntries(
  Object.entries(FORMS).map(([language, forms]) => [language, patternsOf(forms)]),
) as Record<Language, ReturnType<typeof patternsOf>>;

/**
 * What the supporters of a claim say comes of it: in the same sentence, in what they say next before they raise something
 * else, or else in what they call a consequence beside it.
 */
export function effectOf(
  claim: { said: readonly Said[]; kind: string },
  statements: readonly Said[],
  consequences: readonly Said[],
): Effect | null {
  const isWish = claim.kind === 'wish';
  for (const said of claim.said) {
    const found = inside(said, isWish) ?? next(said, statements, isWish);
    if (found !== null) return found;
  }
  if (isWish) return null;
  const people = new Set(claim.said.map(({ participant }) => participant));
  const beside = consequences.find((said) => people.has(said.participant) && isUsable(said));
  return beside === undefined ? null : { said: beside, quote: quoteOf(beside), isGain: false };
}

/** "The list is gone, so I type it again", "so narrow that I scratch the doors": the clause at the end of the statement. */
function inside(said: Said, isWish: boolean): Effect | null {
  const language = languageOf(said.language);
  if (language === null || !supports(said)) return null;
  const text = quoteOf(said);
  const { within, degree } = PATTERNS[language];
  const result = isWish ? null : degree.exec(text);
  if (result !== null) return fitting(said, text.slice(result.index + result[0].length), false);
  const [mark] = [...text.matchAll(within)];
  return mark === undefined ? null : told(said, text.slice(mark.index + mark[0].length), language, isWish);
}

/** "So I type it again." Sentences that raise something else end the search. */
function next(said: Said, statements: readonly Said[], isWish: boolean): Effect | null {
  const language = languageOf(said.language);
  if (language === null) return null;
  for (const each of statements.slice(said.index + 1, said.index + 1 + FOLLOWING)) {
    if (each.conversation !== said.conversation || each.participant !== said.participant) return null;
    if (isSound(each) && each.statement.kind !== 'aside') {
      const effect = told(each, quoteOf(each), language, isWish) ?? inside(each, isWish);
      if (effect !== null) return effect;
    }
    if (RAISING.has(each.statement.kind) && each.statement.confidence >= CONFIDENT) return null;
    if (!isWish && each.statement.kind === 'consequence' && isUsable(each))
      return { said: each, quote: quoteOf(each), isGain: false };
  }
  return null;
}

const isUsable = (said: Said): boolean => supports(said) && isSound(said);

/** The effect that a clause tells after its opening words; null if it tells none. */
function told(said: Said, clause: string, language: Language, isWish: boolean): Effect | null {
  const { therefore, meaning, loss, gain, otherwise, forced, own } = PATTERNS[language];
  if (/[?"“”„«»]/u.test(clause) || said.statement.kind === 'workaround') return null;
  const sure = (isWish ? otherwise : meaning).exec(clause) ?? otherwise.exec(clause) ?? forced.exec(clause);
  const opening = sure ?? therefore.exec(clause);
  if (opening === null) return null;
  const quote = clause.slice(opening[0].length);
  if (sure === null && gain.test(quote) && !loss.test(quote)) return fitting(said, quote, true);
  const isEffect = sure !== null || (!isWish && (loss.test(quote) || !own.test(quote)));
  return isEffect ? fitting(said, quote, false) : null;
}

/** Null if a clause is too short to say something, or too long to be read as one. */
function fitting(said: Said, clause: string, isGain: boolean): Effect | null {
  const quote = clause.trim();
  const words = quote.split(/\s+/u).length;
  return words < FEWEST_WORDS || words > MOST_WORDS ? null : { said, quote, isGain };
}
