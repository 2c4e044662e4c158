import type { Report } from './report.ts';

type Balance = Pick<
  Report['findings'][number],
  'support_count' | 'dissent_count' | 'unclear_count' | 'silent_count' | 'not_asked_count' | 'margin'
>;

/** The whole report as plain text, each claim with its quotes. */
export function reportText(report: Report): string {
  const evidence = new Map(report.evidence.map((row) => [row.id, row]));
  const quoted = (ids: readonly string[], mark = ' '): string[] =>
    ids.map((id) => `     ${mark} ${evidence.get(id)?.participant ?? ''} “${evidence.get(id)?.quote ?? '?'}”`);
  const balance = (row: Balance) =>
    `[${row.support_count} for, ${row.dissent_count} against, ${row.unclear_count} unclear, ${row.silent_count} silent, ${row.not_asked_count} not asked; margin ${row.margin}]`;
  const { roadmap = [], personas = [], cartography } = report.outputs ?? {};
  return [
    `# Summary\n${report.summary ?? ''}`,
    '# Findings',
    ...report.findings.flatMap((row) => [
      `${row.is_headline ? '*' : '-'} ${row.text} (${row.kind}) ${balance(row)}`,
      ...[...row.sentences, row.dissent, row.relevance].flatMap((each) => (each ? [`  ${each.text}`] : [])),
      ...quoted(row.evidence),
      ...quoted(row.dissent_evidence, '≠'),
    ]),
    '# Themes',
    ...report.key_themes.flatMap((row) => [
      `- ${row.label} [${row.sentiment}, ${row.origin}] ${balance(row)} ${row.description}`,
      `     ${row.keywords.join(', ')}`,
      ...quoted(row.evidence),
      ...quoted(row.dissent_evidence, '≠'),
    ]),
    '# Contradictions',
    ...report.contradictions.flatMap(({ subject, is_within_one, positive, negative }) => [
      `- ${subject}${is_within_one ? ' (one person)' : ''}`,
      ...[positive, negative].flatMap((side) =>
        side === null ? [] : [`   ${side.text} (${side.participants.join(', ')})`, ...quoted(side.evidence)],
      ),
    ]),
    '# Questions',
    ...report.question_results.flatMap((row) => [
      `- ${row.text} asked ${row.asked}, answered ${row.answered}, declined ${row.declined} ${row.distribution.map(({ value, count }) => `${value}: ${count}`).join(', ')}${row.median === null ? '' : ` median ${row.median}`}`,
      ...row.by_segment.map(
        ({ attribute, segments, withheld }) =>
          `   by ${attribute}: ${segments.map(({ value, distribution }) => `${value} {${distribution.map((cell) => `${cell.value}: ${cell.count}`).join(', ')}}`).join('; ')}; withheld ${withheld}`,
      ),
      ...row.points.flatMap((point) => [
        `   - ${point.text} ${point.support_count}/${point.dissent_count}/${point.silent_count}`,
        ...quoted(point.evidence),
      ]),
    ]),
    '# Roadmap',
    ...roadmap.flatMap((row) => [
      `${row.priority}. ${row.title} (reach ${row.reach.toFixed(2)}) ${balance(row)}`,
      `     ${row.description} | problem: ${row.problem} | remedy: ${row.remedy} | effect: ${row.expected_effect}`,
      ...quoted(row.evidence),
    ]),
    '# Personas',
    ...personas.flatMap((row) => [
      `- ${row.name} (${row.size}): ${row.description} | ${[...row.traits, ...row.needs, ...row.frustrations].join(' | ')}`,
      ...quoted(row.evidence),
    ]),
    '# Recommendations',
    ...report.recommendations.flatMap(({ text, evidence: ids }) => [`- ${text}`, ...quoted(ids)]),
    `# Map\n${cartography?.nodes.length} nodes, ${cartography?.edges.length} edges`,
    ...(cartography?.edges ?? []).slice(0, 40).map(({ from, to, type }) => {
      const label = (id: string) => cartography?.nodes.find((node) => node.id === id)?.label ?? id;
      return `   ${label(from)} → ${type} → ${label(to)}`;
    }),
    `# Sample\n${JSON.stringify({ ...report.sample, saturation: report.saturation, grouping: report.grouping, method: report.method }, null, 1)}`,
    '# Appendix',
    ...report.conversation_summaries.flatMap(({ conversation_id, participants, language, points }) => [
      `- ${conversation_id} ${participants.join(', ')} (${language})`,
      `     ${points.map(({ text }) => text).join(' ')}`,
    ]),
  ].join('\n');
}
