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

/** The campaign that a join link leads to. Errors: `not_found` (unknown, expired or used up). */
export async function campaignOfLink(tx: Tx, hash: Buffer, at: string): Promise<string> {
  const link = await query(tx)
    .selectFrom('join_links as l')
    .select('l.interview_id')
    .where('l.token_hash', '=', hash)
    .where(isUsable(at))
    .executeTakeFirst();
  if (!link) throw linkNotFound();
  return link.interview_id;
}
