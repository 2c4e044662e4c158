import type { reports } from '@insights/contracts';
import type { Citations } from './citations.ts';
import type { Block } from './report-document.ts';

/** Each claim is followed by the quotes that support it. */

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
    'Reach is the share of conversations that mention the item, intensity is how strongly participants put it, ' +
    'and score is reach × intensity.';
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

const SENTIMENTS: Readonly<Partial<Record<reports.Sentiment, string>>> = {
  positive: 'Participants are mostly positive about it.',
  negative: 'Participants mostly describe problems with it.',
  mixed: 'Participants are divided about it.',
};

export function themeBlocks(themes: readonly reports.KeyTheme[], citations: Citations): Block[] {
  return themes.flatMap(({ label, description, sentiment, keywords, evidence }): Block[] => [
    { kind: 'heading', level: 3, text: label },
    { kind: 'paragraph', text: [description, SENTIMENTS[sentiment]].filter(Boolean).join(' ') },
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
