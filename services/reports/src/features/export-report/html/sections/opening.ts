import type { reports } from '@insights/contracts';
import { balance, who } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { by, evidence, item, quoting, sentenceOf } from '../quote.ts';
import { type View, headingOf, isOfAdded } from '../view.ts';

/** The title, the goal and the sample at a glance. Its name tells it from the header of the page that shows the report. */
export function title(view: View): Markup {
  const { campaign, version, words, withoutQuotes } = view;
  const { version_number, completed_at, created_at, redacted_at } = version;
  return html`<header class="opening" aria-labelledby="title">
    <p class="kicker">
      ${words.report} <span>${words.version(version_number, view.day(completed_at ?? created_at))}</span>
    </p>
    <h1 id="title" dir="auto">${campaign.name}</h1>
    <p class="edition">${factsOf(view).join(' · ')}</p>
    ${redacted_at !== null && html`<p class="note">${words.redacted(view.day(redacted_at))}</p>`}
    ${withoutQuotes && html`<p class="note">${words.withoutQuotes}</p>`}
    <p class="note printed">${words.printedShort(view.quotes.length)}</p>
    ${version.method?.engine === 'builtin' && html`<p class="note">${words.withoutModel(!withoutQuotes)}</p>`}
    ${
      campaign.goal.trim() !== '' &&
      html`<div class="goal">
        <p class="label">${words.goal}</p>
        ${paragraphs(campaign.goal)}
      </div>`
    }
  </header> `;
}

/** `12 participants`, `12 interviews`, … */
export function factsOf({ version, words, people, number }: View): string[] {
  const { sample, conversation_count } = version;
  const conversations = sample?.conversations ?? conversation_count;
  const shown: [value: number, name: string][] = [
    [people, words.tiles.participants(people)],
    [conversations, words.tiles.conversations(conversations)],
  ];
  if (sample) {
    shown.push([sample.statements, words.tiles.statements(sample.statements)]);
    if (sample.languages.length > 0)
      shown.push([sample.languages.length, words.tiles.languages(sample.languages.length)]);
  }
  return shown.map(([value, name]) => `${number(value)} ${name}`);
}

export function paragraphs(text: string): Markup[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => html`<p dir="auto">${part}</p> `);
}

/** The answer to the goal: each sentence with its people, and its quotes on demand. */
export function* inShort(view: View): Generator<Markup> {
  const { version, words } = view;
  const { summary, summary_sentences: said } = version;
  if (said.length > 0)
    yield html`<ul class="answer">
      ${said.map((each) => item(view, each))}
    </ul> `;
  else if (summary !== null && summary !== '') yield html`${paragraphs(summary)}`;
  else if (view.withoutQuotes && countedFindings(view).length > 0)
    yield html`<ul class="answer">
      ${countedFindings(view).map((text) => html`<li><p dir="auto">${text}</p></li> `)}
    </ul> `;
  else if (withoutShort(view) !== '') yield html`<p class="note">${withoutShort(view)}</p> `;
  yield html`<p class="switch">
    <label><input type="checkbox" id="authors" /> ${words.showAuthors}</label>
    <label><input type="checkbox" id="print-all" /> ${words.printAll}</label>
  </p> `;
}

/** In place of a summary that was quotes: the first findings with their number of people. */
export const countedFindings = (view: View): string[] => {
  const { version, words, people } = view;
  return version.findings
    .filter(({ is_headline }) => is_headline)
    .map((finding) => {
      const counted = `${headingOf(finding.text)}: ${words.held(finding.support_count, people)}`;
      return isOfAdded(view, finding) ? `${counted} (${words.theme.ofAdded})` : counted;
    });
};

/** Why there is no short answer, and what to do; empty where the findings are the answer. */
export function withoutShort({ version, words, people, withoutQuotes }: View): string {
  if (version.redacted_at !== null) return words.shortGone(people > 0);
  return version.findings.length > 0 || withoutQuotes ? '' : words.nothing;
}

/** Whether there is a short answer, or at least something to say in its place. */
export const hasShort = (view: View): boolean =>
  !view.withoutQuotes ||
  view.version.summary_sentences.length > 0 ||
  Boolean(view.version.summary) ||
  countedFindings(view).length > 0 ||
  withoutShort(view) !== '';

export function* findings(view: View): Generator<Markup> {
  yield html`<p class="note">${view.words.findingsLead}</p> `;
  for (const finding of view.version.findings) yield findingArticle(view, finding);
}

/** Kinds that tell more than the finding itself. */
export const kindOf = ({ words }: View, kind: reports.StatementKind): string | null =>
  kind === 'unspecified' || kind === 'fact' || kind === 'aside' ? null : words.kinds[kind];

function findingArticle(view: View, finding: reports.Finding): Markup {
  const { text, sentences, dissent, relevance, author, is_headline } = finding;
  const cited = [...finding.evidence, ...finding.dissent_evidence];
  const claim = [text, ...sentences.map((each) => each.text), dissent?.text, relevance?.text].join('\n');
  const facts = [
    ...(isOfAdded(view, finding) ? [view.words.theme.ofAdded] : []),
    ...(finding.confidence === null ? [] : [view.words.confidence(view.percent(finding.confidence))]),
  ];
  return html`<article class="finding ${is_headline ? 'headline' : 'further'}">
    <h3 dir="auto">${quoting(view, headingOf(text), cited)}${by(view, author)}</h3>
    ${balance(view, finding, kindOf(view, finding.kind))}${facts.length > 0 && html`<p class="facts">${facts.join(' · ')}</p> `}${sentences.length > 0 && html`<p dir="auto">${sentences.map((each) => sentenceOf(view, each, finding))}</p> `}${
      dissent && html`<p dir="auto"><b>${view.words.dissent}</b> ${sentenceOf(view, dissent, finding)}</p> `
    }${relevance && html`<p dir="auto"><b>${view.words.relevance}</b> ${sentenceOf(view, relevance, finding)}</p> `}
    ${who(view, finding.supporters, finding.dissenters)}${evidence(view, finding, claim)}
  </article> `;
}
