import type { Principal } from '@insights/auth-context';
import type { Deps } from '../../deps.ts';
import { faultOf } from '../../domain/verify-shown.ts';
import type { MadeReport } from '../../engine-threads/messages.ts';
import { turnTexts } from '../campaign-texts.ts';

/**
 * Compares every quote, its question and the text around it with the turns as they are shown now. A turn that changed or vanished since
 * it was read makes the job run again; it reads the turn as it is then.
 */
export async function checkQuotes(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interview_id: string,
  { output: { evidence }, asked_turns }: Pick<MadeReport, 'output' | 'asked_turns'>,
): Promise<void> {
  const cited = new Set(evidence.map(({ turn_id }) => turn_id));
  const turn_ids = [...new Set([...cited, ...Object.values(asked_turns)])];
  const turns = await turnTexts(campaigns, principal, { interview_id, turn_ids });
  const faults = evidence.flatMap((row) => faultOf(row, turns, asked_turns[row.turn_id]) ?? []);
  if (faults.length === 0) return;
  const kinds = [...new Set(faults)].join(', ');
  throw new Error(`${faults.length} of ${evidence.length} quotes differ from their turns: ${kinds}`);
}
