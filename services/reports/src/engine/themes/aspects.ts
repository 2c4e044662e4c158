import { languageOf } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { participantsOf, supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { readability } from '../findings/quotes.ts';
import { quoteOf } from '../findings/quoted.ts';
import { isSound } from '../findings/sound.ts';
import { targets } from './balance.ts';
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

/** The subject with the kinds of statements that name it, those of most people first; the subject alone if they are facts. */
export function aspectsOf(
  subject: string,
  named: ReadonlySet<string>,
  { about, people, language: code }: { about: readonly Said[]; people: number; language: string },
): Aspects {
  const language = languageOf(code);
  if (language === null) return { text: subject, shown: [] };
  const sound = about.filter(
    (each) =>
      supports(each) &&
      each.statement.confidence >= CLEAR &&
      // Talk among several people is read less reliably.
      each.statement.participant === '' &&
      isSound(each) &&
      (!JUDGING.has(each.statement.kind) || targets(each, named).length > 0),
  );
  const found = KINDS.map((kind) => {
    const said = sound.filter((each) => each.statement.kind === kind);
    return { kind, isOne: said.length === 1, people: participantsOf(said).size, said: clearestFirst(said) };
  })
    .filter((aspect) => aspect.people > 0 && aspect.people >= LEAST_SHARE * people)
    .toSorted((a, b) => b.people - a.people)
    .slice(0, MOST);
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
