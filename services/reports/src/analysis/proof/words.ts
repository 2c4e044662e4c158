import { fold } from '@insights/answers';
import { type Language, stemOf, tokensOf } from '@insights/language';

/** Few words that a sentence about persons is recognised by, in each language. */
interface Words {
  /** Nouns for those who were interviewed, singular and plural. */
  readonly persons: readonly (readonly [singular: string, plural: string])[];
  /** What persons do in a report: "many say". */
  readonly verbs: string;
  /** Verbs beside a count in singular and plural: "1 person has", "2 people have". */
  readonly auxiliaries: readonly (readonly [singular: string, plural: string])[];
  /** Verbs that a count doesn't change: "1 person said". */
  readonly invariant: RegExp;
  /** "most of them" */
  readonly of: string;
  /** What says that one thing brings about another. */
  readonly causes: string;
}

const list = (text: string): string[] => text.split(/\s*,\s*/);
const pairs = (text: string): [string, string][] => list(text).map((pair) => pair.split('/') as [string, string]);

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    persons: pairs(
      'participant/participants, person/people, interviewee/interviewees, respondent/respondents, speaker/speakers, person/persons, individual/individuals',
    ),
    verbs:
      'say, put, find, describe, report, mention, feel, want, ask, agree, disagree, see, use, think, need, prefer, like, complain, have, are, were, do, would, call, miss, speak, talk, wish, fear, struggle, expect, value, consider, believe, know, rely, avoid, doubt',
    auxiliaries: pairs("has/have, is/are, was/were, does/do, doesn't/don't, says/say"),
    invariant:
      /^(?:\p{L}+ed|said|told|felt|saw|found|went|had|did|could|would|can|will|might|must|should|who|in|with|from|at|on|of)$/u,
    of: 'of them, of those, of the, of these, of all',
    causes:
      "because, because of, due to, owing to, thanks to, leads to, lead to, led to, leading to, causes, caused, cause, causing, results in, result in, resulted in, resulting in, as a result, therefore, thus, hence, consequently, so that, that's why, which is why, the reason, makes, make, making, made, stems from, drives, driven by, driving, triggers, triggered, forces, forced, prevents, prevent, preventing, since, so, as a consequence",
  },
  de: {
    persons: pairs(
      'Person/Personen, Teilnehmer/Teilnehmer, Teilnehmerin/Teilnehmerinnen, Teilnehmender/Teilnehmende, Teilnehmenden/Teilnehmenden, Befragter/Befragte, Befragten/Befragten, Mensch/Menschen, Person/Leute, Interviewter/Interviewte',
    ),
    verbs:
      'sagen, finden, beschreiben, berichten, nennen, erwähnen, fühlen, wünschen, wollen, fordern, sehen, nutzen, denken, brauchen, beklagen, haben, sind, waren, möchten, vermissen, sprechen, hoffen, fürchten, erwarten, schätzen, glauben, meinen, halten, erzählen, kennen, erleben',
    auxiliaries: pairs(
      'hat/haben, ist/sind, war/waren, kann/können, wird/werden, muss/müssen, sagt/sagen, findet/finden',
    ),
    invariant: /^(?:von|in|mit|aus|bei|an|auf|die|der|das)$/u,
    of: 'von ihnen, davon, der, von den, aller',
    causes:
      'weil, da, denn, wegen, aufgrund, dank, dadurch, deshalb, deswegen, daher, darum, somit, folglich, infolge, sodass, so dass, führt zu, führen zu, führte zu, verursacht, verursachen, bewirkt, der grund, macht, machen, verhindert, verhindern, zwingt, zwingen, auslöst, löst',
  },
  fr: {
    persons: pairs(
      'participant/participants, participante/participantes, personne/personnes, personne interrogée/personnes interrogées, répondant/répondants, répondante/répondantes, interviewé/interviewés',
    ),
    verbs:
      'disent, trouvent, décrivent, rapportent, mentionnent, sentent, veulent, demandent, souhaitent, voient, utilisent, pensent, ont, sont, étaient, préfèrent, aiment, parlent, espèrent, craignent, attendent, évoquent, estiment, regrettent, se, considèrent, jugent',
    auxiliaries: pairs('a/ont, est/sont, était/étaient, peut/peuvent, dit/disent, trouve/trouvent, veut/veulent'),
    invariant: /^(?:sur|de|du|des|en|avec|dans|qui|à|chez)$/u,
    of: "d'entre eux, d'entre elles, des, de ces, parmi",
    causes:
      "parce que, parce qu, car, à cause, en raison, grâce à, puisque, donc, ainsi, par conséquent, c'est pourquoi, entraîne, entraînent, provoque, provoquent, cause, causent, conduit à, conduisent à, mène à, mènent à, si bien que, de sorte que, la raison, rend, rendent, empêche, empêchent, oblige, obligent, faute de, fait que",
  },
  es: {
    persons: pairs(
      'participante/participantes, persona/personas, entrevistado/entrevistados, entrevistada/entrevistadas, encuestado/encuestados',
    ),
    verbs:
      'dicen, encuentran, describen, cuentan, mencionan, sienten, quieren, piden, desean, ven, usan, utilizan, piensan, tienen, son, están, eran, prefieren, hablan, esperan, temen, valoran, creen, opinan, consideran, echan, necesitan, se',
    auxiliaries: pairs('ha/han, es/son, está/están, tiene/tienen, era/eran, puede/pueden, dice/dicen, quiere/quieren'),
    invariant: /^(?:de|del|en|con|que|a|por|sobre)$/u,
    of: 'de ellos, de ellas, de los, de las',
    causes:
      'porque, ya que, debido a, a causa de, gracias a, por eso, por ello, por tanto, por lo tanto, así que, de modo que, puesto que, conduce a, lleva a, llevan a, provoca, provocan, causa, causan, ocasiona, genera, generan, la razón, hace que, hacen que, impide, impiden, obliga, obligan, por culpa',
  },
};

