/** Which screens show what has changed in a campaign. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '@insights/api-client/rest';
import { type Exchange, withoutChanged } from './answer.ts';

type Kind = 'interview' | 'contact' | 'conversation' | 'report';
export interface Changed {
  readonly kind: Kind;
  /** None: many. */
  readonly ids: readonly string[];
}

/** The list in which things of a kind stand, newest first. */
const LISTS: Partial<Record<Kind, string>> = { contact: 'contacts', conversation: 'conversations' };

/** What else shows a kind, below the campaign's id. */
const SHOWN: Record<Kind, readonly string[]> = {
  interview: ['campaign', 'progress', 'codebook', 'codings'],
  contact: ['progress', 'invitations'],
  conversation: ['progress', 'campaign', 'report-status'],
  report: [
    'report-status',
    'report-versions',
    'report-html',
    'report-diff',
    'report-newest',
    'corrections',
    'codebook',
    'codings',
  ],
};

/** Reads again what shows something of a change. */
export async function readChanged(queries: QueryClient, campaign: string, { kind, ids }: Changed): Promise<void> {
  const list = LISTS[kind];
  const keys: string[][] = SHOWN[kind].map((name) => [name, campaign]);
  if (list)
    keys.push(hasBelowFirstPage(queries, [list, campaign], ids) ? [list, campaign] : ['newest', list, campaign]);
  // Many people: their names are read again in pages.
  if (kind === 'contact')
    keys.push(...(ids.length === 0 ? [['newest-people', campaign]] : ids.map((id) => [kind, campaign, id])));
  if (kind === 'conversation') keys.push(...(ids.length === 0 ? [[kind]] : ids.map((id) => [kind, id])));
  if (kind === 'interview') keys.push(['campaigns']);
  // A change of no named version: every version has lost what somebody said, or names in it.
  if (kind === 'conversation' || (kind === 'report' && ids.length === 0)) takeBackAnswers(queries, campaign, ids);
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Answers on the screen cannot be read again: asking may have another result, and a model may be asked. `changed` is empty: all of them. */
export function takeBackAnswers(queries: QueryClient, campaign: string, changed: readonly string[]): void {
  queries.setQueryData<readonly Exchange[]>(['asked', campaign], (before) => before && withoutChanged(before, changed));
}

/** Whether a change may be in a part of a loaded list that its first page does not show. */
function hasBelowFirstPage(queries: QueryClient, queryKey: string[], ids: readonly string[]): boolean {
  return queries
    .getQueriesData<InfiniteData<Page<{ readonly id: string }>, string>>({ queryKey })
    .flatMap(([, data]) => data?.pages.slice(1) ?? [])
    .some(({ items }) => ids.length === 0 || items.some(({ id }) => ids.includes(id)));
}
