import type { reports } from '@insights/contracts';
import { type Markup, html } from './markup.ts';
import type { Cited, View } from './view.ts';

const MINUTE_MS = 60_000;

type Stance = 'support' | 'dissent';

/** A quote with who said it, its number, and on demand the question asked and the words around it. */
export const quote = (view: View, cited: Cited, stance: Stance = 'support'): Markup =>
  figure(view, cited, stance, context(view, cited));

const figure = (view: View, cited: Cited, stance: Stance, around: Markup | null): Markup =>
  html`<figure class="quote ${stance}">
    <blockquote lang="${view.spoken(cited.participant)}" dir="auto">${cited.quote}</blockquote>
    ${translation(view, cited)}
    <figcaption>${sourceOf(cited)} ${around}</figcaption>
  </figure> `;

const sourceOf = ({ participant, number }: Cited): Markup =>
  html`${participant && html`<b>${participant}</b> `}<a class="ref" href="#e${number}">[${number}]</a>`;

/** In quotation marks, or as a line: a short quote may have the same words as a claim by chance. */
export const quotesIt = (claim: string, words: string): boolean =>
  claim.split('\n').includes(words) ||
  claim
    .split(words)
    .slice(0, -1)
    .some((before) => /[“„«"]\s?$/u.test(before));

/** `[3] [7]`, as links to the appendix. */
export function references(view: View, ids: readonly string[]): Markup {
  const links = view.citedBy(ids).map(({ number }) => html` <a class="ref" href="#e${number}">[${number}]</a>`);
  return html`${links}`;
}

/** A text with the numbers of the quotes that it contains, which are not repeated under it. */
export const quoting = (view: View, text: string, ids: readonly string[]): Markup =>
  html`${text}${references(view, within(view, ids, text))}`;

const within = (view: View, ids: readonly string[], text: string): string[] =>
  view.citedBy(ids).flatMap(({ id, quote: said }) => (quotesIt(text, said) ? [id] : []));

/** Who wrote a sentence. Hidden until the reader asks for it with the switch at the beginning. */
export function by({ words }: View, author: reports.Author): Markup | null {
  if (author === 'unspecified') return null;
  return html` <small class="by">${words.authors[author]}</small>`;
}

/** More numbers than these tell no more. */
const MOST_REFERENCES = 3;

/** A sentence with the numbers of its quotes, first of those that it contains, and who wrote it. `claimed`: the quotes of its claim. */
export function sentenceOf(view: View, { text, evidence: ids, author }: reports.Sentence, claimed: Claimed): Markup {
  const contained = within(view, [...claimed.evidence, ...claimed.dissent_evidence], text);
  const [named, most] = [[...new Set([...contained, ...ids])], Math.max(contained.length, MOST_REFERENCES)];
  return html`${text}${references(view, named.slice(0, most))}${by(view, author)} `;
}

/** Quotes that stand in full where the evidence is opened; of more, the numbers. */
const MOST_OPENED = 10;

/** Two quotes of each side; the others open in place. `claim` is the text above them, which has the numbers of the quotes in it. */
export function evidence(view: View, { evidence: ids, dissent_evidence: against }: Claimed, claim: string): Markup {
  const [supporting, opposing] = [folded(view, ids, 'support', claim), folded(view, against, 'dissent', claim)];
  if (!supporting && !opposing) return html``;
  return html`<div class="quotes">
    ${supporting}${
      opposing &&
      html`<p class="label">${view.words.opposing}</p>
        ${opposing}`
    }
  </div> `;
}

/** The first two quotes that the claim does not contain, and the others on demand. */
export function folded(view: View, ids: readonly string[], stance: Stance, claim: string): Markup | null {
  const cited = view.citedBy(ids).filter(({ quote: said }) => !quotesIt(claim, said));
  if (cited.length === 0) return null;
  const [shown, others] = [cited.slice(0, 2), cited.slice(2)];
  const opened = others.slice(0, MOST_OPENED).map((each) => figure(view, each, stance, null));
  const further = others.slice(MOST_OPENED).map(({ id }) => id);
  return html`${shown.map((each) => quote(view, each, stance))}${
    others.length > 0 &&
    html`<details class="rest">
      <summary>${view.words.more(others.length)}${inFile(view)}</summary>
      ${opened}${further.length > 0 && html`<p class="refs">${references(view, further)}</p>`}
    </details> `
  }`;
}

/** A sentence as an item of a list, with whose quote begins beneath it and how many others there are; its quotes open in place. */
export function item(view: View, { text, evidence: ids, author }: reports.Sentence): Markup {
  const found = view.citedBy(ids).filter(({ quote: said }) => !quotesIt(text, said));
  const [example] = found;
  const others = new Set(found.map(({ participant }) => participant).filter((id) => id !== example?.participant));
  const who = [example?.participant ?? '', ...(others.size > 0 ? [view.words.andMore(others.size)] : [])].join(' ');
  return html`<li>
    <p dir="auto">${quoting(view, text, ids)}${by(view, author)}</p>
    ${
      example !== undefined &&
      html`<details>
        <summary>
          <b>${who}</b>
          <q class="peek" lang="${view.spoken(example.participant)}" dir="auto">${example.quote}</q>
        </summary>
        ${folded(view, ids, 'support', text)}
      </details>`
    }
  </li> `;
}

/** Of what a short print leaves out. */
export const inFile = ({ words }: View): Markup => html`<span class="printed"> ${words.inFile}</span>`;

export interface Claimed {
  readonly evidence: readonly string[];
  readonly dissent_evidence: readonly string[];
}

/** The question asked, the quote within its turn, and links to the transcript and the recording. */
export function context(view: View, cited: Cited): Markup | null {
  const { words } = view;
  const { asked, before, after, participant } = cited;
  const link = transcriptLink(view, cited);
  if (asked === null && before === '' && after === '' && link === null) return null;
  return html`<details>
    <summary>${words.context}</summary>
    ${question(view, cited)}
    <p class="turn" lang="${view.spoken(participant)}" dir="auto">${before}<mark>${cited.quote}</mark>${after}</p>
    ${link && html`<p class="jump">${link}</p>`}
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
    ${translation(view, cited)}
  </li> `;
}

/** What a machine makes of a quote in another language, named as such. */
const translation = ({ words }: View, { translation: text }: Cited): Markup | null =>
  !text ? null : html`<p class="translation" dir="auto"><b>${words.translation}</b> ${text}</p>`;

function question(view: View, { asked, participant }: Cited): Markup | null {
  if (asked === null) return null;
  return html`<p class="asked">
    ${view.words.asked} <span lang="${view.spoken(participant)}" dir="auto">${asked}</span>
  </p>`;
}

/** Leads to the turn on the report page, and to its moment of the recording if that is known. */
function transcriptLink(view: View, { conversation_id, turn_id, started_ms: at }: Cited): Markup | null {
  if (turn_id === '') return null;
  const { words } = view;
  const place = { conversation: conversation_id, turn: turn_id, ...(at !== null && { at: String(at) }) };
  return jump(view, place, at === null ? words.openTranscript : words.openRecording(clock(at)));
}

/** Leads to the interview on the report page. */
export const interviewLink = (view: View, conversation: string): Markup | null =>
  jump(view, { conversation }, view.words.openInterview);

function jump({ pageUrl, campaign, version }: View, place: Record<string, string>, text: string): Markup | null {
  if (pageUrl === '') return null;
  const about = { interview: campaign.interview_id, version: String(version.version_number) };
  const target = new URLSearchParams({ ...about, ...place });
  return html`<a class="jump" href="${pageUrl}#${target.toString()}" data-jump>${text}</a>`;
}

/** 75,000 → 1:15 */
function clock(ms: number): string {
  const seconds = Math.floor((ms % MINUTE_MS) / 1_000);
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`;
}