/** A word of a sentence in lower case without accents. */
export interface Said {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text; a hyphen or an apostrophe divides no word. */
export const saidIn = (text: string): Said[] =>
  tokensOf(text).map(({ word, start, end }) => ({ word: fold(word), start, end }));

/** Phrases by their first word, longest first. */
export type Phrases<T> = ReadonlyMap<string, readonly { words: readonly string[]; means: T }[]>;

export function phrasesOf<T>(entries: Iterable<readonly [phrases: string, means: T]>): Phrases<T> {
  const found = new Map<string, { words: string[]; means: T }[]>();
  for (const [phrases, means] of entries) {
    for (const phrase of list(phrases)) {
      const words = fold(phrase.toLowerCase()).split(' ');
      const first = words[0] ?? '';
      const group = found.get(first) ?? [];
      group.push({ words, means });
      found.set(first, group);
    }
  }
  for (const group of found.values()) group.sort((a, b) => b.words.length - a.words.length);
  return found;
}

/** The longest phrase that begins at a word. */
export const phraseAt = <T>(
  phrases: Phrases<T>,
  said: readonly Said[],
  at: number,
): { length: number; means: T } | null => {
  const found = phrases
    .get(said[at]?.word ?? '')
    ?.find(({ words }) => words.every((word, n) => said[at + n]?.word === word));
  return found ? { length: found.words.length, means: found.means } : null;
};

const memo = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

/** Words for persons, and whether one is a plural only. */
export const personsOf = memo((language) => {
  const { persons } = WORDS[language];
  return phrasesOf([
    ...persons.map(([, plural]) => [plural, 'plural'] as const),
    ...persons.map(([singular]) => [singular, 'singular'] as const),
  ]);
});
const verbsOf = memo((language) => new Set(list(WORDS[language].verbs).flatMap((verb) => stemsIn(verb, language))));
export const ofOf = memo((language) => phrasesOf([[WORDS[language].of, true]]));
/** Whether a word is what persons do in a report. */
export const isVerb = (said: Said | undefined, language: Language): boolean =>
  said !== undefined && verbsOf(language).has(stemOf(said.word, language));

const causesOf = memo((language) => phrasesOf([[WORDS[language].causes, true]]));

/** Whether a sentence says that one thing brings about another. Then the passages must state that link. */
export function saysCause(text: string, language: Language): boolean {
  const said = saidIn(text);
  return said.some((_, at) => phraseAt(causesOf(language), said, at) !== null);
}

/** The stems of a text's words. */
export const stemsIn = (text: string, language: Language): string[] =>
  saidIn(text).map(({ word }) => stemOf(word, language));
