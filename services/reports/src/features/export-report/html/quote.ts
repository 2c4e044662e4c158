import type { reports } from '@insights/contracts';
import { type Markup, html } from './markup.ts';
import type { Cited, View } from './view.ts';

const MINUTE_MS = 60_000;

type Stance = 'support' | 'dissent';

/**
 * A quote with who said it, its number, and on demand the question asked and the words around it. Its words are left out where the
 * claim above it has them.
 */
export function quote(view: View, cited: Cited, stance: Stance = 'support', claim = ''): Markup {
  const source = html`${cited.participant && html`<b>${cited.participant}</b> `}<a class="ref" href="#e${cited.number}"
      >[${cited.number}]</a
    >
    ${context(view, cited)}`;
  if (quotesIt(claim, cited.quote)) return html`<div class="source">${source}</div> `;
  return html`<figure class="quote ${stance}">
    <blockquote lang="${view.spoken(cited.participant)}" dir="auto">${cited.quote}</blockquote>
    <figcaption>${source}</figcaption>
  </figure> `;
}

/** In quotation marks, or as a line: a short quote may have the same words as a claim by chance. */
const quotesIt = (claim: string, words: string): boolean =>
  claim.split('\n').includes(words) ||
  claim
    .split(words)
    .slice(0, -1)
    .some((before) => /[“„«"]\s?$/u.test(before));

interface Shown {
  readonly most: number;
  readonly stance?: Stance;
  readonly claim?: string;
}

export function quotes(view: View, ids: readonly string[], { most, stance, claim }: Shown): Markup[] {
  return view
    .citedBy(ids)
    .slice(0, most)
    .map((cited) => quote(view, cited, stance, claim));
}

/** `[3] [7]`, as links to the appendix. */
export function references(view: View, ids: readonly string[]): Markup {
  const links = view.citedBy(ids).map(({ number }) => html` <a class="ref" href="#e${number}">[${number}]</a>`);
  return html`${links}`;
}

export const AUTHOR_MARKS: Readonly<Record<Exclude<reports.Author, 'unspecified'>, string>> = {
  model: 'M',
  floor: 'R',
  person: 'P',
  guide: 'G',
  engine: 'F',
};

/** A small mark that says who made a sentence; the method explains the marks. */
export function authorMark({ words }: View, author: reports.Author): Markup | null {
  if (author === 'unspecified') return null;
  return html`<abbr class="author ${author}" title="${words.authors[author]}">${AUTHOR_MARKS[author]}</abbr>`;
}

/** More numbers than these tell no more. */
const MOST_REFERENCES = 5;

/** A sentence with the numbers of its quotes and who made it. */
export const sentenceOf = (view: View, { text, evidence: ids, author }: reports.Sentence): Markup =>
  html`${text}${references(view, ids.slice(0, MOST_REFERENCES))} ${authorMark(view, author)} `;

/** The quotes that the reader sees at once, and references to the rest. `claim` is the text above them. */
export function evidence(
  view: View,
  { evidence: ids, dissent_evidence: against }: Claimed,
  claim: string,
  most = 2,
): Markup {
  const { words } = view;
  if (ids.length + against.length === 0) return html``;
  return html`<div class="quotes">
    ${quotes(view, ids, { most, claim })}${ids.length > most && html`<p class="refs">${words.more}${references(view, ids.slice(most))}</p>`}
    ${
      against.length > 0 &&
      html`<p class="label">${words.opposing}</p>
        ${quotes(view, against, { most, stance: 'dissent', claim })}`
    }
    ${against.length > most && html`<p class="refs">${words.more}${references(view, against.slice(most))}</p>`}
  </div> `;
}

export interface Claimed {
  readonly evidence: readonly string[];
  readonly dissent_evidence: readonly string[];
}

/** The question asked, the quote within its turn, and links to the transcript and the recording. */
export function context(view: View, cited: Cited): Markup | null {
  const { words } = view;
  const { asked, before, after, participant } = cited;
  const jump = transcriptLink(view, cited);
  if (asked === null && before === '' && after === '' && jump === null) return null;
  return html`<details>
    <summary>${words.context}</summary>
    ${question(view, cited)}
    <p class="turn" lang="${view.spoken(participant)}" dir="auto">${before}<mark>${cited.quote}</mark>${after}</p>
    ${jump && html`<p class="jump">${jump}</p>`}
  </details>`;
}

/** A quote within what was said, for the list of all quotes. */
export function entry(view: View, cited: Cited): Markup {
  const { number, participant, kind, before, after, quote: said } = cited;
  return html`<li id="e${number}" value="${number}">
    <p class="facts">
      <b>${participant}</b> ${kind !== 'unspecified' && html`<span class="chip">${view.words.kinds[kind]}</span>`}
      ${transcriptLink(view, cited)}
    </p>
    ${question(view, cited)}
    <p class="turn" lang="${view.spoken(participant)}" dir="auto">${before}<mark>${said}</mark>${after}</p>
  </li> `;
}

function question(view: View, { asked, participant }: Cited): Markup | null {
  if (asked === null) return null;
  return html`<p class="asked">
    ${view.words.asked} <span lang="${view.spoken(participant)}" dir="auto">${asked}</span>
  </p>`;
}

/** Leads to the turn on the report page, and to its moment of the recording if that is known. */
function transcriptLink({ pageUrl, words, campaign, version }: View, cited: Cited): Markup | null {
  if (pageUrl === '' || cited.turn_id === '') return null;
  const at = cited.started_ms;
  const target = new URLSearchParams({
    interview: campaign.interview_id,
    version: String(version.version_number),
    conversation: cited.conversation_id,
    turn: cited.turn_id,
    ...(at !== null && { at: String(at) }),
  });
  const text = at === null ? words.openTranscript : words.openRecording(clock(at));
  return html`<a class="jump" href="${pageUrl}#${target.toString()}" data-jump>${text}</a>`;
}

/** 75,000 → 1:15 */
function clock(ms: number): string {
  const seconds = Math.floor((ms % MINUTE_MS) / 1_000);
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`;
}
