import { balance, who } from '../charts/balance.ts';
import { type Markup, html } from '../markup.ts';
import { authorMark, evidence, references, sentenceOf } from '../quote.ts';
import type { View } from '../view.ts';

/** The title, the goal and the sample at a glance. Its name tells it from the header of the page that shows the report. */
export function title(view: View): Markup {
  const { campaign, version, words } = view;
  const { version_number, completed_at, created_at, redacted_at } = version;
  return html`<header class="opening" aria-labelledby="title">
    <p class="kicker">${words.report}</p>
    <h1 id="title" dir="auto">${campaign.name}</h1>
    <p class="edition">${words.version(version_number, view.day(completed_at ?? created_at))}</p>
    ${redacted_at !== null && html`<p class="note">${words.redacted(view.day(redacted_at))}</p>`}
    ${version.method?.engine === 'builtin' && html`<p class="note made">${words.withoutModel}</p>`}
    ${
      campaign.goal.trim() !== '' &&
      html`<div class="goal">
        <p class="label">${words.goal}</p>
        ${paragraphs(campaign.goal)}
      </div>`
    }
    ${tiles(view)}
  </header> `;
}

function tiles({ version, words, people, number }: View): Markup {
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
  return html`<dl class="tiles">
    ${shown.map(
      ([value, name]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${number(value)}</dd>
        </div>`,
    )}
  </dl> `;
}

export function paragraphs(text: string): Markup[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => html`<p dir="auto">${part}</p> `);
}

/** The summary and the three to five findings that answer the goal. */
export function* inShort(view: View): Generator<Markup> {
  const { version, words } = view;
  const said = version.summary_sentences.map((each) => sentenceOf(view, each));
  yield said.length > 0 ? html`<p dir="auto">${said}</p> ` : html`${paragraphs(version.summary ?? '')}`;
  const headlines = version.findings.filter(({ is_headline }) => is_headline);
  if (headlines.length > 0) yield html`<p class="note">${words.shortLead}</p> `;
  for (const finding of headlines) yield findingArticle(view, finding, 'headline');
  if (version.summary === null || version.summary === '') {
    if (headlines.length === 0) yield html`<p>${words.nothing}</p> `;
  }
}

export function* furtherFindings(view: View): Generator<Markup> {
  yield html`<p class="note">${view.words.findingsLead}</p> `;
  for (const finding of view.version.findings) {
    if (!finding.is_headline) yield findingArticle(view, finding, 'further');
  }
}

function findingArticle(
  view: View,
  finding: View['version']['findings'][number],
  rank: 'headline' | 'further',
): Markup {
  const { kind, text, sentences, dissent, relevance, author } = finding;
  const claim = [text, ...sentences.map((each) => each.text), dissent?.text, relevance?.text].join('\n');
  return html`<article class="finding ${rank}">
    <h3 dir="auto">${text}</h3>
    ${balance(view, finding)}
    <p class="facts">
      ${kind !== 'unspecified' && html`<span class="chip ${kind}">${view.words.kinds[kind]}</span> `}${
        finding.confidence !== null && view.words.confidence(view.percent(finding.confidence))
      }${authorMark(view, author)}
    </p>
    ${sentences.length > 0 && html`<p dir="auto">${sentences.map((each) => sentenceOf(view, each))}</p> `}${
      dissent && html`<p dir="auto"><b>${view.words.dissent}</b> ${sentenceOf(view, dissent)}</p> `
    }${relevance && html`<p dir="auto"><b>${view.words.relevance}</b> ${sentenceOf(view, relevance)}</p> `}
    ${who(view, finding.supporters, finding.dissenters)}${evidence(view, finding, claim, rank === 'headline' ? 3 : 2)}
  </article> `;
}

export function* recommendations(view: View): Generator<Markup> {
  yield html`<ol class="actions">
    ${view.version.recommendations.map(({ text, evidence: ids, author }) => html`<li dir="auto">${text}${references(view, ids)} ${authorMark(view, author)}</li> `)}
  </ol> `;
}
