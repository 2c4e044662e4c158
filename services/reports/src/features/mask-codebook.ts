import { AppError } from '@insights/errors';
import { CampaignCodebook, type StoredCode } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { maskInBatches } from './campaign-texts.ts';

/**
 * Takes the names that are hidden now out of the codes of a campaign. Codes from word statistics are removed, because their keys are
 * words: the next version finds them again. No-op for a deleted campaign. Errors: `unavailable`.
 */
export async function maskCodebook(
  { db, campaigns }: Pick<Deps, 'db' | 'campaigns'>,
  workspaceId: string,
  interview_id: string,
): Promise<void> {
  const call = { principal: ownPrincipal(workspaceId) };
  const stored = await db.withWorkspace(call, (tx) => tx.em.findOne(CampaignCodebook, { interview_id }));
  if (!stored) return;
  const codes = stored.codes.filter(({ author }) => author !== 'floor');
  const texts = codes.flatMap(textsOf);
  const masked = await maskInBatches(campaigns, call.principal, { interview_id, texts, topics: [] }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    },
  );
  if (masked === undefined) return;
  await db.withWorkspace(call, async (tx) => {
    const current = await tx.em.findOne(CampaignCodebook, { interview_id });
    if (!current) return;
    if (masked === null || current.revision !== stored.revision) {
      throw new AppError('unavailable', {
        publicMessage: 'The codes changed while names were being hidden; retrying.',
      });
    }
    current.codes = codes.map((code, index) => withTexts(code, masked.texts.slice(4 * index, 4 * index + 4)));
    current.revision += 1;
  });
}

const textsOf = ({ name, definition, includes, excludes }: StoredCode): string[] => [
  name,
  definition,
  includes,
  excludes,
];

function withTexts(code: StoredCode, [name = '', definition = '', includes = '', excludes = '']: string[]): StoredCode {
  return { ...code, name, definition, includes, excludes };
}
