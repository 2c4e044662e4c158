import type { reports } from '@insights/contracts';
import { type ReportContent, asMessages, contentOf, rewriteTexts } from '../report-content.ts';
import { ERASED, ErasedWords } from './erased-words.ts';
import { redactOutputs, redactSentences } from './redact-outputs.ts';
import { redactSample } from './redact-sample.ts';
import { Survivors, conversationsOf } from './survivors.ts';

/** What readers see in place of an erased quote. */
const LEFT_OUT = '[…]';

/** The conversations that a report counts. */
export function conversationsIn({ participants, sample, evidence }: ReportContent): Set<string> {
  const all = [...(sample?.excluded ?? []), ...(evidence ?? [])].map(({ conversation_id }) => conversation_id);
  return new Set([...all, ...(participants ?? []).flatMap(conversationsOf)]);
}

/**
 * The content without erased conversations: their quotes in evidence and in every text, the items that only they supported, their people in
 * every count, and the words that nobody else is shown to have said. `said` is more of what they said. Null if the content has nothing of them.
 */
export function redactReport(
  content: ReportContent,
  erased: ReadonlySet<string>,
  said: readonly string[] = [],
): ReportContent | null {
  if (![...conversationsIn(content)].some((id) => erased.has(id))) return null;
  const gone = (content.evidence ?? []).filter((each) => erased.has(each.conversation_id));
  const rest = asMessages(withoutQuotes(content, gone));
  const evidence = rest.evidence.filter((each) => !erased.has(each.conversation_id));
  const survivors = new Survivors(rest.evidence, rest.participants, erased);
  const theirs = [
    ...said,
    ...gone.flatMap(({ quote, before, after, translation }) => [quote, before, after, translation ?? '']),
  ];
  const words = new ErasedWords(mainLanguage(rest.sample), theirs, [
    ...evidence.flatMap(({ quote, before, after, asked, translation }) => [
      quote,
      before,
      after,
      asked ?? '',
      translation ?? '',
    ]),
    ...untouchedTexts(rest, survivors),
  ]);
  const key_themes = redactThemes(rest.key_themes, survivors, words);
  const themes = new Set(key_themes.map(({ id }) => id));
  const goneThemes = rest.key_themes.map(({ id }) => id).filter((id) => !themes.has(id));
  const redacted = contentOf({
    summary: rest.summary && words.prune(rest.summary),
    summary_sentences: redactSentences(rest.summary_sentences, { survivors, words }),
    outputs: rest.outputs && redactOutputs(rest.outputs, { survivors, words, themes, goneThemes }),
    key_themes,
    recommendations: survivors
      .supported(rest.recommendations)
      .map((each) => ({ ...each, text: words.prune(each.text) }))
      .filter(({ text }) => text !== ''),
    evidence,
    findings: survivors
      .claims(rest.findings)
      .filter(({ text }) => !words.isIn(text))
      .map((each) => redactFinding(each, { survivors, words, themes })),
    contradictions: redactContradictions(rest.contradictions, survivors, words),
    question_results: redactAnswers(rest.question_results, survivors, words),
    participants: redactParticipants(rest.participants, erased),
    sample: rest.sample && redactSample(rest.sample, rest.participants, erased),
    // Both describe everybody who was interviewed, in order.
    saturation: null,
    grouping: rest.grouping && { ...rest.grouping, text: words.prune(rest.grouping.text) },
    method: rest.method && {
      ...rest.method,
      steps: pruned(rest.method.steps, words),
      limits: pruned(rest.method.limits, words),
    },
    conversation_summaries: rest.conversation_summaries
      .filter((each) => !erased.has(each.conversation_id))
      .map((each) => ({ ...each, points: survivors.supported(each.points) })),
  });
  return rewriteTexts(redacted, (text) => text.replaceAll(ERASED, LEFT_OUT));
}

/** A person of whom another conversation remains stays with that one. */
const redactParticipants = (participants: readonly reports.Participant[], erased: ReadonlySet<string>) =>
  participants.flatMap((each) => {
    const conversation_ids = conversationsOf(each).filter((id) => !erased.has(id));
    const [conversation_id] = conversation_ids;
    return conversation_id === undefined ? [] : [{ ...each, conversation_id, conversation_ids }];
  });

