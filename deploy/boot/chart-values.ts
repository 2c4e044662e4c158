import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pair, isMap, isPair, isScalar, parseDocument } from 'yaml';
import { root } from './run-tool.ts';

interface Row {
  path: string;
  shown: string;
  text: string;
}

/** What a comment above a value says; of one above a group, only what is marked as the documentation of a value. */
function textOf(comment: string | null | undefined): string {
  const lines = (comment ?? '').split('\n').map((line) => line.trim());
  const from = lines.findLastIndex((line) => line.startsWith('-- '));
  return from === -1 ? '' : lines.slice(from).join(' ').slice('-- '.length);
}

/** The first key of a group carries its comment on the group, every other key on itself. */
function commentOf(pair: Pair, group: { commentBefore?: string | null }, isFirst: boolean): string {
  const own = isScalar(pair.key) ? pair.key.commentBefore : null;
  return textOf(own) || (isFirst ? textOf(group.commentBefore) : '');
}

function rowsOf(group: unknown, path: string): Row[] {
  if (!isMap(group)) return [];
  return group.items.flatMap((pair, at): Row[] => {
    if (!isPair(pair) || !isScalar(pair.key)) return [];
    const own = path === '' ? String(pair.key.value) : `${path}.${String(pair.key.value)}`;
    const text = commentOf(pair, group, at === 0);
    const { value } = pair;
    // A map on one line is one value.
    if (isMap(value) && value.flow !== true && value.items.length > 0) return rowsOf(value, own);
    if (text === '') throw new Error(`values.yaml: ${own} has no comment that says what it means (\`# -- …\`)`);
    const shown = JSON.stringify(
      isMap(value) || !isScalar(value) ? (value as { toJSON(): unknown }).toJSON() : value.value,
    );
    return [{ path: own, shown, text }];
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of the chart's values with their defaults, from values.yaml. */
export function valuesTable(): string {
  const { contents } = parseDocument(readFileSync(join(root, 'charts/insights/values.yaml'), 'utf8'));
  const rows = rowsOf(contents, '').map(
    ({ path, shown, text }) => `| \`${path}\` | \`${shown.replaceAll('|', '\\|')}\` | ${cell(text)} |`,
  );
  return ['| value | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
