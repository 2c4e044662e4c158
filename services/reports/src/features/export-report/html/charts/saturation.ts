import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { area, curveStep, line } from 'd3-shape';
import { type Markup, html } from '../markup.ts';
import type { View } from '../view.ts';
import { hiddenTable } from './hidden-table.ts';

/** The margins have room for numbers of three digits (and of four below the line) in the larger type of a phone. */
const WIDTH = 560;
const HEIGHT = 204;
const LEFT = 46;
const BOTTOM = 26;
const TOP = 34;
const RIGHT = 30;
const LAST = 5;
/** Rows of the table for screen readers; more interviews than that are shown in steps. */
const MOST_ROWS = 50;

interface Point {
  readonly interview: number;
  /** Themes known after it. */
  readonly known: number;
}

/** How many themes were known after each interview. */
export function saturationChart(view: View, added: readonly number[]): Markup {
  const { words } = view;
  let sum = 0;
  const points = added.map((count, index): Point => ({ interview: index + 1, known: (sum += count) }));
  // Each interview has a step of its own width, the last one too.
  const steps = [{ interview: 0.5, known: added[0] ?? 0 }, ...points, { interview: points.length + 0.5, known: sum }];
  const x = scaleLinear([0.5, points.length + 0.5], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear([0, Math.max(1, sum)], [HEIGHT - BOTTOM, TOP]).nice(4);
  const shape = { x: (each: Point) => x(each.interview), y: (each: Point) => y(each.known) };
  const path = line<Point>(shape.x, shape.y).curve(curveStep)(steps);
  const under = area<Point>(shape.x, y(0), shape.y).curve(curveStep)(steps);
  const title = words.saturation.chart(sum, points.length);
  const from = x(points.length - LAST + 0.5);
  return html`<svg class="saturation" viewBox="0 0 ${WIDTH} ${HEIGHT + 18}" role="img" aria-label="${title}">
      ${
        points.length > LAST &&
        html`<rect
            class="band"
            x="${from.toFixed(1)}"
            y="${TOP}"
            width="${(WIDTH - RIGHT - from).toFixed(1)}"
            height="${HEIGHT - BOTTOM - TOP}"
          />
          <text class="axis end" x="${WIDTH - RIGHT - 4}" y="${HEIGHT - BOTTOM - 8}"
            >${words.saturation.lastFive}</text
          >`
      }
      ${axes(view, x, y)}
      <path class="under" d="${under ?? ''}" />
      <path class="steps" d="${path ?? ''}" />
    </svg>
    ${table(words, points, title)}`;
}

type Scale = ScaleLinear<number, number>;

function axes({ words, number }: View, x: Scale, y: Scale): Markup {
  const up = y.ticks(4).filter(Number.isInteger);
  const across = x.ticks(8).filter(Number.isInteger);
  const rows = up.map((tick) => {
    const at = y(tick).toFixed(1);
    return html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}" /><text
        class="axis end"
        x="${LEFT - 6}"
        y="${(y(tick) + 4).toFixed(1)}"
        >${number(tick)}</text
      >`;
  });
  const columns = across.map(
    (tick) => html`<text class="axis" x="${x(tick).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}">${number(tick)}</text>`,
  );
  return html`${rows}${columns}<text class="axis start" x="0" y="${TOP - 18}">${words.saturation.known}</text>
    <text class="axis" x="${((LEFT + WIDTH) / 2).toFixed(1)}" y="${HEIGHT + 11}">${words.saturation.interview}</text>`;
}

function table({ saturation }: View['words'], points: readonly Point[], title: string): Markup {
  const step = Math.ceil(points.length / MOST_ROWS);
  const shown = points.filter(({ interview }) => interview % step === 0 || interview === points.length);
  return hiddenTable(
    title,
    [saturation.interview, saturation.added, saturation.known],
    shown.map(({ interview, known }, row) => [interview, known - (shown[row - 1]?.known ?? 0), known]),
  );
}
