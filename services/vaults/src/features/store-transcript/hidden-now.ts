import { servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import type { Deps } from '../../deps.ts';

/** Which names are hidden in a campaign now, as a token of the campaigns service; `gone` for a deleted campaign. */
export async function hiddenNow(
  { campaigns }: { campaigns: Pick<Deps['campaigns'], 'maskTexts'> },
  workspaceId: string,
  id: string,
): Promise<string> {
  const request = { interview_id: id, texts: [], topics: [] };
  try {
    return (await campaigns.maskTexts(request, { principal: servicePrincipal('vaults', workspaceId) })).hidden_names;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 'gone';
    throw error;
  }
}
