import { has, plain } from '@insights/answers';
import { ASKED_FOR } from './lexicon/asked-for.ts';
import type { AskedFor } from './lexicon/asked-for.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

const QUOTES = /[“„«][^“”„«»]*[“”»]/gu;

/** What an answer says already. */
export function givenIn(answer: string, { match, listening }: Lexicon): AskedFor[] {
  const said = plain(answer);
  const gives: Record<AskedFor, boolean> = {
    reason: has(match.cause, said),
    time: has(match.example, said),
    frequency: has(match.frequency, said),
    person: has(listening.person, said),
    example: has(match.example, said),
  };
  return ASKED_FOR.filter((one) => gives[one]);
}

/** What a probe asks for, quotes aside. */
export function askedFor(probe: string, { asked_for }: Lexicon): AskedFor[] {
  const own = plain(probe.replaceAll(QUOTES, ' '));
  return ASKED_FOR.filter((one) => has(asked_for[one], own));
}

/** The wordings that ask for nothing that the answer says already. */
export function askingMore(wordings: readonly string[], answer: string, lexicon: Lexicon): string[] {
  const given = givenIn(answer, lexicon);
  return wordings.filter((wording) => askedFor(wording, lexicon).every((one) => !given.includes(one)));
}
