import type { reports } from '@insights/contracts';

/** Quotes under one claim; the report itself has them all. */
const QUOTES = 5;

/** A part of the report; nothing when it is empty. */
const part = (heading: string, blocks: readonly string[]) => (blocks.length === 0 ? [] : [`## ${heading}`, ...blocks]);

/** Finds the quotes of a claim by their ids; each is a paragraph of Markdown with the lines of the quote. */
export function quoterOf({ evidence }: Pick<reports.ReportVersion, 'evidence'>): (ids: readonly string[]) => string[] {
  const quotes = new Map(evidence.map(({ id, quote }) => [id, quote]));
  return (ids) =>
    ids
      .slice(0, QUOTES)
      .flatMap((id) => quotes.get(id) ?? [])
      .map((quote) => `> ${quote.replaceAll('\n', '\n> ')}`);
}

/** A report as Markdown to search in: summary, findings with quotes, themes, roadmap and recommendations. */
export function reportText(report: reports.ReportVersion): string {
  const quotesOf = quoterOf(report);
  const claim = (text: string, evidence: readonly string[]) => [text, ...quotesOf(evidence)].join('\n\n');
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
