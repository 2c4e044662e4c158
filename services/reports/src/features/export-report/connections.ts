import type { reports } from '@insights/contracts';
import type { Citations } from './citations.ts';
import type { Block } from './report-document.ts';

/** What joins two nodes of the map, in words. Which topics a theme includes is said by the theme itself. */
const RELATIONS: Readonly<Record<string, string>> = {
  mentioned_with: 'is mentioned together with',
  raises: 'raises',
};

/** The map's connections, the strongest first; their quotes are in the appendix under the numbers given. */
export function connectionBlocks(map: reports.Cartography | null, citations: Citations): Block[] {
  const labels = new Map((map?.nodes ?? []).map(({ id, label }) => [id, label]));
  const rows = (map?.edges ?? [])
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ type, from, to, evidence }) => {
      const relation = RELATIONS[type];
      return relation
        ? [[labels.get(from) ?? from, relation, labels.get(to) ?? to, citations.references(evidence)]]
        : [];
    });
  if (rows.length === 0) return [];
  const columns = [{ title: 'This' }, { title: 'Connection' }, { title: 'That' }, { title: 'Evidence' }];
  return [{ kind: 'table', columns, rows }];
}
