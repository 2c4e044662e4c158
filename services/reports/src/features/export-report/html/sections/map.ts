import { knownOr, type reports } from '@insights/contracts';
import { isVerbatim } from '@insights/language';
import { type Placed, type PlacedEdge, type PlacedNode, layout, strongest } from '../charts/map-layout.ts';
import { type Markup, html } from '../markup.ts';
import { quote, references } from '../quote.ts';
import type { View } from '../view.ts';
import { scrolling } from './matrix.ts';

const LINE_HEIGHT = 15;
/** Quotes and connections that the list shows of each node. */
const MOST_QUOTES = 2;
const MOST_NEIGHBOURS = 12;

/** The map as a drawing, and the same as a list, from which the script copies what it shows beside the drawing. */
export function* map(view: View): Generator<Markup> {
  const cartography = view.version.outputs?.cartography;
  if (!cartography) return;
  const { words } = view;
  const placed = layout(cartography);
  const places = new Map(placed.nodes.map((each, index) => [each.node.id, index]));
  const all = cartography.nodes.length;
  const shown = strongest(cartography).length;
  yield html`<p class="note">
      ${words.map.lead}${all > shown && html` ${words.map.bounded(shown, all)}`}
      <span class="hint">${words.map.hint}</span>
    </p>
    <div class="map">
      ${filters(view, placed)}${scrolling(words.headings.map, drawing(view, placed, places))}
      <div class="panel" id="map-panel" aria-live="polite" hidden></div>
      <details class="map-list"><summary>${words.map.list}</summary>
     `;
  for (const [index, each] of placed.nodes.entries()) yield card(view, each, index, placed.edges, places);
  yield html`</details>\n</div>\n`;
}

/** A box to tick for each type of node that the map has. The style sheet hides the others. */
function filters({ words }: View, { nodes }: Placed): Markup {
  const types = [...new Set(nodes.map(({ node }) => knownOr(node.type, 'topic')))];
  const boxes = types.map(
    (type) =>
      html`<label class="${type}"><input type="checkbox" id="show-${type}" checked />${words.nodes[type]}</label> `,
  );
  return html`<fieldset class="filters">
    <legend>${words.map.show}</legend>
    ${boxes}
  </fieldset> `;
}

function drawing(
  { words }: View,
  { nodes, edges, left, top, width, height }: Placed,
  places: ReadonlyMap<string, number>,
): Markup {
  const place = (node: PlacedNode): number => places.get(node.node.id) ?? 0;
  const most = Math.max(1, ...edges.map(({ edge }) => edge.weight));
  const lines = edges.map(({ edge, source, target }) => {
    const [x1, y1, x2, y2] = [source.x, source.y, target.x, target.y].map((each) => Math.round(each ?? 0));
    const [a, b] = [knownOr(source.node.type, 'topic'), knownOr(target.node.type, 'topic')];
    const strength = 1 + (2.5 * edge.weight) / most;
    return html`<line
      class="from-${a} to-${b}${edge.type === 'contradicts' && ' against'}"
      data-a="${place(source)}"
      data-b="${place(target)}"
      x1="${x1 ?? 0}"
      y1="${y1 ?? 0}"
      x2="${x2 ?? 0}"
      y2="${y2 ?? 0}"
      stroke-width="${strength.toFixed(1)}"
    />`;
  });
  const boxes = nodes.map((each, index) => {
    const [x, y] = [Math.round((each.x ?? 0) - each.width / 2), Math.round((each.y ?? 0) - each.height / 2)];
    const type = knownOr(each.node.type, 'topic');
    const text = each.lines.map(
      (line, row) => html`<tspan x="${x + each.width / 2}" y="${y + 18 + row * LINE_HEIGHT}">${line} </tspan>`,
    );
    return html`<a class="node ${type}" href="#n${index}" data-node="${index}"
      ><title>${words.nodes[type]}: ${each.node.label}</title
      ><rect x="${x}" y="${y}" width="${each.width}" height="${each.height}" rx="${type === 'theme' ? 4 : 14}" /><text
        >${text}</text
      ></a
    > `;
  });
  return html`<svg
    id="map-drawing"
    class="graph"
    viewBox="${left} ${top} ${width} ${height}"
    width="${width}"
    height="${height}"
    role="group"
    aria-label="${words.map.drawing(nodes.length, edges.length)}"
  >
    <g>${lines}</g>
    ${boxes}
  </svg>`;
}

function card(
  view: View,
  { node }: PlacedNode,
  index: number,
  edges: readonly PlacedEdge[],
  places: ReadonlyMap<string, number>,
): Markup {
  const { words } = view;
  const type = knownOr(node.type, 'topic');
  const connections = edges.flatMap(({ edge, source, target }) => {
    if (source.node === node) return relation(view, edge, 'forward', target.node, places);
    return target.node === node ? relation(view, edge, 'backward', source.node, places) : [];
  });
  const cited = view.citedBy(node.evidence);
  return html`<section class="node-card" id="n${index}">
    <h3 dir="auto"><span class="chip ${type}">${words.nodes[type]}</span> ${node.label}</h3>
    ${
      connections.length > 0 &&
      html`<p class="label">${words.map.connections}</p>
        <ul>
          ${connections.slice(0, MOST_NEIGHBOURS)}${connections.length > MOST_NEIGHBOURS && html`<li>${words.andMore(connections.length - MOST_NEIGHBOURS)}</li>`}
        </ul> `
    }
    ${cited.slice(0, MOST_QUOTES).map((each) => quote(view, each))}${cited.length > MOST_QUOTES && html`<p class="refs">${words.more(cited.length - MOST_QUOTES)}:${references(view, node.evidence.slice(MOST_QUOTES))}</p>`}
  </section> `;
}

/**
 * What may be a whole sentence stands in quotation marks: "is the subject of “It gets itchy.”" That is what somebody says, a question, and
 * the name of a theme.
 */
function nameOf({ citedBy }: View, { type, label, evidence }: reports.GraphNode): Markup {
  const isQuoted =
    SENTENCES.has(type) ||
    (!NOUNS.has(type) &&
      isVerbatim(
        label,
        citedBy(evidence).map(({ before, quote: said, after }) => `${before}${said}${after}`),
      ));
  return isQuoted ? html`<q>${label}</q>` : html`${label}`;
}

const SENTENCES = new Set<string>(['theme', 'question']);
const NOUNS = new Set<string>(['topic', 'persona']);

function relation(
  view: View,
  { type, evidence }: reports.GraphEdge,
  direction: 'forward' | 'backward',
  other: reports.GraphNode,
  places: ReadonlyMap<string, number>,
): Markup {
  const { words, citedBy } = view;
  const [forward, backward] = words.relations[knownOr(type, 'mentioned_with')];
  const numbers = citedBy(evidence)
    .slice(0, 3)
    .map(({ number }) => html` <a class="ref" href="#e${number}">[${number}]</a>`);
  return html`<li dir="auto">
    ${direction === 'forward' ? forward : backward}
    <a href="#n${places.get(other.id) ?? 0}" data-node="${places.get(other.id) ?? 0}">${nameOf(view, other)}</a
    >${numbers}
  </li>`;
}
