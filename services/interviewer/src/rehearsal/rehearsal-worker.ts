import { serve } from '@insights/threads/serve';
import type { RehearsedGuide } from './guide.ts';
import { type Rehearsal, rehearse, tried } from './rehearse.ts';

export interface ToRehearse {
  readonly guide: RehearsedGuide;
  /** Names of simulated participants; empty: all. */
  readonly participants: readonly string[];
  /** What somebody who tries the guide has said; null: simulated participants walk it. */
  readonly said: readonly string[] | null;
}

/** A result is kept with its job, so what an interviewer reads out in full is not. */
const MAX_SHOWN = 1_000;

const shortened = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()} …` : text;

serve(({ guide, participants, said }: ToRehearse): Rehearsal => {
  if (said !== null) return tried(guide, said);
  const { walks, ...rehearsal } = rehearse(guide, participants);
  const short = walks.map((walk) => ({
    ...walk,
    turns: walk.turns.map((turn) => ({ ...turn, text: shortened(turn.text) })),
  }));
  return { ...rehearsal, walks: short };
});
