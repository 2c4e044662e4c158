import { languageOf, tokensOf } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { slug } from '../format.ts';
import type { Contradiction } from '../types.ts';
import { sentence } from '../wording/sentence.ts';
import type { Divided } from '../wording/words.ts';
import { shareOf, subjectText, whoSays } from './claims.ts';
import type { Claiming } from './claims.ts';
import { idsOf } from './findings.ts';
import { GRAMMARS } from './grammar.ts';
import { oppositesIn } from './opposites.ts';
import { quoteOf } from './quoted.ts';
import { typical } from './quotes.ts';
import type { Subject } from './subject.ts';

const MOST = 60;
const QUOTES_PER_SIDE = 2;

/** Both sides of a disagreement. */
export interface Conflict {
  key: string;
  language: string;
  isWithinOne: boolean;
  positive: Said[];
  negative: Said[];
  /** Whether the sides take a stance; otherwise they state opposite facts. */
  isStance: boolean;
}

/** What participants hold against each other or against themselves, the most widespread first. */
export function conflictsIn(claiming: Claiming, subjects: ReadonlyMap<Said, Subject>): Conflict[] {
  const taken = new Set<Said>();
  const isFree = (said: Said): boolean => !taken.has(said);
  const stances = [...claiming.stances.all()]
    .toSorted(
      (a, b) =>
        b.key.split(' ').length - a.key.split(' ').length ||
        compare(`${a.language} ${a.key}`, `${b.language} ${b.key}`),
    )
    .flatMap(({ language, key, positive, negative }) => {
      const sides = sameExtent(key, positive.filter(isFree), negative.filter(isFree), subjects);
      const found = conflictsOn(language, key, sides);
      for (const { positive: pro, negative: contra } of found) for (const said of [...pro, ...contra]) taken.add(said);
      return found;
    });
  const facts = oppositesIn(claiming.corpus, taken);
  return [...stances, ...facts].toSorted((a, b) => weightOf(b) - weightOf(a) || compare(a.key, b.key)).slice(0, MOST);
}

interface Sides {
  positive: Said[];
  negative: Said[];
}

/** "The app" and "the app's search" are about different things. */
function sameExtent(
  key: string,
  positive: readonly Said[],
  negative: readonly Said[],
  subjects: ReadonlyMap<Said, Subject>,
): Sides {
  const length = key.split(' ').length;
  const isWhole = (said: Said): boolean => subjects.get(said)?.terms.length === length;
  return { positive: positive.filter(isWhole), negative: negative.filter(isWhole) };
}

/** Between participants, and within each one who says both in different turns. */
function conflictsOn(language: string, key: string, sides: Sides): Conflict[] {
  const base = { key, language, isStance: true };
  const positive = Map.groupBy(sides.positive, ({ participant }) => participant);
  const negative = Map.groupBy(sides.negative, ({ participant }) => participant);
  const both = [...positive.keys()].filter((participant) => negative.has(participant)).toSorted((a, b) => a - b);
  const within = both
    .map((participant) => ({
      ...base,
      isWithinOne: true,
      positive: positive.get(participant) ?? [],
      negative: negative.get(participant) ?? [],
    }))
    .filter(areApart);
  const between = {
    ...base,
    isWithinOne: false,
    positive: sides.positive.filter((said) => !negative.has(said.participant) && !isOwn(said)),
    negative: sides.negative.filter((said) => !positive.has(said.participant) && !isOwn(said)),
  };
  return between.positive.length > 0 && between.negative.length > 0 ? [between, ...within] : within;
}

/** "My arm" is another thing for each person. */
function isOwn({ statement: { text, start, target }, language: code }: Said): boolean {
  const language = languageOf(code);
  if (language === null || target === null) return false;
  const { speaker } = GRAMMARS[language];
  const before = tokensOf(text.slice(0, target.start - start)).slice(-OWNED);
  return [...before, ...tokensOf(target.text).slice(0, 1)].some(
    ({ word }) => speaker.has(word) && POSSESSIVE.test(word),
  );
}

/** The possessive may stand before a list: "my legs and arms". */
const OWNED = 3;
const POSSESSIVE = /^m(?!e$|oi$|ir$|ich$)/u;

/** Praise and criticism in one breath weigh a subject up; they contradict each other only in different turns. */
const areApart = ({ positive, negative }: Sides): boolean =>
  positive.some((a) => negative.some((b) => a.turn.id !== b.turn.id));

/** Of a large group on one side and one voice on the other, the one voice decides. */
const weightOf = ({ positive, negative }: Conflict): number =>
  Math.min(participantsOf(positive).size, participantsOf(negative).size) * 1000 +
  participantsOf([...positive, ...negative]).size;

export function contradictionsOf(
  conflicts: readonly Conflict[],
  claiming: Claiming,
  book: EvidenceBook,
): Contradiction[] {
  const used = new Map<string, number>();
  return conflicts.map((conflict) => {
    const { key, isWithinOne } = conflict;
    const base = ['contradiction', isWithinOne ? 'within' : '', slug(key)].filter((part) => part !== '').join('-');
    used.set(base, (used.get(base) ?? 0) + 1);
    const count = used.get(base) ?? 1;
    const subject = subjectOfConflict(conflict, claiming);
    return {
      id: count === 1 ? base : `${base}-${count}`,
      subject,
      is_within_one: isWithinOne,
      positive: sideOf(conflict, true, subject, claiming, book),
      negative: sideOf(conflict, false, subject, claiming, book),
    };
  });
}

function subjectOfConflict({ key, language, positive, negative, isStance }: Conflict, claiming: Claiming): string {
  const said = [...positive, ...negative];
  const phrase = isStance
    ? subjectText({ key, language: languageOf(language), said, about: 'target' }, claiming)
    : null;
  const [first] = said.map(({ statement }) => statement.target?.text ?? statement.text);
  return phrase ?? claiming.wording.quoted(first ?? key);
}

function sideOf(
  conflict: Conflict,
  isPositive: boolean,
  subject: string,
  claiming: Claiming,
  book: EvidenceBook,
): Contradiction['positive'] {
  const { corpus, wording } = claiming;
  const said = isPositive ? conflict.positive : conflict.negative;
  const quotes = typical(said, QUOTES_PER_SIDE, book);
  const [first] = quotes;
  const text =
    conflict.isStance || first === undefined
      ? wording.claim.side(isPositive, subject, shareOf(said, corpus))
      : wording.claim.says({ who: whoSays(first, corpus), quote: quoteOf(first) });
  return { text: sentence(text), participants: idsOf(participantsOf(said), corpus), evidence: book.cite(quotes) };
}

/** The subjects about which participants disagree with each other. */
export const dividedBy = (
  conflicts: readonly Conflict[],
  claiming: Claiming,
): { divided: Divided; conflict: Conflict }[] =>
  conflicts
    .filter(({ isWithinOne, isStance }) => !isWithinOne && isStance)
    .map((conflict) => ({
      conflict,
      divided: {
        subject: subjectOfConflict(conflict, claiming),
        positive: participantsOf(conflict.positive).size,
        negative: participantsOf(conflict.negative).size,
      },
    }));
