import type { reports } from '@insights/contracts';
import type { Citations } from './citations.ts';
import type { Block } from './report-document.ts';

/** How an edge reads in a sentence. `includes` is left out: each theme lists its own topics. */
const RELATIONS: Readonly<Partial<Record<reports.EdgeType, string>>> = {
  mentioned_with: 'is mentioned together with',
  raises: 'raises',
};

/** The connections of the map, strongest first, with references to the quotes in the appendix. */
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
  const columns = [{ title: 'From' }, { title: 'Connection' }, { title: 'To' }, { title: 'Evidence' }];
  return [{ kind: 'table', columns, rows }];
}
