import type { InterviewInput, Move } from '../engine/index.ts';
import type { HideNames } from '../interviewer.ts';
import { ModelFailure } from './fallback.ts';
import { LATEST_TURNS } from './prompt.ts';

/** What stands in for a hidden name; campaigns masks, and this is its mask. */
const MASK = '[name]';

interface WithoutNames {
  masked: InterviewInput;
  draft: { text: string; hidden: string[] };
}

/** All that a model is told, with hidden names masked. Errors: ModelFailure, or what `hideNames` throws: then nothing is sent. */
export async function withoutNames(input: InterviewInput, move: Move, hideNames: HideNames): Promise<WithoutNames> {
  const { campaign, template } = input;
  const turns = input.turns.slice(-LATEST_TURNS);
  const shown = await hideNames([move.say, campaign.goal, template?.persona ?? '', ...turns.map(({ text }) => text)]);
  const [draft, goal, persona, ...texts] = shown;
  if (!draft || !goal || !persona || texts.length !== turns.length) throw new ModelFailure('failed');
  const masked = {
    ...input,
    campaign: { ...campaign, goal: goal.text },
    ...(template ? { template: { ...template, persona: persona.text } } : {}),
    turns: turns.map((turn, index) => ({ ...turn, text: texts[index]?.text ?? '' })),
  };
  return { masked, draft };
}

/** The wording with the draft's names back in their places: a participant is not shown masks. Errors: ModelFailure. */
export function withNames(wording: string, hidden: readonly string[]): string {
  const pieces = wording.split(MASK);
  if (pieces.length !== hidden.length + 1) throw new ModelFailure('names_changed');
  return pieces.map((piece, index) => piece + (hidden[index] ?? '')).join('');
}
