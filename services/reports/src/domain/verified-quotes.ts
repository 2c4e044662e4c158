import type { reports } from '@insights/contracts';
import { verbatimOnly } from '@insights/language';
import { type ReportContent, rewriteTexts } from './report-content.ts';

/** Marks a cut in the text around a quote. */
const CUT = '…';

/** A report whose quotes were compared with their sources. */
export interface Verified {
  readonly content: ReportContent;
  /** Quotes in claims that were left out. */
  readonly withheld: number;
}

/**
 * The content as it may be printed: what a claim puts into quotation marks stands in what participants said, which is the evidence with the
 * text around it. Every way out of a report leads through here, whoever wrote the claim: the engine, a language model, a mask or a redaction.
 * Questions of the guide, options and labels of themes are no quotes.
 */
export function withVerifiedQuotes(content: ReportContent): Verified {
  const sources = sourcesOf(content);
  let withheld = 0;
  const checked = (text: string): string => {
    const compared = verbatimOnly(text, sources);
    withheld += compared.withheld;
    return compared.text;
  };
  const { question_results, participants, sample, method, ...claims } = content;
  const written = rewriteTexts({ ...content, ...NOTHING, ...claims }, (text, kind) =>
    kind === 'texts' ? checked(text) : text,
  );
  const results = question_results?.map((result) => ({
    ...result,
    points: result.points.map((point) => ({ ...point, text: checked(point.text) })),
  }));
  return {
    content: { ...written, question_results: results ?? null, participants, sample, method },
    withheld,
  };
}

const NOTHING = { question_results: null, participants: null, sample: null, method: null };

function sourcesOf({ evidence, key_themes, question_results }: ReportContent): string[] {
  const said = (evidence ?? []).map(passageOf);
  const given = [...(key_themes ?? []).map(({ label }) => label), ...(question_results ?? []).map(({ text }) => text)];
  // One string: a claim is compared with all that was said, and a search in one string is the fastest.
  return [said.join('\0'), ...given];
}

/** A quote with the text around it: one slice of its turn. */
const passageOf = ({ before, quote, after }: reports.Evidence): string =>
  [before.startsWith(CUT) ? before.slice(1) : before, quote, after.endsWith(CUT) ? after.slice(0, -1) : after].join('');
