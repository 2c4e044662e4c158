import type { Language } from '@insights/language';
import type { Said, Span } from './said.ts';
import { wordPattern } from './text.ts';

/** Sayings with a number in them that counts nothing. */
const IDIOMS: Record<Language, RegExp> = {
  en: wordPattern(
    'once in a (?:blue moon|while|lifetime)|once upon a time|once and for all|once (?:again|more)|for once|at once|one of (?:these|those) days|one day|one way or (?:another|the other)|one by one|one (?:and|&) only|one too many|one or the other|24 7|twenty four seven|nine times out of ten|ten to one|second to none|(?:back to )?square one|number one|cloud nine|zero (?:idea|clue|interest)|six of one|a (?:thousand|million) and one|to the nines|all in one',
  ),
  de: wordPattern(
    'einmal ist keinmal|auf einmal|noch einmal|nicht einmal|wieder einmal|ein fur alle ?mal|einmal im leben|alle (?:jubeljahre|(?:heiligen? )?(?:zeit|zeiten))(?: einmal)?|null (?:ahnung|bock|problem\\p{L}*|lust|interesse)|tausend ?und ?ein\\p{L}*|funfe? gerade|wolke sieben|siebter? himmel|siebten himmel|unter vier augen|sieben sachen|eine[rs]? zu ?viel|fünf vor zwolf',
  ),
  fr: wordPattern(
    "tous les (?:36|trente six) du mois|(?:encore )?une fois (?:de plus|pour toutes|encore|de temps en temps)|encore une fois|il etait une fois|a la une|un de ces quatre|une? de (?:plus|trop)|un jour ou l'autre|zero (?:idee|envie|interet)|une? (?:par|a) une?|mille et une?|des mille et des cents|septieme ciel|au quatre cents coups|les quatre cents coups",
  ),
  es: wordPattern(
    'un[oa]? de mas|una vez (?:mas|y no mas)|de una vez(?: por todas)?|erase una vez|una y mil veces|mil y un[oa]?|cada dos por tres|un[oa] que otr[oa]|un[oa] (?:a|por) un[oa]|de (?:un[oa]|dos) en (?:un[oa]|dos)|cero (?:ideas?|ganas|interes)|a las mil(?: y quinientas)?|septimo cielo',
  ),
};

/** Where the sayings of an answer stand. */
export function idiomsIn({ tokens, language }: Said): Span[] {
  const places: number[] = [];
  let text = '';
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    for (let n = 0; n <= token.text.length; n++) places.push(at);
    text += `${token.text} `;
  }
  return [...text.matchAll(IDIOMS[language])].map(({ 0: found, index }) => ({
    start: places[index] ?? 0,
    end: (places[index + found.length - 1] ?? 0) + 1,
  }));
}
