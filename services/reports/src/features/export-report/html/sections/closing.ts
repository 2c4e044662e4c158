import type { reports } from '@insights/contracts';
import { saturationChart } from '../charts/saturation.ts';
import { type Markup, html } from '../markup.ts';
import { entry, interviewLink, references } from '../quote.ts';
import type { View } from '../view.ts';
import { unusedReason } from '../words/words.ts';

/** Who was interviewed, what was left out, and whether more interviews would add more. The figures behind that stand in the method. */
export function* sample(view: View): Generator<Markup> {
  const { sample: heard, saturation: found } = view.version;
  if (heard) yield heardIn(view, heard);
  if (!found || found.new_subjects.length === 0) return;
  yield html`<h3>${view.words.saturation.heading}</h3> `;
  yield html`<p>${meaningOf(view, found)}</p> `;
  if (found.new_subjects.length > 1)
    yield html`<figure class="chart">${saturationChart(view, found.new_subjects)}</figure> `;
}

/** Of the last interviews; from one more on, they are not all of them. */
const LAST = 5;

/** What the figures of saturation mean for the reader. More is likely where most of the last interviews brought something new. */
export function meaningOf({ words }: View, { new_subjects: added }: reports.Saturation): string {
  const { means } = words.saturation;
  if (added.length <= LAST) return means.few;
  return added.slice(-LAST).filter((count) => count > 0).length > LAST / 2 ? means.more : means.little;
}

const MOST_EXCLUDED = 50;

/** Why interviews were not used, with their people; of those that have no number, because nothing of them was read, how many. */
export function unusedInterviews(view: View, excluded: readonly reports.ExcludedConversation[]): string[] {
  const texts = excluded.map((each) => unusedInterview(view, each));
  const counted = [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) =>
    length === 1 ? text : `${text} (${view.number(length)})`,
  );
  const more = counted.length - MOST_EXCLUDED;
  return more > 0 ? [...counted.slice(0, MOST_EXCLUDED), view.words.andMore(more)] : counted;
}

function unusedInterview({ participants, words }: View, one: reports.ExcludedConversation): string {
  const people = participants.filter(({ conversation_ids }) => conversation_ids.includes(one.conversation_id));
  const reason = one.reason === 'unspecified' ? '' : words.exclusions[one.reason];
  return people.length === 0 ? reason : `${people.map(({ id }) => id).join(', ')}: ${reason}`;
}

/** In the team's copy, each leads to the interview, which names the person to those who may know. */
function unusedItems(view: View, excluded: readonly reports.ExcludedConversation[]): Markup[] {
  if (view.pageUrl === '') return unusedInterviews(view, excluded).map((text) => html`<li>${text}</li> `);
  const items = excluded
    .slice(0, MOST_EXCLUDED)
    .map((each) => html`<li>${unusedInterview(view, each)} ${interviewLink(view, each.conversation_id)}</li> `);
  const more = excluded.length - MOST_EXCLUDED;
  return more > 0 ? [...items, html`<li>${view.words.andMore(more)}</li> `] : items;
}

function heardIn(view: View, { languages, excluded, unused }: reports.Sample): Markup {
  const { method: words } = view.words;
  const names = new Intl.DisplayNames(view.language, { type: 'language' });
  const spoken = languages.map(
    ({ language, conversations, is_full }) =>
      html`<tr>
        <th scope="row">${nameOf(names, language)}</th>
        <td class="number">${view.number(conversations)}</td>
        <td>${is_full ? words.full : words.partial}</td>
      </tr> `,
  );
  const left = unusedItems(view, excluded);
  const apart = unused.map((each) => html`<li>${unusedReason(view.words, each)}</li> `);
  return html`${
    spoken.length > 0 &&
    html`<table class="plain">
      <thead>
        <tr>
          <th scope="col">${words.language}</th>
          <th scope="col" class="number">${words.conversations}</th>
          <th scope="col">${words.analysis}</th>
        </tr>
      </thead>
      <tbody>
        ${spoken}
      </tbody>
    </table> `
  }
  ${
    left.length > 0 &&
    html`<h3>${words.excluded}</h3>
      <ul>
        ${left}
      </ul> `
  }
  ${
    apart.length > 0 &&
    html`<h3>${words.unused}</h3>
      <ul>
        ${apart}
      </ul> `
  }`;
}

