import { NAME_MASK } from '@insights/contracts';
import type { InterviewInput, Move } from '../engine/index.ts';
import type { HideNames } from '../interviewer.ts';
import { ModelFailure } from './fallback.ts';
import { LATEST_TURNS } from './prompt.ts';

interface WithoutNames {
  masked: InterviewInput;
  draft: { text: string; hidden: string[] };
}

/** Everything sent to the model, with hidden names masked. Errors: ModelFailure, or what `hideNames` throws; nothing is sent then. */
export async function withoutNames(input: InterviewInput, move: Move, hideNames: HideNames): Promise<WithoutNames> {
  const { campaign, template } = input;
  const turns = input.turns.slice(-LATEST_TURNS);
  const shown = await hideNames([move.text, campaign.goal, template?.persona ?? '', ...turns.map(({ text }) => text)]);
  const [draft, goal, persona, ...texts] = shown;
  if (!draft || !goal || !persona || texts.length !== turns.length) throw new ModelFailure('failed');
  const masked = {
    ...input,
    campaign: { ...campaign, goal: goal.text },
    template: template && { ...template, persona: persona.text },
    turns: turns.map((turn, index) => ({ ...turn, text: texts[index]?.text ?? '' })),
  };
  return { masked, draft };
}

/** Puts the draft's names back in place of the masks. Errors: ModelFailure. */
export function withNames(wording: string, hidden: readonly string[]): string {
  const pieces = wording.split(NAME_MASK);
  if (pieces.length !== hidden.length + 1) throw new ModelFailure('names_changed');
  return pieces.map((piece, index) => piece + (hidden[index] ?? '')).join('');
}
