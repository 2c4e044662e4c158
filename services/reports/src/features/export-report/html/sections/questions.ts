import type { reports } from '@insights/contracts';
import { medianOf } from '../../../../analysis/assemble/questions.ts';
import { balance, who } from '../charts/balance.ts';
import { bars, columns, mostIn } from '../charts/distribution.ts';
import { type Markup, html } from '../markup.ts';
import { authorMark, evidence } from '../quote.ts';
import type { View } from '../view.ts';

/** The results of each question of the guide: distributions of typed answers, points of open ones. */
export function* questions(view: View): Generator<Markup> {
  let place = 0;
  for (const result of view.version.question_results) yield question(view, result, ++place);
}

function question(view: View, result: reports.QuestionResult, place: number): Markup {
  const { words } = view;
  const { asked, answered, declined, unclear, median } = result;
  return html`<article class="question">
    <h3 dir="auto">${place}. ${result.text}</h3>
    <p class="facts">
      ${asked === 0 ? words.question.notFound : words.question.counts(asked, answered, declined, unclear)}${
        median !== null && html` · <b>${words.question.median(view.number(median))}</b>`
      }
    </p>
    ${answers(view, result)}
  </article> `;
}

function answers(view: View, result: reports.QuestionResult): Part {
  const { words } = view;
  if (result.answered === 0 && result.points.length === 0)
    return result.asked === 0 ? null : html`<p class="note">${words.question.noAnswers}</p> `;
  const { distribution } = result;
  const title = words.question.distribution(result.answered);
  const chart =
    distribution.length === 0
      ? null
      : result.kind === 'scale'
        ? columns(view, distribution, title)
        : bars(view, distribution, title);
  return html`${chart && html`<figure class="chart">${chart}</figure>`}${result.by_segment.map((each) =>
    segments(view, each, result.kind),
  )}${result.points.map((point) => answerPoint(view, point))}`;
}

type Part = Markup | null;

/** The same chart for each group, on the same scale of shares, side by side. */
function segments(
  view: View,
  { attribute, segments: groups, withheld }: reports.QuestionSegments,
  kind: string,
): Markup {
  const { words } = view;
  const draw = kind === 'scale' ? columns : bars;
  const most = Math.max(...groups.map(({ distribution }) => mostIn(distribution)));
  const drawn = groups.map((group) => {
    const title = words.question.segment(group.value, group.answered);
    const median = kind === 'scale' ? medianOf(group.distribution) : null;
    return html`<figure class="multiple">
      <figcaption dir="auto">
        <b>${group.value}</b>
        <span
          >n =
          ${view.number(group.answered)}${
            median !== null && html`, ${words.question.median(view.number(median))}`
          }</span
        >
      </figcaption>
      ${draw(view, group.distribution, title, { size: 'small', most })}
    </figure> `;
  });
  return html`<h4 dir="auto">${words.question.by(attribute)}</h4>
    <div class="multiples">${drawn}</div>
    ${withheld > 0 && html`<p class="note">${words.question.withheld(withheld)}</p> `}`;
}

function answerPoint(view: View, point: reports.AnswerPoint): Markup {
  return html`<div class="point">
    <p class="claim" dir="auto">${point.text} ${authorMark(view, point.author)}</p>
    ${point.support_count > 1 && balance(view, point)}${who(view, point.supporters, point.dissenters)}${evidence(view, point, point.text)}
  </div> `;
}
