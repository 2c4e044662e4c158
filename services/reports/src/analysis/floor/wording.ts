import { languageOf } from '@insights/language';
import type { Language } from '@insights/language';

/** Of how many persons something is counted. */
export interface Among {
  readonly all: number;
  /** The language of their interviews, where others were in another one. */
  readonly language: string | null;
}

/**
 * The fixed phrases of the floor. All of them can be checked by counting or by looking at a quote. The name of a code is a word, a phrase
 * or a whole statement, as somebody has renamed it: each phrase names it as a theme, which reads well with all three.
 */
export interface Wording {
  quoted(words: string): string;
  /** `the themes “A” and “B”` */
  themes(names: readonly string[]): string;
  listed(parts: readonly string[]): string;
  /** What a code made from words stands for. */
  definition(name: string): string;
  /** That people raise a theme; how many stands beside. */
  speak(name: string, among: Among): string;
  /** The same as a sentence of the summary, with a quote. `isAdded`: the team put the theme in. */
  speakFor(name: string, count: number, among: Among, more: { example: string; isAdded: boolean }): string;
  says(who: string, words: string): string;
  interviewed(people: number, questions: number, first: string | null): string;
  /** How many say at least once, in so many words, what they wish for or what is a problem. */
  state(kind: 'wish' | 'problem', count: number, example: string): string;
  /** The name of a group, and how many of it and of the others raise a theme. */
  group(names: readonly string[]): string;
  trait(name: string, inside: number, size: number, outside: number, others: number): string;
  members(ids: readonly string[], all: number): string;
  raises(who: string, names: readonly string[]): string;
}

