import { servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { Deps } from '../deps.ts';

/** Texts that contain what people said in these campaigns. */
export interface Spoken {
  readonly interview_ids: readonly string[];
  readonly texts: readonly string[];
}

/**
 * The same texts with the names masked that are hidden now in their campaigns, which may be more than when they were stored. Texts of a
 * deleted campaign become empty.
 */
export async function maskTexts(deps: Pick<Deps, 'campaigns'>, workspaceId: string, given: readonly Spoken[]) {
  const masked = given.map(({ texts }) => [...texts]);
  const interviews = [...new Set(given.flatMap(({ interview_ids }) => interview_ids))];
  for (const interview_id of interviews) {
    const concerned = masked.filter((_texts, index) => given[index]?.interview_ids.includes(interview_id));
    const shown = await maskedIn(deps, workspaceId, interview_id, concerned.flat());
    let at = 0;
    for (const texts of concerned) texts.splice(0, texts.length, ...shown.slice(at, (at += texts.length)));
  }
  return masked;
}

async function maskedIn(
  { campaigns }: Pick<Deps, 'campaigns'>,
  workspaceId: string,
  interview_id: string,
  texts: string[],
): Promise<string[]> {
  const call = { principal: servicePrincipal('vaults', workspaceId) };
  try {
    const masked = await campaigns.maskTexts({ interview_id, texts, topics: [] }, call);
    return masked.texts.map(({ text }) => text);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return texts.map(() => '');
    throw error;
  }
}
