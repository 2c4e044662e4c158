import { languageOf, termOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';
import type { Polarity } from '@insights/statements';

import { compare } from '../corpus/content-order.ts';
import { participantsOf, supports } from '../corpus/said.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import type { ClaimKind } from '../wording/words.ts';
import { mentionOf } from './asked-about.ts';
import { mentionOfNoun } from './involved.ts';
import type { Nouns } from './involved.ts';
import { isSound } from './sound.ts';
import { isContent, subjectOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { isAboutTarget, isAnnouncement } from './verdict.ts';

/** A statement with what it is about. */
export interface About {
  said: Said;
  subject: Subject;
}

/** Statements of one kind about one subject. */
export interface Group {
  kind: ClaimKind;
  /** Null for a statement that names no subject. */
  key: string | null;
  language: Language | null;
  said: Said[];
  /** Whether the statements judge the subject, or merely involve it. */
  about: 'target' | 'involved';
}

export const CLAIM_KINDS: readonly Exclude<ClaimKind, 'fact'>[] = ['problem', 'worry', 'wish', 'praise', 'workaround'];

/** Kinds that take a side; a statement of the kind with the opposite polarity is about a problem that is gone, or praise that is withheld. */
const SIDE: Partial<Record<Said['statement']['kind'], Polarity>> = {
  problem: 'negative',
  worry: 'negative',
  praise: 'positive',
};
const isClear = (said: Said): boolean => {
  const { kind, polarity } = said.statement;
  return polarity === (SIDE[kind] ?? polarity) && !isAnnouncement(said);
};

/** The statements that support claims, with their subjects. */
export function subjectsOf({ statements }: Corpus): Map<Said, Subject> {
  const found = new Map<Said, Subject>();
  const known = new Map<string, Subject | null>();
  for (const said of statements) {
    const language = languageOf(said.language);
    if (language === null || !supports(said) || !isClear(said) || !isSound(said)) continue;
    const target = mentionOf(said, language)?.target;
    if (target === undefined || !isAboutTarget(said)) continue;
    const name = `${language} ${target.toLowerCase()}`;
    let subject = known.get(name);
    if (subject === undefined) known.set(name, (subject = subjectOf(target, language)));
    if (subject !== null) found.set(said, qualified(subject, said, target, language));
  }
  return found;
}

/** "The waiting list for the course" is not the waiting list: what a preposition adds makes the subject longer. */
function qualified(subject: Subject, { statement }: Said, target: string, language: Language): Subject {
  const at = statement.text.indexOf(target);
  const rest = at < 0 ? '' : statement.text.slice(at + target.length);
  const [link, ...after] = tokensOf(rest).slice(0, QUALIFIER);
  if (link === undefined || !/^\s+$/u.test(rest.slice(0, link.start)) || !QUALIFIES[language].has(link.word))
    return subject;
  // "For a week" says when.
  if (after.some(({ word }) => TIMES.has(word))) return subject;
  const noun = after.find(({ word }) => isContent(word, language));
  return noun === undefined ? subject : { ...subject, terms: [...subject.terms, termOf(noun.word, language)] };
}

/** Words looked at after a subject: a preposition, an article, an adjective, a noun. */
const QUALIFIER = 4;
const TIMES = new Set(
  `day days week weeks month months year years hour hours minute minutes while time tag tagen woche wochen monat monaten jahr jahren
  stunde stunden jour jours semaine semaines mois an ans heure heures día días semana semanas mes meses año años hora horas`.split(
    /\s+/,
  ),
);
const QUALIFIES: Record<Language, ReadonlySet<string>> = {
  en: new Set(['for', 'of', 'at', 'from', 'between']),
  de: new Set(['für', 'von', 'vom', 'bei', 'zwischen']),
  fr: new Set(['pour', 'chez', 'entre']),
  es: new Set(['para', 'entre']),
};

/** How much better a subject of two or three words is than its head alone. */
const LENGTH_WEIGHT = [0, 1, 1.4, 1.6];

/** The statements of a kind that claims may count, whether or not they name a subject. */
export const ofKind = ({ statements }: Corpus, kind: ClaimKind): Said[] =>
  statements.filter((said) => said.statement.kind === kind && supports(said) && isClear(said));

/**
 * The statements of one kind, by subject: those that most participants name first, longer noun phrases before their heads.
 * Those that share their target with nobody are brought together by the specific nouns that they involve; the claim then says
 * no more than that. Each statement is in one group, the rest each in one of its own.
 */
export function groupsOf(
  kind: ClaimKind,
  statements: readonly Said[],
  subjects: ReadonlyMap<Said, Subject>,
  nouns: Nouns,
): Group[] {
  const byTarget = greedy(statements, (said) => subjects.get(said)?.keys ?? []).flatMap(({ key, said, take }) => {
    const rest = aboutTheSame(key, said(), subjects);
    return participantsOf(rest).size < 2 ? [] : [groupOf(kind, key, take(rest))];
  });
  const taken = new Set(byTarget.flatMap(({ said }) => said));
  const rest = statements.filter((said) => !taken.has(said));
  const byNoun = INVOLVING.has(kind) ? involving(kind, rest, nouns) : [];
  const involved = new Set(byNoun.flatMap(({ said }) => said));
  const alone = rest.filter((said) => !involved.has(said));
  return [...byTarget, ...byNoun, ...alone.map((said) => groupOf(kind, subjects.get(said)?.keys[0] ?? null, [said]))];
}

/** Kinds of statements that are brought together by the nouns that they involve. */
const INVOLVING = new Set<ClaimKind>(['problem', 'worry', 'wish']);
/** A statement that is not about the noun counts only if its kind is read with so much confidence. */
const CLEAR = 0.78;

/** Talk among several people is read less reliably. */
const isAlone = ({ participant }: Said['statement']): boolean => participant === '';

function involving(kind: ClaimKind, statements: readonly Said[], nouns: Nouns): Group[] {
  const clear = statements.filter(
    ({ statement }) => statement.confidence >= CLEAR && statement.because === null && isAlone(statement),
  );
  return greedy(clear, (said) => nouns.of(said)).flatMap(({ key, said, take }) => {
    const rest = said().filter((each) => {
      const language = languageOf(each.language);
      return language !== null && mentionOfNoun(each, key, language) !== null;
    });
    return participantsOf(rest).size < 2 ? [] : [{ ...groupOf(kind, key, take(rest)), about: 'involved' as const }];
  });
}

interface Draft {
  key: string;
  /** The statements that no group has taken yet. */
  said(): Said[];
  take(chosen: Said[]): Said[];
}

/** The keys by the number of participants, to be taken one after the other. */
function greedy(statements: readonly Said[], keysOf: (said: Said) => readonly string[]): Draft[] {
  const byKey = new Map<string, Said[]>();
  for (const said of statements) {
    for (const key of keysOf(said)) {
      const name = `${said.language}\n${key}`;
      const list = byKey.get(name);
      if (list === undefined) byKey.set(name, [said]);
      else list.push(said);
    }
  }
  const taken = new Set<Said>();
  return [...byKey]
    .map(([name, said]) => ({ name, said, score: participantsOf(said).size * weightOf(name) }))
    .toSorted((a, b) => b.score - a.score || compare(a.name, b.name))
    .map(({ name, said }) => ({
      key: name.slice(name.indexOf('\n') + 1),
      said: () => said.filter((each) => !taken.has(each)),
      take(chosen) {
        for (const each of chosen) taken.add(each);
        return chosen;
      },
    }));
}

/**
 * A help desk is no desk: statements that qualify the subject count only if most participants name it without qualification.
 */
function aboutTheSame(key: string, said: readonly Said[], subjects: ReadonlyMap<Said, Subject>): Said[] {
  const length = key.split(' ').length;
  const plain = said.filter((each) => subjects.get(each)?.terms.length === length);
  return participantsOf(plain).size * 2 > participantsOf(said).size ? [...said] : plain;
}

const weightOf = (name: string): number => LENGTH_WEIGHT[name.split(' ').length] ?? 1;

const groupOf = (kind: ClaimKind, key: string | null, said: Said[]): Group => ({
  kind,
  key,
  language: languageOf(said[0]?.language ?? ''),
  said,
  about: 'target',
});
