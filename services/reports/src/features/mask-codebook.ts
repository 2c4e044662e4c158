import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { emptied } from '../db/codebooks.ts';
import { CampaignCodebook, CodedPassage } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { maskInBatches } from './campaign-texts.ts';

const TEXTS = ['name', 'definition', 'includes', 'excludes'] as const;
type Texts = Readonly<Record<(typeof TEXTS)[number], string | null>>;

/**
 * Takes the names that are hidden now out of the codes of a campaign, what people set of them, and what they coded. Of codes from word
 * statistics only the ids stay, because their keys are words: the next version finds them again. No-op for a deleted campaign. Errors:
 * `unavailable`.
 */
export async function maskCodebook(
  { db, campaigns }: Pick<Deps, 'db' | 'campaigns'>,
  workspaceId: string,
  interview_id: string,
): Promise<void> {
  const call = { principal: ownPrincipal(workspaceId) };
  const { stored, passages } = await db.withWorkspace(call, async (tx) => ({
    stored: await tx.em.findOne(CampaignCodebook, { interview_id }),
    passages: await tx.em.find(CodedPassage, { interview_id }),
  }));
  if (!stored) return;
  const quotes = passages.map(({ quote }) => quote);
  const given = [...[...stored.codes, ...stored.edits].flatMap(textsOf), ...quotes];
  const texts = [...new Set(given)];
  const masked = await maskInBatches(campaigns, call.principal, { interview_id, texts, topics: [] }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    },
  );
  if (masked === undefined) return;
  const masks = masked && new Map(texts.map((text, index) => [text, masked.texts[index] ?? '']));
  await db.withWorkspace(call, (tx) => store(tx, { stored, passages, masks }));
}

interface Masked {
  readonly stored: CampaignCodebook;
  readonly passages: readonly CodedPassage[];
  /** Null: other names were hidden meanwhile. */
  readonly masks: ReadonlyMap<string, string> | null;
}

async function store(tx: Tx, { stored, passages, masks }: Masked): Promise<void> {
  const current = await tx.em.findOne(CampaignCodebook, { interview_id: stored.interview_id });
  if (!current) return;
  if (masks === null || current.revision !== stored.revision) {
    throw new AppError('unavailable', { publicMessage: 'The codes changed while names were being hidden; retrying.' });
  }
  const mask = <T extends Texts>(row: T): T => ({ ...row, ...withMasks(row, masks) });
  current.codes = stored.codes.map((code) => (code.author === 'floor' ? emptied(code) : mask(code)));
  current.edits = stored.edits.map(mask);
  current.revision += 1;
  const ids = passages.map(({ id }) => id);
  for (const passage of await tx.em.find(CodedPassage, { id: { $in: ids } })) {
    passage.quote = masks.get(passage.quote) ?? passage.quote;
  }
}

const textsOf = (row: Texts): string[] => TEXTS.flatMap((field) => row[field] ?? []);

const withMasks = (row: Texts, masks: ReadonlyMap<string, string>): Texts =>
  Object.fromEntries(
    TEXTS.map((field) => {
      const text = row[field];
      return [field, text === null ? null : (masks.get(text) ?? '')];
    }),
  ) as Texts;
