import type { reports } from '@insights/contracts';

/** Quotes under one claim; the report itself has them all. */
const QUOTES = 5;

/** A part of the report; nothing when it is empty. */
const part = (heading: string, blocks: readonly string[]) => (blocks.length === 0 ? [] : [`## ${heading}`, ...blocks]);

/** A report as Markdown to search in: summary, findings with quotes, themes, roadmap and recommendations. */
export function reportText(report: reports.ReportVersion): string {
  const quotes = new Map(report.evidence.map(({ id, quote }) => [id, quote]));
  const cited = (ids: readonly string[]) =>
    ids
      .slice(0, QUOTES)
      .flatMap((id) => quotes.get(id) ?? [])
      .map((quote) => `> ${quote.replaceAll(/\s*\n\s*/g, ' ')}`);
  const claim = (text: string, evidence: readonly string[]) => [text, ...cited(evidence)].join('\n\n');
  return [
    '# Report',
    ...(report.summary ? [report.summary] : []),
    ...part(
      'Findings',
      report.findings.map(({ text, evidence }) => claim(text, evidence)),
    ),
    ...part(
      'Themes',
      report.key_themes.map(({ label, description, evidence }) =>
        claim([`### ${label}`, description].filter(Boolean).join('\n\n'), evidence),
      ),
    ),
    ...part(
      'Roadmap',
      (report.outputs?.roadmap ?? []).map(({ title, description, problem, remedy, expected_effect, evidence }) =>
        claim([title, description, problem, remedy, expected_effect].filter(Boolean).join('\n\n'), evidence),
      ),
    ),
    ...part(
      'Recommendations',
      report.recommendations.map(({ text }) => `- ${text}`),
    ),
  ].join('\n\n');
}

/** The conversations that a report cites or sums up. */
export const conversationsOf = ({ evidence, conversation_summaries }: reports.ReportVersion): string[] => [
  ...new Set([...evidence, ...conversation_summaries].map(({ conversation_id }) => conversation_id)),
];