/** The name of a language; the tag itself if it is not a valid one. */
function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const list = (items: readonly string[]): Markup =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

/** What made the report, in sentences: rules or models, who wrote what, what was dropped, and what it took. */
export function madeBy({ words, number }: View, made: reports.Method): string[] {
  const { method: own } = words;
  const { engine, engine_version, model, judge, dropped, unanswered_requests, requests, cost } = made;
  const tokens = made.input_tokens + made.output_tokens;
  const checks = dropped.flatMap(({ check, count }) =>
    check === 'unspecified' ? [] : [`${own.checks[check]} (${number(count)})`],
  );
  return [
    own.engine(engine === 'model' ? model : null, engine_version),
    ...(engine === 'builtin' && model !== null ? [own.unusedModel(model)] : []),
    own.written,
    ...(judge === null ? [] : [own.judge(judge)]),
    ...(requests > 0 ? [own.usage(number(requests), number(tokens), cost === null ? null : cost.toFixed(2))] : []),
    ...(checks.length > 0 ? [`${own.dropped} ${checks.join(', ')}.`] : []),
    ...(unanswered_requests > 0 ? [own.unanswered(unanswered_requests)] : []),
  ];
}

/** How the report was made. */
export function* method(view: View): Generator<Markup> {
  const { version, words } = view;
  const made = version.method;
  if (made && made.steps.length > 0) yield list(made.steps);
  if (made) yield html`<p>${madeBy(view, made).join(' ')}</p> `;
  if (version.saturation?.text) yield html`<p><b>${words.saturation.heading}</b> ${version.saturation.text}</p> `;
  yield html`<p class="note">${words.method.sealed} ${words.method.reference(version.id)}</p> `;
}

export function* limits({ version }: View): Generator<Markup> {
  yield list(version.method?.limits ?? []);
}

/** The points of a summary that are one piece, and single ones. */
export const byAuthor = (
  points: readonly reports.SummaryPoint[],
): [written: reports.SummaryPoint[], chosen: reports.SummaryPoint[]] => [
  points.filter(({ author }) => author !== 'floor'),
  points.filter(({ author }) => author === 'floor'),
];

/** Each interview: what a model writes is one piece, what rules choose are single points. */
export function* summaries(view: View): Generator<Markup> {
  const { version, words } = view;
  const labels = new Map(version.participants.map(({ id, speaker_label }) => [id, speaker_label]));
  yield html`<p class="note">${words.summariesLead}</p> `;
  for (const { participants, language, points } of version.conversation_summaries) {
    const heading = participants.map((id) => {
      const speaker = labels.get(id) ?? null;
      return speaker === null || speaker === '' ? id : words.participantLabel(id, speaker);
    });
    const [written, chosen] = byAuthor(points);
    const said = ({ text, evidence }: reports.SummaryPoint) => html`${text}${references(view, evidence)}`;
    const lang = language || 'und';
    yield html`<section class="interview">
      <h3>${heading.join(', ')}</h3>
      ${written.length > 0 && html`<p lang="${lang}" dir="auto">${written.map((point) => html`${said(point)} `)}</p> `}
      ${
        chosen.length > 0 &&
        html`<ul lang="${lang}">
          ${chosen.map((point) => html`<li dir="auto">${said(point)}</li> `)}
        </ul> `
      }
    </section> `;
  }
}

/** Every quote with its number. */
export function* evidenceList(view: View): Generator<Markup> {
  const { words } = view;
  yield html`<p class="note">${words.evidenceLead} ${words.verbatim}</p>
    <ol class="evidence"> `;
  for (const cited of view.quotes) yield entry(view, cited);
  yield html`</ol> `;
}
