import type { reports } from '@insights/contracts';
import { isVerbatim, quotedIn, verbatimOnly } from '@insights/language';
import { rewriteTexts } from '../../domain/report-content.ts';

/** Kinds of nodes whose labels are single terms, given names or questions, not what somebody said. */
const TERMS: ReadonlySet<string> = new Set(['topic', 'persona', 'question']);

/**
 * A version without what participants said: no evidence, no summaries of single conversations, no words in quotation marks, and no claim
 * that is itself a quote, as the rules write where nothing sums it up. A theme whose label is a whole quote is named by its keywords;
 * other labels are phrases that several people use.
 * Counts, keywords and sentences about several people stay; those of the rules lose their example.
 */
export function withoutQuotes(version: reports.ReportVersion): reports.ReportVersion {
  const said = version.evidence.map(({ quote, before, after }) => ` ${plain(`${before}${quote}${after}`)} `).join('\0');
  const holdsQuote = quoteFinder(version.evidence);
  const quotes = new Set(version.evidence.map(({ quote }) => plain(quote)));
  const isQuote = (label: string): boolean => quotes.has(plain(label)) || holdsQuote(label);
  const isSaid = (text: string): boolean => {
    const words = plain(text);
    return isQuote(text) || (words.split(' ').length >= FIRST_WORDS && said.includes(` ${words} `));
  };
  const named = (label: string): string => {
    const theme = version.key_themes.find((each) => each.label === label);
    return theme && isQuote(label) ? theme.keywords.join(', ') : label;
  };
  const labels = version.key_themes.map(({ label }) => named(label));
  const given = [...labels, ...version.question_results.map(({ text }) => text)];
  const unquoted = (text: string): string => verbatimOnly(text, given).text;
  const { question_results, ...rest } = version;
  const summary_sentences = rest.summary_sentences.map((each) => withoutExample(each, given));
  const rewritten = rewriteTexts({ ...rest, summary_sentences, question_results: null }, (text, kind) =>
    kind === 'topics' ? text : isSaid(text) ? '' : unquoted(text),
  );
  const results = question_results.map((result) => ({
    ...result,
    points: result.points
      .filter(({ text }) => !isSaid(text))
      .map((point) => ({ ...point, text: unquoted(point.text) })),
  }));
  // A subject is the name of a theme, which people may use.
  const subjects = new Map(version.contradictions.map(({ id, subject }) => [id, named(subject)]));
  const contradictions = (rewritten.contradictions ?? [])
    .map((each) => ({ ...each, subject: subjects.get(each.id) ?? '' }))
    .filter(({ positive, negative }) => Boolean(positive?.text) || Boolean(negative?.text));
  const key_themes = (rewritten.key_themes ?? []).map((theme) => ({ ...theme, label: named(theme.label) }));
  const shown = {
    ...version,
    ...rewritten,
    key_themes,
    contradictions,
    question_results: results,
    conversation_summaries: [],
  };
  const left = withoutEmpty({
    ...shown,
    outputs: withoutSaidNodes(shown.outputs, isSaid, named),
    evidence: [],
  }) as reports.ReportVersion;
  return withToldProfiles(left);
}

/** A sentence of the rules ends with its example: “…, for example P1: “…””. `given`: what stands in quotation marks and is no quote. */
function withoutExample(sentence: reports.Sentence, given: readonly string[]): reports.Sentence {
  const example = quotedIn(sentence.text).find(({ words }) => !isVerbatim(words, given));
  const comma = example === undefined ? -1 : sentence.text.lastIndexOf(',', example.start);
  return sentence.author === 'floor' && comma > 0 ? { ...sentence, text: sentence.text.slice(0, comma) } : sentence;
}

/** Without profiles that have nothing left to say: those of single people that rules made are chosen quotes. */
function withToldProfiles(version: reports.ReportVersion): reports.ReportVersion {
  const { outputs } = version;
  const told = (outputs?.personas ?? []).filter(({ basis, author, description, traits, needs, frustrations }) => {
    const isChosen = basis === 'individual' && author === 'floor';
    return !isChosen && [description, ...traits, ...needs, ...frustrations].some((text) => text !== '');
  });
  // What is said of the grouping counts all profiles.
  if (!outputs || told.length === outputs.personas.length) return version;
  return { ...version, outputs: { ...outputs, personas: told }, grouping: null };
}

/** Quotes are looked up by their first words; a shorter one is found only where a text is nothing else. */
const FIRST_WORDS = 3;

const start = (words: readonly string[], at: number): string => words.slice(at, at + FIRST_WORDS).join(' ');

/** Whether a text contains a whole quote, as a summary of several sentences does. One look-up for each word of the text. */
function quoteFinder(evidence: readonly reports.Evidence[]): (text: string) => boolean {
  const quotes = new Set(evidence.map(({ quote }) => plain(quote)));
  const split = [...quotes].map((quote) => ({ words: quote.split(' ') }));
  const byStart = Map.groupBy(split, (each) => start(each.words, 0));
  return (text) => {
    const words = plain(text).split(' ');
    return words.some((_word, at) => {
      if (at + FIRST_WORDS > words.length) return false;
      const found = byStart.get(start(words, at));
      return found?.some((each) => each.words.every((word, nth) => words[at + nth] === word)) ?? false;
    });
  };
}

/** Letters and digits alone: a quote stays one whatever its case and punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function withoutSaidNodes(
  outputs: reports.Outputs | null,
  isSaid: (text: string) => boolean,
  named: (label: string) => string,
): reports.Outputs | null {
  if (!outputs?.cartography) return outputs;
  const { nodes, edges } = outputs.cartography;
  const kept = nodes
    .map((node) => (node.type === 'theme' ? { ...node, label: named(node.label) } : node))
    .filter(({ type, label }) => label !== '' && (TERMS.has(type) || type === 'theme' || !isSaid(label)));
  const ids = new Set(kept.map(({ id }) => id));
  return {
    ...outputs,
    cartography: { nodes: kept, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) },
  };
}

/** Fields that make a claim: without them, it says nothing. */
const SAYS = ['text', 'title', 'name', 'label', 'subject'] as const;
const EVIDENCE: ReadonlySet<string> = new Set(['evidence', 'dissent_evidence']);

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && SAYS.some((key) => (value as Record<string, unknown>)[key] === ''));

/** Drops claims that lost their text, and references to evidence. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isEmpty(each)).map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (EVIDENCE.has(key)) return [key, []];
      return [key, typeof field === 'object' && isEmpty(field) ? null : withoutEmpty(field)];
    }),
  );
}