function redactFinding(
  finding: reports.Finding,
  { themes, ...context }: { survivors: Survivors; words: ErasedWords; themes: ReadonlySet<string> },
): reports.Finding {
  const one = (sentence: reports.Sentence | null) => redactSentences(sentence ? [sentence] : [], context)[0] ?? null;
  return {
    ...finding,
    theme_id: themes.has(finding.theme_id ?? '') ? finding.theme_id : null,
    sentences: redactSentences(finding.sentences, context),
    dissent: one(finding.dissent),
    relevance: one(finding.relevance),
  };
}

const pruned = (texts: readonly string[], words: ErasedWords): string[] =>
  texts.map((text) => words.prune(text)).filter((text) => text !== '');

/** The language that most conversations are in, which is the report's as far as its content tells. */
const mainLanguage = (sample: reports.Sample | null): string =>
  sample?.languages.toSorted((a, b) => b.conversations - a.conversations)[0]?.language ?? '';

type Messages = ReturnType<typeof asMessages>;

/** What the report says in items that do not rest on the erased people: words that occur there are the report's or other people's. */
function untouchedTexts(content: Messages, survivors: Survivors): string[] {
  const isUntouched = ({ evidence, supporters }: { evidence: string[]; supporters: string[] }) =>
    survivors.erasedIn({ quotes: evidence, people: supporters }).size === 0;
  return [
    ...content.question_results.map(({ text }) => text),
    ...content.key_themes.filter(isUntouched).flatMap(({ label, keywords }) => [label, ...keywords]),
    ...content.findings.filter(isUntouched).map(({ text }) => text),
    ...(content.outputs?.roadmap ?? []).filter(isUntouched).map(({ title }) => title),
  ];
}

function redactThemes(
  themes: readonly reports.KeyTheme[],
  survivors: Survivors,
  words: ErasedWords,
): reports.KeyTheme[] {
  return themes.flatMap((theme) => {
    const kept = survivors.claim(theme);
    if (!kept || words.isIn(theme.label)) return [];
    const quotes = [...theme.evidence, ...theme.dissent_evidence];
    const erased = survivors.erasedIn({ quotes, people: [...theme.supporters, ...theme.dissenters] }).size;
    const texts = {
      description: words.prune(theme.description),
      keywords: theme.keywords.filter((word) => !words.isIn(word)),
    };
    if (erased === 0) return { ...kept, ...texts };
    // Which statements are whose is not stored, so only what is shown counts.
    const mention_count = kept.evidence.length + kept.dissent_evidence.length;
    const conversation_count = Math.max(1, theme.conversation_count - erased);
    return { ...kept, ...texts, mention_count, conversation_count, kinds: [] };
  });
}

const UNCOUNTED = { distribution: [], median: null, median_date: null, valued: 0, changed: 0, by_segment: [] };

/**
 * Who gave which answer is not stored, so the figures could not be counted again: they are removed, and only what the remaining quotes show counts.
 * The next version has the figures again.
 */
function redactAnswers(
  results: readonly reports.QuestionResult[],
  survivors: Survivors,
  words: ErasedWords,
): reports.QuestionResult[] {
  return results.flatMap((result) => {
    const points = survivors.claims(result.points).filter(({ text }) => !words.isIn(text));
    if (points.length === 0) return [];
    const shown = new Set(points.flatMap(({ supporters, dissenters }) => [...supporters, ...dissenters])).size;
    const counts = { asked: shown, answered: shown, declined: 0, unclear: 0 };
    return [{ ...result, ...counts, ...UNCOUNTED, points }];
  });
}

function redactContradictions(
  contradictions: readonly reports.Contradiction[],
  survivors: Survivors,
  words: ErasedWords,
): reports.Contradiction[] {
  const sideOf = (side: reports.ContradictionSide | null) => {
    const evidence = survivors.quotes(side?.evidence ?? []);
    if (!side || evidence.length === 0 || words.isIn(side.text)) return null;
    return { ...side, evidence, participants: survivors.people(side.participants) };
  };
  return contradictions.flatMap((each) => {
    const [positive, negative] = [sideOf(each.positive), sideOf(each.negative)];
    return positive && negative && !words.isIn(each.subject) ? { ...each, positive, negative } : [];
  });
}

function withoutQuotes(content: ReportContent, gone: readonly reports.Evidence[]): ReportContent {
  const quotes = gone.map(({ quote }) => quote).toSorted((a, b) => b.length - a.length);
  return rewriteTexts(content, (text) => quotes.reduce((rest, quote) => rest.replaceAll(quote, ERASED), text));
}
