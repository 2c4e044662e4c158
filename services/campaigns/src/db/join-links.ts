import { type Tx, expressionBuilder } from '@insights/db';
import type { Tables } from './entities.ts';
import { query } from './query.ts';
import { linkNotFound } from './tokens.ts';

const l = expressionBuilder<{ l: Tables['join_links'] }, 'l'>();

/** Whether somebody can join by link `l` at a time: it is neither expired nor used up. */
export const isUsable = (at: string) =>
  l.and([
    l.or([l('l.expires_at', 'is', null), l('l.expires_at', '>', at)]),
    l.or([l('l.max_uses', 'is', null), l('l.uses', '<', l.ref('l.max_uses'))]),
  ]);

export interface FoundLink {
  readonly interview_id: string;
  readonly attributes: Record<string, string>;
  readonly prefill: string[];
  readonly is_usable: boolean;
}

/** The join link with this hash, also one that is expired or used up. Errors: `not_found`. */
export async function findLink(tx: Tx, hash: Buffer, at: string): Promise<FoundLink> {
  const link = await query(tx)
    .selectFrom('join_links as l')
    .select(['l.interview_id', 'l.attributes', 'l.prefill', isUsable(at).$castTo<boolean>().as('is_usable')])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
  if (!link) throw linkNotFound();
  return link;
}

/** Errors: `not_found` (expired or used up). */
export function assertUsable({ is_usable }: FoundLink): void {
  if (!is_usable) throw linkNotFound();
}
