import type { reports } from '@insights/contracts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { type Markup, html } from '../markup.ts';
import type { View } from '../view.ts';
import { hiddenTable } from './hidden-table.ts';

type Counts = readonly reports.AnswerCount[];

export interface Look {
  readonly size?: 'large' | 'small';
  /** The share that fills the chart, so that several charts have one scale. */
  readonly most?: number;
  /** How many people answered, where an answer may have several values. */
  readonly all?: number;
}

const total = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);
const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);

/** The largest share that one answer has; 1 if there are no answers. */
export const mostIn = (counts: Counts, all = total(counts)): number =>
  Math.max(...counts.map(({ count }) => shareOf(count, all))) || 1;

/** A bar for each answer in a table, so that the chart and its data are the same thing. */
export function bars(view: View, counts: Counts, title: string, look: Look = {}): Markup {
  const { words } = view;
  const { all = total(counts), most = mostIn(counts, all) } = look;
  const x = scaleLinear([0, most], [0, 100]);
  const rows = counts.map(
    ({ value, count }) =>
      html`<tr>
        <th scope="row" dir="auto">${value}</th>
        <td class="bar">
          <svg height="16" aria-hidden="true">
            <rect class="fill" width="${x(shareOf(count, all)).toFixed(1)}%" height="16" />
          </svg>
        </td>
        <td class="number">${view.number(count)}</td>
        <td class="number">${view.percent(shareOf(count, all))}</td>
      </tr> `,
  );
  return html`<table class="bars">
    <caption class="unseen">
      ${title}
    </caption>
    <thead class="unseen">
      <tr>
        <th scope="col">${words.question.answer}</th>
        <td></td>
        <th scope="col">${words.question.count}</th>
        <th scope="col">${words.question.share}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table> `;
}

interface Size {
  readonly step: number;
  readonly height: number;
}

const LARGE: Size = { step: 34, height: 120 };
const SMALL: Size = { step: 15, height: 48 };
const MOST_WIDTH = 620;
const FOOT = 18;
const HEAD = 14;

/** Columns for the values of a scale, with the median, and the same numbers in a table for screen readers. */
export function columns(
  view: View,
  counts: Counts,
  title: string,
  { size = 'large', most = mostIn(counts) }: Look = {},
): Markup {
  const { step, height } = size === 'large' ? LARGE : SMALL;
  const width = Math.min(MOST_WIDTH, counts.length * step);
  const x = scaleBand(
    counts.map(({ value }) => value),
    [0, width],
  )
    .paddingInner(0.22)
    .paddingOuter(0.1);
  const all = total(counts);
  const y = scaleLinear([0, most], [0, height]);
  const every = Math.ceil(counts.length / (width / (size === 'large' ? 26 : 14)));
  const drawn = counts.map(({ value, count }, index) => {
    const [left, tall] = [x(value) ?? 0, y(shareOf(count, all))];
    const middle = (left + x.bandwidth() / 2).toFixed(1);
    return html`<rect
        class="fill"
        x="${left.toFixed(1)}"
        y="${(HEAD + height - tall).toFixed(1)}"
        width="${x.bandwidth().toFixed(1)}"
        height="${tall.toFixed(1)}"
      />${
        count > 0 &&
        size === 'large' &&
        html`<text x="${middle}" y="${(HEAD + height - tall - 4).toFixed(1)}">${count}</text>`
      }${index % every === 0 && html`<text class="axis" x="${middle}" y="${HEAD + height + 14}">${value}</text>`}`;
  });
  return html`<svg
      class="columns"
      viewBox="0 0 ${width} ${HEAD + height + FOOT}"
      width="${width}"
      role="img"
      aria-label="${title}"
    >
      ${drawn}
      <line x1="0" x2="${width}" y1="${HEAD + height + 0.5}" y2="${HEAD + height + 0.5}" />
    </svg>
    ${hiddenTable(
      title,
      [view.words.question.answer, view.words.question.count],
      counts.map(({ value, count }) => [value, count]),
    )}`;
}