const listedBy =
  (and: string) =>
  (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;

const english: Wording = {
  quoted: (words) => `“${words}”`,
  themes: (names) => `the ${names.length === 1 ? 'theme' : 'themes'} ${english.listed(names.map(english.quoted))}`,
  listed: listedBy('and'),
  definition: (name) => `What people say with the words “${name}”.`,
  speak: (name, { language }) =>
    `People${language === null ? '' : ` interviewed in ${language}`} raise ${english.themes([name])}`,
  speakFor: (name, count, { all, language }, { example, isAdded }) =>
    `${count} of ${all} people${language === null ? '' : ` interviewed in ${language}`} ${count === 1 ? 'raises' : 'raise'} ${english.themes([name])}${isAdded ? ', which the team added' : ''}, for example ${example}`,
  says: (who, words) => `${who}: “${words}”`,
  interviewed: (people, questions, first) =>
    `${people} ${people === 1 ? 'person was' : 'people were'} interviewed${
      first === null
        ? ''
        : `; the guide has ${questions} ${questions === 1 ? 'question' : 'questions'}, first “${first}”`
    }.`,
  state: (kind, count, example) =>
    `At least ${count} of them ${count === 1 ? 'says' : 'say'} in so many words ${
      kind === 'wish' ? 'what they wish for' : 'what is a problem'
    }, for example ${example}`,
  group: (names) => `Those who raise ${english.themes(names)}`,
  trait: (name, inside, size, outside, others) =>
    `“${name}”: ${inside} of these ${size} raise it, and ${outside} of the other ${others}.`,
  members: (ids, all) => `${ids.length} of ${all} people: ${english.listed(ids)}.`,
  raises: (who, names) => `${who} raises ${english.themes(names)}.`,
};

const german: Wording = {
  quoted: (words) => `„${words}“`,
  themes: (names) => `${names.length === 1 ? 'das Thema' : 'die Themen'} ${german.listed(names.map(german.quoted))}`,
  listed: listedBy('und'),
  definition: (name) => `Was Befragte mit den Worten „${name}“ sagen.`,
  speak: (name, { language }) =>
    `${language === null ? 'Befragte' : `Auf ${language} Befragte`} sprechen ${german.themes([name])} an`,
  speakFor: (name, count, { all, language }, { example, isAdded }) =>
    `${count} von ${all}${language === null ? '' : ` auf ${language}`} Befragten ${count === 1 ? 'spricht' : 'sprechen'} ${german.themes([name])} an${isAdded ? ', das das Team hinzugefügt hat' : ''}, zum Beispiel ${example}`,
  says: (who, words) => `${who}: „${words}“`,
  interviewed: (people, questions, first) =>
    `${people} ${people === 1 ? 'Person wurde' : 'Personen wurden'} befragt${
      first === null
        ? ''
        : `; der Leitfaden hat ${questions} ${questions === 1 ? 'Frage' : 'Fragen'}, zuerst „${first}“`
    }.`,
  state: (kind, count, example) =>
    `Mindestens ${count} von ihnen ${count === 1 ? 'sagt' : 'sagen'} ausdrücklich, ${
      kind === 'wish' ? 'was sie sich wünschen' : 'was ein Problem ist'
    }, zum Beispiel ${example}`,
  group: (names) => `Befragte, die ${german.themes(names)} ansprechen`,
  trait: (name, inside, size, outside, others) =>
    `„${name}“: ${inside} von diesen ${size} sprechen es an, und ${outside} der anderen ${others}.`,
  members: (ids, all) => `${ids.length} von ${all} Personen: ${german.listed(ids)}.`,
  raises: (who, names) => `${who} spricht ${german.themes(names)} an.`,
};

const french: Wording = {
  quoted: (words) => `« ${words} »`,
  themes: (names) => `${names.length === 1 ? 'le thème' : 'les thèmes'} ${french.listed(names.map(french.quoted))}`,
  listed: listedBy('et'),
  definition: (name) => `Ce que les gens disent avec les mots « ${name} ».`,
  speak: (name, { language }) =>
    `Des personnes${language === null ? '' : ` interrogées en ${language}`} abordent ${french.themes([name])}`,
  speakFor: (name, count, { all, language }, { example, isAdded }) =>
    `${count} personne${count === 1 ? '' : 's'} sur ${all}${language === null ? '' : ` interrogées en ${language}`} ${count === 1 ? 'aborde' : 'abordent'} ${french.themes([name])}${isAdded ? ', ajouté par l’équipe' : ''}, par exemple ${example}`,
  says: (who, words) => `${who} : « ${words} »`,
  interviewed: (people, questions, first) =>
    `${people} ${people === 1 ? 'personne a été interrogée' : 'personnes ont été interrogées'}${
      first === null ? '' : ` ; le guide a ${questions} question${questions === 1 ? '' : 's'}, d’abord « ${first} »`
    }.`,
  state: (kind, count, example) =>
    `Au moins ${count} d’entre elles ${count === 1 ? 'dit' : 'disent'} explicitement ${
      kind === 'wish' ? 'ce qu’elles souhaitent' : 'ce qui pose problème'
    }, par exemple ${example}`,
  group: (names) => `Ceux qui abordent ${french.themes(names)}`,
  trait: (name, inside, size, outside, others) =>
    `« ${name} » : ${inside} de ces ${size} l’abordent, et ${outside} des ${others} autres.`,
  members: (ids, all) => `${ids.length} personnes sur ${all} : ${french.listed(ids)}.`,
  raises: (who, names) => `${who} aborde ${french.themes(names)}.`,
};

const spanish: Wording = {
  quoted: (words) => `«${words}»`,
  themes: (names) => `${names.length === 1 ? 'el tema' : 'los temas'} ${spanish.listed(names.map(spanish.quoted))}`,
  listed: listedBy('y'),
  definition: (name) => `Lo que las personas dicen con las palabras «${name}».`,
  speak: (name, { language }) =>
    `Hay personas${language === null ? '' : ` entrevistadas en ${language}`} que plantean ${spanish.themes([name])}`,
  speakFor: (name, count, { all, language }, { example, isAdded }) =>
    `${count} de ${all} personas${language === null ? '' : ` entrevistadas en ${language}`} ${count === 1 ? 'plantea' : 'plantean'} ${spanish.themes([name])}${isAdded ? ', que añadió el equipo' : ''}, por ejemplo ${example}`,
  says: (who, words) => `${who}: «${words}»`,
  interviewed: (people, questions, first) =>
    `Se entrevistó a ${people} ${people === 1 ? 'persona' : 'personas'}${
      first === null
        ? ''
        : `; la guía tiene ${questions} ${questions === 1 ? 'pregunta' : 'preguntas'}, primero «${first}»`
    }.`,
  state: (kind, count, example) =>
    `Al menos ${count} de ellas ${count === 1 ? 'dice' : 'dicen'} expresamente ${
      kind === 'wish' ? 'lo que desean' : 'qué es un problema'
    }, por ejemplo ${example}`,
  group: (names) => `Quienes plantean ${spanish.themes(names)}`,
  trait: (name, inside, size, outside, others) =>
    `«${name}»: ${inside} de estas ${size} lo plantean, y ${outside} de las otras ${others}.`,
  members: (ids, all) => `${ids.length} de ${all} personas: ${spanish.listed(ids)}.`,
  raises: (who, names) => `${who} plantea ${spanish.themes(names)}.`,
};

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, fr: french, es: spanish };

/** The phrases of a campaign's language; English where there are none. */
export const wordingOf = (tag: string): Wording => WORDINGS[languageOf(tag) ?? 'en'];
