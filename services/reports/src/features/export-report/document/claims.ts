import type { reports } from '@insights/contracts';
import { quotesIt } from '../html/quote.ts';
import { countedFindings, kindOf, withoutShort } from '../html/sections/opening.ts';
import { themeFacts } from '../html/sections/themes.ts';
import { type Balance, type Cited, type View, countsIn, headingOf, isOfAdded } from '../html/view.ts';
import { type Block, type Text, piecesOf, plainOf } from './report-document.ts';

/** Typical quotes come first; the others are named by their numbers. */
const MOST_QUOTES = 2;
const MOST_REFERENCES = 3;
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

/** The answer to the goal: each sentence with its people and its best quote. */
export function short(view: View): Block[] {
  const { summary_sentences: said, summary } = view.version;
  const counted = view.withoutQuotes ? countedFindings(view) : [];
  if (said.length === 0 && !summary && counted.length > 0) return [{ kind: 'list', items: counted }];
  if (said.length === 0) return paragraphs(summary || withoutShort(view));
  return said.flatMap((sentence): Block[] => {
    const example = view.citedBy(sentence.evidence).find(({ quote }) => !quotesIt(sentence.text, quote));
    return [sentenceBlock(view, sentence), ...(example ? [quoteBlock(view, example)] : [])];
  });
}

export function findings(view: View): Block[] {
  return view.version.findings.flatMap((finding): Block[] => {
    const kind = kindOf(view, finding.kind);
    return [
      { kind: 'heading', level: 3, text: headingOf(finding.text) },
      {
        kind: 'note',
        text: [
          ...(kind === null ? [] : [`${capital(kind)}.`]),
          ...(isOfAdded(view, finding) ? [`${capital(view.words.theme.ofAdded)}.`] : []),
          countsOf(view, finding),
        ].join(' '),
      },
      ...(finding.sentences.length > 0
        ? [{ kind: 'paragraph', text: joined(finding.sentences.map((each) => sentenceText(view, each))) } as const]
        : []),
      ...(finding.dissent ? [sentenceBlock(view, finding.dissent, view.words.dissent)] : []),
      ...(finding.relevance ? [sentenceBlock(view, finding.relevance, view.words.relevance)] : []),
      ...evidenceOf(view, finding, finding.sentences.map(({ text }) => text).join('\n')),
    ];
  });
}

/** A sentence with the numbers of its quotes, and who wrote it where that is somebody else than usual. */
function sentenceText(view: View, { text, evidence, author }: reports.Sentence): Text {
  const cited = references(view.citedBy(evidence.slice(0, MOST_REFERENCES)));
  return joined([text.trim(), cited, otherAuthor(view, author)]);
}

/** Texts with a space between them; empty ones are left out. */
export const joined = (texts: readonly Text[]): Text =>
  texts
    .filter((text) => plainOf(text) !== '')
    .flatMap((text, index) => [...(index > 0 ? [' '] : []), ...piecesOf(text)]);

const sentenceBlock = (view: View, sentence: reports.Sentence, lead?: string): Block => ({
  kind: 'paragraph',
  text: sentenceText(view, sentence),
  ...(lead !== undefined && { lead }),
});

/** `(rules)` in a report of a model. The method says who usually writes. */
export function otherAuthor({ version, words }: View, author: reports.Author): string {
  const usual = version.method?.engine === 'model' ? 'model' : 'floor';
  return author === usual || author === 'unspecified' ? '' : `(${words.authors[author]})`;
}

export function themes(view: View): Block[] {
  const { key_themes, findings: found } = view.version;
  const shown = new Set(found.map(({ theme_id }) => theme_id));
  return key_themes.flatMap((theme): Block[] => [
    { kind: 'heading', level: 3, text: headingOf(theme.label) },
    ...paragraphs(theme.description),
    { kind: 'note', text: `${themeFacts(view, theme).join(' · ')}. ${countsOf(view, theme)}` },
    ...(shown.has(theme.id) ? [] : evidenceOf(view, theme)),
  ]);
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
    ...quotes(view, said.evidence),
  ];
}

/** The quotes that support a claim, then those that contradict it; none that `said`, the text above them, quotes already. */
export function evidenceOf(view: View, claim: Pick<Supported, 'evidence' | 'dissent_evidence'>, said = ''): Block[] {
  const opposing = quotes(view, claim.dissent_evidence);
  return [
    ...quotes(view, claim.evidence, said),
    ...(opposing.length > 0 ? [{ kind: 'note', text: `${view.words.opposing}:` } as const] : []),
    ...opposing,
  ];
}

/** Where all participants stand to a claim, who supports and contradicts it, and how much it bears. */
export function countsOf(view: View, claim: Supported): string {
  const { words } = view;
  const { supporters = [], dissenters = [], confidence = null, author = 'unspecified' } = claim;
  const written = otherAuthor(view, author);
  return [
    `${countsIn(words, claim).join(', ')}.`,
    `${capital(words.margin(claim.margin, claim.support_count))}.`,
    ...(supporters.length > 0 ? [`${words.who} ${names(view, supporters)}.`] : []),
    ...(dissenters.length > 0 ? [`${words.others} ${names(view, dissenters)}.`] : []),
    ...(confidence === null ? [] : [`${capital(words.confidence(view.percent(confidence)))}.`]),
    ...(written === '' ? [] : [written]),
  ].join(' ');
}

function quotes(view: View, ids: readonly string[], said = ''): Block[] {
  const cited = view.citedBy(ids).filter(({ quote }) => !quotesIt(said, quote));
  const others = cited.slice(MOST_QUOTES);
  const shown = cited.slice(0, MOST_QUOTES).map((each) => quoteBlock(view, each));
  if (others.length === 0) return shown;
  return [...shown, { kind: 'note', text: joined([`${view.words.more(others.length)}:`, references(others)]) }];
}

const quoteBlock = (view: View, cited: Cited): Block => ({
  kind: 'quote',
  text: cited.quote,
  source: sourceOf(cited),
  ...translationOf(view, cited),
});

/** With the words that name it as one. */
export const translationOf = ({ words }: View, { translation }: Cited): { translation?: string } =>
  !translation ? {} : { translation: `${words.translation} ${translation}` };

/** `[3] P2` */
export const sourceOf = ({ number, participant }: Cited): Text => joined([[{ number }], participant]);

/** `[3] [7]` */
export const references = (cited: readonly Cited[]): Text => joined(cited.map(({ number }) => [{ number }]));

export function names(view: View, participants: readonly string[]): string {
  const shown = participants.slice(0, MOST_NAMES).join(', ');
  const more = participants.length - MOST_NAMES;
  return more > 0 ? `${shown} ${view.words.andMore(more)}` : shown;
}

export function paragraphs(text: string): Block[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'paragraph', text: part }));
}

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
