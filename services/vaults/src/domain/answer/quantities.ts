import { type Language, wordsOf } from '@insights/language';
import { grammarOf } from '../facts/grammars/index.ts';

const NUMBER = /\p{N}+(?:[.,:/’']\p{N}+)*/gu;
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that say of all, of most or of nothing else what may be true of some. */
const SWEEPING: Record<Language, ReadonlySet<string>> = {
  en: words('all every each always everyone everybody everything everywhere most mostly only both'),
  de: words('alle allen aller alles jede jeden jeder jedes immer überall meist meisten meistens nur beide beiden'),
  fr: words('tous toutes toujours chaque partout plupart seul seule seulement uniquement'),
  es: words('todos todas siempre cada mayoría solo sólo solamente únicamente ambos ambas'),
};

/** The numbers and sweeping words of a text. "One" is mostly a pronoun or an article and no number. */
export function quantitiesIn(text: string, language: Language): Set<string> {
  const { numbers } = grammarOf(language);
  const found = new Set(text.match(NUMBER));
  for (const word of wordsOf(text)) {
    const value = numbers.get(word) ?? 0;
    if (value > 1) found.add(String(value));
    if (SWEEPING[language].has(word)) found.add(word);
  }
  return found;
}
