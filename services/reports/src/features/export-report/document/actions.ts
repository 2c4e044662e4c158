import type { reports } from '@insights/contracts';
import { otherRecommendations, partsOf } from '../html/sections/conclusions.ts';
import { type View, headingOf } from '../html/view.ts';
import { capital, countsOf, evidenceOf, names, paragraphs, references } from './claims.ts';
import type { Block } from './report-document.ts';

/** What could be decided, with the rule behind the order. */
export function options(view: View): Block[] {
  const items = view.version.outputs?.roadmap ?? [];
  const titles = new Map(items.map(({ id, title }) => [id, headingOf(title)]));
  return [
    ...(items.length > 0 ? [{ kind: 'note', text: view.words.roadmap.rule } as const] : []),
    ...items.flatMap((item): Block[] => [
      { kind: 'heading', level: 3, text: `${item.priority}. ${headingOf(item.title)}` },
      ...paragraphs(item.description),
      { kind: 'note', text: `${view.words.roadmap.behind} ${countsOf(view, item)}` },
      ...partsOf(view, item, titles).map(([name, text]): Block => ({ kind: 'paragraph', lead: `${name}:`, text })),
      ...evidenceOf(view, item),
    ]),
    ...otherRecommendations(view.version).flatMap(({ text, evidence }): Block[] => [
      { kind: 'heading', level: 3, text: headingOf(text) },
      ...evidenceOf(view, { evidence, dissent_evidence: [] }),
    ]),
  ];
}

/** The groups that participants fall into, and the sentence that says why there are some or none. */
export function personas(view: View): Block[] {
  const { version, words } = view;
  return [
    ...paragraphs(version.grouping?.text ?? ''),
    ...(version.outputs?.personas ?? []).flatMap((persona): Block[] => [
      { kind: 'heading', level: 3, text: headingOf(persona.name) },
      { kind: 'note', text: membersOf(view, persona) },
      ...paragraphs(persona.description),
      ...list(persona.traits, words.personas.traits),
      ...list(persona.needs, words.personas.needs),
      ...list(persona.frustrations, words.personas.frustrations),
      ...evidenceOf(view, persona),
    ]),
  ];
}

function membersOf(view: View, { basis, members, size }: reports.Persona): string {
  const { personas: own, held } = view.words;
  const who = names(view, members);
  if (basis === 'individual') return `${capital(own.individual)}${who === '' ? '' : `: ${who}`}.`;
  return `${held(size, view.people)}.${who === '' ? '' : ` ${own.members} ${who}.`}`;
}

export function list(items: readonly string[], title?: string): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, ...(title !== undefined && { title }) }];
}

/** More connections than a reader takes in. */
const MOST_CONNECTIONS = 100;

/** The connections of the map, strongest first. `includes` is left out: each theme lists its own topics. */
export function connections(view: View): Block[] {
  const map = view.version.outputs?.cartography;
  const labels = new Map((map?.nodes ?? []).map(({ id, label }) => [id, label]));
  const rows = (map?.edges ?? [])
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_CONNECTIONS)
    .flatMap(({ type, from, to, evidence }) => {
      if (type === 'unspecified' || type === 'includes') return [];
      const [relation] = view.words.relations[type];
      return [
        [labels.get(from) ?? from, relation, labels.get(to) ?? to, references(view.citedBy(evidence.slice(0, 5)))],
      ];
    });
  if (rows.length === 0) return [];
  return [{ kind: 'table', columns: ['', '', '', ''].map((title) => ({ title })), rows }];
}
