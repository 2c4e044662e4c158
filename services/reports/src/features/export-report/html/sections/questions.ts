import type { reports } from '@insights/contracts';
import { questionNode } from '../../../../analysis/assemble/map.ts';
import { medianOf } from '../../../../analysis/assemble/questions.ts';
import { balance, who } from '../charts/balance.ts';
import { bars, columns, mostIn } from '../charts/distribution.ts';
import { type Markup, html } from '../markup.ts';
import { by, evidence, inFile, item, quoting } from '../quote.ts';
import type { View } from '../view.ts';

/** The results of each question of the guide: distributions of typed answers, points of open ones. */
export function* questions(view: View): Generator<Markup> {
  const { question_results: results } = view.version;
  for (const [index, result] of results.entries()) if (result.asked > 0) yield question(view, result, index + 1);
  const missing = notFoundIn(results);
  if (missing.length > 0)
    yield html`<p class="note" dir="auto">${view.words.question.notFound} ${missing.join(' ')}</p> `;
}

/** The questions that nobody was found to be asked, with their numbers. */
export const notFoundIn = (results: readonly reports.QuestionResult[]): string[] =>
  results.flatMap(({ asked, text }, index) => (asked === 0 ? [`${index + 1}. ${text}`] : []));

/** Who was asked and answered, and from how many no answer is known. */
export function countsOf(
  { words, people }: View,
  { asked, answered, declined, unclear }: reports.QuestionResult,
): string {
  const others = people - asked;
  const counts = words.question.counts(asked, answered, declined, unclear);
  return others > 0 ? `${counts}, ${words.question.noneKnown(others)}` : counts;
}

function question(view: View, result: reports.QuestionResult, place: number): Markup {
  const { words } = view;
  const median = result.median === null ? result.median_date : view.number(result.median);
  return html`<article class="question">
    <h3 dir="auto">${place}. ${result.text}</h3>
    <p class="facts">${countsOf(view, result)}${median !== null && html` · <b>${words.question.median(median)}</b>`}</p>
    ${answers(view, result)}${result.changed > 0 && html`<p class="note">${words.question.changed(result.changed)}</p> `}
  </article> `;
}

function answers(view: View, result: reports.QuestionResult): Markup {
  const { words } = view;
  if (result.answered === 0 && result.points.length === 0)
    return html`<p class="note">${words.question.noAnswers}</p> `;
  if (result.points.length === 0 && result.distribution.length === 0) {
    const note = view.withoutQuotes ? raisedIn(view, result) : words.question.others(result.answered);
    return html`${note !== null && html`<p class="note">${note}</p> `}`;
  }
  const { distribution, valued } = result;
  const apart = unassignedIn(result);
  const title = words.question.distribution(valued);
  const chart =
    distribution.length === 0
      ? null
      : result.kind === 'scale'
        ? columns(view, distribution, title)
        : bars(view, distribution, title, { all: valued });
  return html`${chart && html`<figure class="chart">${chart}</figure>`}${apart > 0 && html`<p class="note">${words.question.unassigned(apart)}</p> `}${
    chart && result.kind === 'multi_choice' && html`<p class="note">${words.question.several}</p> `
  }${result.by_segment.map((each) => segments(view, each, result.kind))}${pointsOf(view, result)}`;
}

/** Answers that have no value of the distribution. */
export const unassignedIn = ({ answered, valued }: reports.QuestionResult): number =>
  valued > 0 ? Math.max(0, answered - valued) : 0;

/** The themes that people raise in answers that are not quoted, those of most people first; null if there are none. */
export function raisedIn({ version, words, number }: View, { question_id }: reports.QuestionResult): string | null {
  const { nodes, edges } = version.outputs?.cartography ?? { nodes: [], edges: [] };
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const raised = edges
    .filter(({ from }) => from === questionNode(question_id))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ to, weight }) => (labels.has(to) ? [`${labels.get(to)} (${number(weight)})`] : []));
  return raised.length === 0 ? null : words.question.raised(raised.join(', '));
}

/** The same chart for each group, on the same scale of shares, side by side. */
function segments(
  view: View,
  { attribute, segments: groups, withheld }: reports.QuestionSegments,
  kind: string,
): Markup {
  const { words } = view;
  const draw = kind === 'scale' ? columns : bars;
  const most = Math.max(...groups.map(({ distribution, valued }) => mostIn(distribution, valued)));
  const drawn = groups.map((group) => {
    const title = words.question.segment(group.value, group.valued);
    const median = kind === 'scale' || kind === 'number' ? medianOf(group.distribution) : null;
    return html`<figure class="multiple">
      <figcaption dir="auto">
        <b>${group.value}</b>
        <span
          >n =
          ${view.number(group.valued)}${median !== null && html`, ${words.question.median(view.number(median))}`}</span
        >
      </figcaption>
      ${draw(view, group.distribution, title, { size: 'small', most, all: group.valued })}
    </figure> `;
  });
  return html`<h4 dir="auto">${words.question.by(attribute)}</h4>
    <div class="multiples">${drawn}</div>
    ${withheld > 0 && html`<p class="note">${words.question.withheld(withheld)}</p> `}`;
}

/** Answers of single people that are not shown, though a reader of this copy could see them. */
export const othersIn = ({ withoutQuotes }: View, { points, answered }: reports.QuestionResult): number =>
  !withoutQuotes && points.every(({ support_count }) => support_count <= 1) ? answered - points.length : 0;

/** Answers that stand open; those of several people always do. */
const MOST_OPEN = 5;

/** What several people answer, each with its balance; then what single people answer, as a list that goes on in place. */
function pointsOf(view: View, result: reports.QuestionResult): Markup {
  const { points } = result;
  const more = othersIn(view, result);
  const shared = points.filter(({ support_count }) => support_count > 1);
  const single = points.filter(({ support_count }) => support_count <= 1).map((point) => item(view, point));
  const open = Math.max(0, MOST_OPEN - shared.length);
  const folded = single.slice(open);
  return html`${shared.map(
    (point) =>
      html`<div class="point">
        <p class="claim" dir="auto">
          ${quoting(view, point.text, [...point.evidence, ...point.dissent_evidence])}${by(view, point.author)}
        </p>
        ${balance(view, point)}${who(view, point.supporters, point.dissenters)}${evidence(view, point, point.text)}
      </div> `,
  )}${
    single.length > 0 &&
    html`${
      open > 0 &&
      html`<ul class="answer">
        ${single.slice(0, open)}
      </ul> `
    }${
      folded.length > 0 &&
      html`<details class="rest">
        <summary>${view.words.andMore(folded.length)}${inFile(view)}</summary>
        <ul class="answer">
          ${folded}
        </ul>
      </details>`
    }
    ${more > 0 && html`<p class="note">${view.words.question.others(more)}</p> `}`
  }`;
}
