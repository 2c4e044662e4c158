import { paragraph } from '../wording/sentence.ts';
import type { Divided, Wording } from '../wording/words.ts';
import type { Sample } from '../types.ts';
import type { Claim } from './claims.ts';
import type { Theme } from '../themes/theme.ts';
import type { Action } from './actions.ts';
import { partialIn } from './sample.ts';

const DIVIDED = 3;

/** Four to eight sentences for a busy reader: who was heard, what they say, where they disagree, what to do first, what is left open. */
export function reportSummary(
  sample: Sample,
  headlines: readonly Claim[],
  divided: readonly Divided[],
  actions: readonly Action[],
  themes: readonly Theme[],
  wording: Wording,
): string {
  const { summary } = wording;
  if (sample.conversations === 0) return summary.empty;
  const partial = partialIn(sample);
  const left = sample.excluded.length + partial === 0 ? '' : summary.left(sample.excluded.length, partial);
  if (sample.statements === 0) return paragraph(summary.unusable(sample.conversations), left);
  const [first] = actions;
  const lines = [
    summary.basis({
      interviews: sample.conversations,
      participants: sample.participants,
      statements: sample.statements,
    }),
    ...(headlines.length === 0 && divided.length === 0
      ? [summary.nothingShared, ...raisedMost(themes, sample.participants, wording)]
      : headlines.slice(0, HEADLINES).map(({ brief }) => brief)),
    divided.length === 0 ? '' : summary.divided(divided.slice(0, DIVIDED)),
    first === undefined ? '' : summary.first(first.title),
    left,
    summary.caution(sample.participants),
  ];
  return paragraph(...lines);
}

const HEADLINES = 3;
const THEMES = 3;

/** The subjects that most participants raise, if there are any that several raise. */
function raisedMost(themes: readonly Theme[], participants: number, { summary }: Wording): string[] {
  const raised = themes
    .map(({ label, balance }) => ({ label, count: balance.supporters.length }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, THEMES);
  return raised.length === 0 ? [] : [summary.raisedMost(raised, participants)];
}
