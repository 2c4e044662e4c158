import type { reports } from '@insights/contracts';
import { type Balance, type Cited, type View, countsIn, headingOf } from '../html/view.ts';
import type { Block } from './report-document.ts';

/** Typical quotes come first; the others are named by their numbers. */
const MOST_SUPPORT = 4;
const MOST_DISSENT = 3;
/** A longer list of participants is shortened. */
const MOST_NAMES = 30;

interface Supported extends Balance {
  readonly evidence: readonly string[];
  readonly dissent_evidence: readonly string[];
  readonly supporters?: readonly string[];
  readonly dissenters?: readonly string[];
  readonly confidence?: number | null;
  readonly author?: reports.Author;
}

export function findings(view: View, isHeadline: boolean): Block[] {
  const own = view.version.findings.filter((finding) => finding.is_headline === isHeadline);
  return own.flatMap((finding): Block[] => [
    { kind: 'heading', level: 3, text: finding.text },
    {
      kind: 'note',
      text: `${capital(view.words.kinds[finding.kind as keyof typeof view.words.kinds] ?? '')}. ${countsOf(view, finding)}`,
    },
    ...finding.sentences.map((each) => sentenceBlock(view, each)),
    ...(finding.dissent ? [sentenceBlock(view, finding.dissent, view.words.dissent)] : []),
    ...(finding.relevance ? [sentenceBlock(view, finding.relevance, view.words.relevance)] : []),
    ...evidenceOf(view, finding),
  ]);
}

/** A sentence with the numbers of its quotes. */
function sentenceBlock(view: View, { text, evidence }: reports.Sentence, lead?: string): Block {
  const cited = references(view.citedBy(evidence.slice(0, MOST_SUPPORT)));
  return { kind: 'paragraph', text: `${text} ${cited}`.trimEnd(), ...(lead !== undefined && { lead }) };
}

export function themes(view: View): Block[] {
  const { words } = view;
  return view.version.key_themes.flatMap((theme): Block[] => {
    const facts = [
      words.theme.counts(theme.mention_count, theme.conversation_count),
      ...(theme.origin === 'question' ? [words.theme.asked] : []),
      ...(theme.is_corrected ? [words.theme.corrected] : []),
      ...(theme.sentiment === 'unspecified' ? [] : [words.sentiments[theme.sentiment]]),
    ];
    return [
      { kind: 'heading', level: 3, text: theme.label },
      ...paragraphs(theme.description),
      { kind: 'note', text: `${facts.join(' · ')}. ${countsOf(view, theme)}` },
      ...evidenceOf(view, theme),
    ];
  });
}

export function contradictions(view: View, sides: { positive: string; negative: string }): Block[] {
  return view.version.contradictions.flatMap(({ subject, is_within_one, positive, negative }): Block[] => [
    { kind: 'heading', level: 3, text: headingOf(subject) },
    ...(is_within_one ? [{ kind: 'note', text: view.words.contradictions.within } as const] : []),
    ...side(view, sides.positive, positive),
    ...side(view, sides.negative, negative),
  ]);
}

function side(view: View, title: string, said: reports.ContradictionSide | null): Block[] {
  if (!said) return [];
  return [
    { kind: 'paragraph', lead: `${title}:`, text: said.text },
    { kind: 'note', text: names(view, said.participants) },
    ...quotes(view, said.evidence, MOST_SUPPORT),
  ];
}

export function recommendations(view: View): Block[] {
  return view.version.recommendations.flatMap(({ text, evidence }, index): Block[] => [
    { kind: 'paragraph', lead: `${index + 1}.`, text },
    ...quotes(view, evidence, MOST_SUPPORT),
  ]);
}

/** The quotes that support a claim, then those that contradict it. */
export function evidenceOf(view: View, claim: Supported): Block[] {
  const opposing = quotes(view, claim.dissent_evidence, MOST_DISSENT);
  return [
    ...quotes(view, claim.evidence, MOST_SUPPORT),
    ...(opposing.length > 0 ? [{ kind: 'note', text: `${view.words.opposing}:` } as const] : []),
    ...opposing,
  ];
}

/** Where all participants stand to a claim, who supports and contradicts it, how much it bears, and who worded it. */
export function countsOf(view: View, claim: Supported): string {
  const { words } = view;
  const { supporters = [], dissenters = [], confidence = null, author = 'unspecified' } = claim;
  return [
    `${countsIn(words, claim).join(', ')}.`,
    `${capital(words.margin(claim.margin, claim.support_count))}.`,
    ...(supporters.length > 0 ? [`${words.who} ${names(view, supporters)}.`] : []),
    ...(dissenters.length > 0 ? [`${words.others} ${names(view, dissenters)}.`] : []),
    ...(confidence === null ? [] : [`${capital(words.confidence(view.percent(confidence)))}.`]),
    ...(author === 'unspecified' ? [] : [`${capital(words.authors[author])}.`]),
  ].join(' ');
}

export function quotes(view: View, ids: readonly string[], most: number): Block[] {
  const cited = view.citedBy(ids);
  const shown = cited
    .slice(0, most)
    .map((quote): Block => ({ kind: 'quote', text: quote.quote, source: sourceOf(quote) }));
  if (cited.length <= most) return shown;
  return [...shown, { kind: 'note', text: `${view.words.more} ${references(cited.slice(most))}` }];
}

/** `[3] P2` */
export const sourceOf = ({ number, participant }: Cited): string => `[${number}] ${participant}`.trimEnd();

/** `[3] [7]` */
export const references = (cited: readonly Cited[]): string => cited.map(({ number }) => `[${number}]`).join(' ');

export function names(view: View, participants: readonly string[]): string {
  const shown = participants.slice(0, MOST_NAMES).join(', ');
  const more = participants.length - MOST_NAMES;
  return more > 0 ? `${shown} ${view.words.andMore(more)}` : shown;
}

export function paragraphs(text: string): Block[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'paragraph', text: part }));
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
