import type { Tx } from '@insights/db';
import type { CodeEdit } from '../analysis/people.ts';
import type { Code, Codebook } from '../analysis/types.ts';
import { CampaignCodebook } from './entities.ts';

/** The codes of a campaign as the last version left them; empty at first. */
export async function readCodebook(
  tx: Tx,
  interview_id: string,
): Promise<Codebook & { readonly edits: readonly CodeEdit[] }> {
  const stored = await tx.em.findOne(CampaignCodebook, { interview_id });
  if (!stored) return { codes: [], covered: [], edits: [] };
  return {
    codes: stored.codes.map(({ conversation_ids: _ids, ...code }) => code),
    covered: Object.values(stored.covered).flat().toSorted(),
    edits: stored.edits,
  };
}

/** The codebook for changing what people have set. The caller holds the campaign's lock and increments the revision. */
export async function openCodebook(tx: Tx, interview_id: string): Promise<CampaignCodebook> {
  const stored = await tx.em.findOne(CampaignCodebook, { interview_id });
  const fresh = { interview_id, workspace_id: tx.workspaceId, codes: [], covered: {}, edits: [], revision: 0 };
  return stored ?? tx.em.create(CampaignCodebook, fresh);
}

export interface NewCodebook {
  readonly codebook: Codebook;
  /** Conversations by code. */
  readonly seen_in: Readonly<Record<string, readonly string[]>>;
  /** Observations by conversation. */
  readonly covered_in: Readonly<Record<string, readonly string[]>>;
}

/** The caller holds the campaign's lock. A code keeps the conversations that it was seen in before: its words may come from them. */
export async function storeCodebook(
  tx: Tx,
  interview_id: string,
  { codebook, seen_in, covered_in }: NewCodebook,
): Promise<void> {
  const stored = await openCodebook(tx, interview_id);
  const before = new Map(stored.codes.map(({ id, conversation_ids }) => [id, conversation_ids]));
  const codes = codebook.codes.map((code) => {
    const conversation_ids = new Set([...(before.get(code.id) ?? []), ...(seen_in[code.id] ?? [])]);
    return { ...code, conversation_ids: [...conversation_ids].toSorted() };
  });
  const covered = Object.fromEntries(Object.entries(covered_in).filter(([, ids]) => ids.length > 0));
  Object.assign(stored, { codes, covered, revision: stored.revision + 1 });
}

/** A code that fewer people speak of was made from the words of one. */
const MIN_CONVERSATIONS = 2;

/**
 * Removes what rests on erased conversations: codes with words of theirs that not at least two others were seen with, and all codes from
 * word statistics, of which only the id stays: the next version finds them again. What people wrote stays.
 */
export async function eraseFromCodebook(
  tx: Tx,
  interview_id: string,
  conversationIds: readonly string[],
): Promise<void> {
  const stored = await tx.em.findOne(CampaignCodebook, { interview_id });
  if (!stored) return;
  const erased = new Set(conversationIds);
  stored.codes = stored.codes.flatMap((code) => {
    const left = code.conversation_ids.filter((id) => !erased.has(id));
    const isConcerned = left.length < code.conversation_ids.length;
    if (code.author === 'floor') return [{ ...emptied(code), conversation_ids: left }];
    return isConcerned && left.length < MIN_CONVERSATIONS ? [] : [{ ...code, conversation_ids: left }];
  });
  stored.covered = Object.fromEntries(Object.entries(stored.covered).filter(([id]) => !erased.has(id)));
  stored.revision += 1;
}

/** A code without words; its id is a hash. */
export function emptied<C extends Code>(code: C): C {
  return { ...code, name: '', definition: '', includes: '', excludes: '', terms: [] };
}
