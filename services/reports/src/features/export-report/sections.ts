import type { reports } from '@insights/contracts';
import type { Citations } from './citations.ts';
import type { Block } from './report-document.ts';

/** Every claim is followed by the quotes that it rests on. */

export function recommendationBlocks(
  recommendations: readonly reports.Recommendation[],
  citations: Citations,
): Block[] {
  return recommendations.flatMap(({ text, evidence }, index): Block[] => [
    { kind: 'paragraph', text, lead: `${index + 1}.` },
    ...citations.quotes(evidence),
  ]);
}

export function roadmapBlocks(items: readonly reports.RoadmapItem[], citations: Citations): Block[] {
  if (items.length === 0) return [];
  const rows = items.map((item) => [
    String(item.priority),
    item.title,
    percent(item.reach),
    percent(item.intensity),
    percent(item.score),
  ]);
  const text =
    'Reach is the share of conversations that raise it, intensity how strongly it is put, score their product.';
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Priority', numeric: true },
        { title: 'What to act on' },
        { title: 'Reach', numeric: true },
        { title: 'Intensity', numeric: true },
        { title: 'Score', numeric: true },
      ],
      rows,
    },
    { kind: 'note', text },
    ...items.flatMap(({ priority, title, description, evidence }): Block[] => [
      { kind: 'heading', level: 3, text: `${priority}. ${title}` },
      { kind: 'paragraph', text: description },
      ...citations.quotes(evidence),
    ]),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const MOODS: Readonly<Record<string, string>> = {
  positive: 'People speak of it mostly well.',
  negative: 'People speak of it mostly as trouble.',
  mixed: 'People are divided about it.',
};

export function themeBlocks(themes: readonly reports.KeyTheme[], citations: Citations): Block[] {
  return themes.flatMap(({ label, description, sentiment, keywords, evidence }): Block[] => [
    { kind: 'heading', level: 3, text: label },
    { kind: 'paragraph', text: [description, MOODS[sentiment]].filter(Boolean).join(' ') },
    ...citations.quotes(evidence),
    ...(keywords.length > 0 ? [{ kind: 'note', text: `Keywords: ${keywords.join(', ')}` } as const] : []),
  ]);
}

export function personaBlocks(personas: readonly reports.Persona[], citations: Citations): Block[] {
  return personas.flatMap((persona): Block[] => [
    { kind: 'heading', level: 3, text: `${persona.name} (${persona.size})` },
    { kind: 'paragraph', text: persona.description },
    ...listBlock('Traits', persona.traits),
    ...listBlock('Needs', persona.needs),
    ...listBlock('Frustrations', persona.frustrations),
    ...citations.quotes(persona.evidence),
  ]);
}

function listBlock(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', title, items }];
}
