import { languageOf } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { participantsOf, supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { readability } from '../findings/quotes.ts';
import { quoteOf } from '../findings/quoted.ts';
import { isSound } from '../findings/sound.ts';
import { targets } from './balance.ts';
import type { Stance } from './balance.ts';
import { structureWordingOf } from '../wording/structure.ts';
import type { Aspect } from '../wording/structure.ts';

/** In the order of their weight where as many people say them. */
const KINDS: readonly Aspect['kind'][] = ['problem', 'worry', 'wish', 'praise', 'workaround'];
/** Kinds that judge: a statement that only names the subject judges something else. */
const JUDGING: ReadonlySet<string> = new Set(['problem', 'worry', 'praise']);
const MOST = 2;
/** A kind stands in a label if this share of the theme's people say it. */
const LEAST_SHARE = 1 / 3;
const CLEAR = 0.78;

/** A subject with what is said about it, and a statement of each kind. */
export interface Aspects {
  text: string;
  shown: readonly Said[];
}

/** What people do about a subject: statements of one kind, the clearest first. */
export interface Told {
  kind: Aspect['kind'];
  people: number;
  said: readonly Said[];
}

/** What is clearly said about a subject by statements that name it, that of most people first. */
export function toldOf(about: readonly Said[], named: ReadonlySet<string>): Told[] {
  const sound = about.filter(
    (each) =>
      supports(each) &&
      each.statement.confidence >= CLEAR &&
      // Talk among several people is read less reliably.
      each.statement.participant === '' &&
      isSound(each) &&
      // A judgement of the help desk is none of the desk.
      (!JUDGING.has(each.statement.kind) || targets(each, named).some((key) => named.has(key))),
  );
  return KINDS.map((kind) => {
    const said = sound.filter((each) => each.statement.kind === kind);
    return { kind, people: participantsOf(said).size, said: clearestFirst(said) };
  })
    .filter(({ people }) => people > 0)
    .toSorted((a, b) => b.people - a.people);
}

/** The stance that most of several people clearly take to a subject; null if the description tells none. */
export function stanceTold(about: readonly Said[], named: ReadonlySet<string>): Stance | null {
  const kind = toldOf(about, named).find(({ people }) => people > 1)?.kind;
  if (kind === 'praise') return 'positive';
  return kind === 'problem' || kind === 'worry' ? 'negative' : null;
}

/** The subject with the kinds of statements that name it, those of most people first; the subject alone if they are facts. */
export function aspectsOf(
  subject: string,
  named: ReadonlySet<string>,
  { about, people, language: code }: { about: readonly Said[]; people: number; language: string },
): Aspects {
  const language = languageOf(code);
  if (language === null) return { text: subject, shown: [] };
  const found = toldOf(about, named)
    .filter((told) => told.people >= LEAST_SHARE * people)
    .slice(0, MOST)
    .map((told) => ({ ...told, isOne: told.said.length === 1 }));
  if (found.length === 0) return { text: subject, shown: [] };
  return {
    text: structureWordingOf(language).aspects(subject, found),
    shown: found.flatMap(({ said }) => said[0] ?? []),
  };
}

const clearestFirst = (said: readonly Said[]): Said[] =>
  said
    .map((each) => ({ each, score: readability(quoteOf(each), each.language) * each.statement.confidence }))
    .toSorted((a, b) => b.score - a.score || compare(a.each.statement.text, b.each.statement.text))
    .map(({ each }) => each);
