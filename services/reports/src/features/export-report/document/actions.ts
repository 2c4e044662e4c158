import type { reports } from '@insights/contracts';
import { type View, headingOf } from '../html/view.ts';
import { countsOf, evidenceOf, names, paragraphs, references } from './claims.ts';
import type { Block } from './report-document.ts';

/** What to change first, with the rule behind the order. */
export function roadmap(view: View): Block[] {
  const items = view.version.outputs?.roadmap ?? [];
  if (items.length === 0) return [];
  const { columns, rule, unknown } = view.words.roadmap;
  const rows = items.map(({ priority, title, reach }) => [
    String(priority),
    headingOf(title),
    view.percent(reach),
    unknown,
  ]);
  const titles = new Map(items.map(({ id, title }) => [id, headingOf(title)]));
  return [
    { kind: 'note', text: rule },
    {
      kind: 'table',
      columns: [
        { title: columns.rank, numeric: true },
        { title: columns.what },
        { title: columns.reach, numeric: true },
        { title: columns.effort },
      ],
      rows,
    },
    ...items.flatMap((item) => roadmapItem(view, item, titles)),
  ];
}

function roadmapItem(view: View, item: reports.RoadmapItem, titles: ReadonlyMap<string, string>): Block[] {
  const { columns } = view.words.roadmap;
  const first = item.depends_on.flatMap((id) => titles.get(id) ?? []).join('; ');
  const parts: [name: string, text: string | null][] = [
    [columns.problem, item.problem],
    [columns.consequence, item.consequence],
    [columns.remedy, item.remedy],
    [columns.effect, item.expected_effect],
    [columns.first, first || null],
  ];
  return [
    { kind: 'heading', level: 3, text: `${item.priority}. ${headingOf(item.title)}` },
    ...paragraphs(item.description),
    ...parts.flatMap(([name, text]): Block[] => (text === null ? [] : [{ kind: 'paragraph', lead: `${name}:`, text }])),
    { kind: 'note', text: countsOf(view, item) },
    ...evidenceOf(view, item),
  ];
}

/** The groups that participants fall into, and the sentence that says why there are some or none. */
export function personas(view: View): Block[] {
  const { version, words } = view;
  return [
    ...paragraphs(version.grouping?.text ?? ''),
    ...(version.outputs?.personas ?? []).flatMap((persona): Block[] => [
      { kind: 'heading', level: 3, text: persona.name },
      {
        kind: 'note',
        text: [
          `${persona.basis === 'individual' ? words.personas.individual : words.held(persona.size, view.people)}.`,
          ...(persona.members.length > 0 ? [`${words.personas.members} ${names(view, persona.members)}.`] : []),
        ].join(' '),
      },
      ...paragraphs(persona.description),
      ...list(words.personas.traits, persona.traits),
      ...list(words.personas.needs, persona.needs),
      ...list(words.personas.frustrations, persona.frustrations),
      ...evidenceOf(view, persona),
    ]),
  ];
}

export function list(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', title, items }];
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
