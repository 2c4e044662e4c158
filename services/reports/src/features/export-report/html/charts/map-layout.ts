import type { reports } from '@insights/contracts';
import { type SimulationNodeDatum, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';

/** A node of the map with its label in lines and its place. `x` and `y` are the middle of its box. */
export interface PlacedNode extends SimulationNodeDatum {
  readonly node: reports.GraphNode;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

export interface PlacedEdge {
  readonly edge: reports.GraphEdge;
  readonly source: PlacedNode;
  readonly target: PlacedNode;
}

export interface Placed {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
  /** The left and top edges of what is drawn. */
  readonly left: number;
  readonly top: number;
}

const MOST_NODES = 48;
const TICKS = 260;
const MOST_ROUNDS = 60;
const LINE_LENGTH = 22;
const MOST_LINES = 3;
const CHARACTER = 6.7;
const LINE_HEIGHT = 15;
const PADDING = { x: 10, y: 7 };
const GAP = { x: 18, y: 20 };
const MARGIN = 8;

/** The strongest nodes; a node without a connection to them is left out last. */
export function strongest({ nodes }: reports.Cartography): reports.GraphNode[] {
  return nodes.toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)).slice(0, MOST_NODES);
}

/**
 * Places the nodes by simulated forces, in the same way each time.
 */
export function layout(map: reports.Cartography): Placed {
  const nodes = strongest(map).map(placedNode);
  const byId = new Map(nodes.map((each) => [each.node.id, each]));
  const edges = map.edges.flatMap((edge) => {
    const [source, target] = [byId.get(edge.from), byId.get(edge.to)];
    return source && target && source !== target ? { edge, source, target } : [];
  });
  const links = edges.map(({ source, target }) => ({ source, target }));
  const simulation = forceSimulation(nodes)
    .randomSource(sequence())
    .force(
      'link',
      forceLink<PlacedNode, { source: PlacedNode; target: PlacedNode }>(links).distance(190).strength(0.35),
    )
    .force('charge', forceManyBody().strength(-900).distanceMax(700))
    .force('x', forceX(0).strength(0.05))
    .force('y', forceY(0).strength(0.13))
    .stop();
  for (let tick = 1; tick <= TICKS; tick++) {
    simulation.tick();
    separate(nodes);
  }
  // The forces have ended; only boxes that still overlap move.
  for (let round = 0; round < MOST_ROUNDS && separate(nodes); round++);
  return { nodes, edges, ...extent(nodes) };
}

function placedNode(node: reports.GraphNode): PlacedNode {
  const lines = linesOf(node.label);
  const longest = Math.max(...lines.map((line) => [...line].length));
  return {
    node,
    lines,
    width: Math.round(longest * CHARACTER + 2 * PADDING.x),
    height: lines.length * LINE_HEIGHT + 2 * PADDING.y,
  };
}

/** A label in lines of words; what does not fit is replaced by an ellipsis, because the list below the map has the whole label. */
export function linesOf(label: string): string[] {
  const lines: string[] = [''];
  for (const word of label.split(/\s+/u).filter((each) => each !== '')) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? word : `${last} ${word}`;
    if ([...joined].length <= LINE_LENGTH || last === '') lines[lines.length - 1] = cut(joined);
    else lines.push(cut(word));
  }
  if (lines.length <= MOST_LINES) return lines;
  const last = [...(lines[MOST_LINES - 1] ?? '')].slice(0, LINE_LENGTH - 1).join('');
  return [...lines.slice(0, MOST_LINES - 1), `${last}…`];
}

const cut = (line: string): string => {
  const characters = [...line];
  return characters.length <= LINE_LENGTH ? line : `${characters.slice(0, LINE_LENGTH - 1).join('')}…`;
};

/** Moves overlapping boxes apart along the shorter way. Returns whether any moved. */
function separate(nodes: readonly PlacedNode[]): boolean {
  let hasMoved = false;
  for (const [index, a] of nodes.entries()) {
    for (const b of nodes.slice(index + 1)) {
      const dx = (b.x ?? 0) - (a.x ?? 0);
      const dy = (b.y ?? 0) - (a.y ?? 0);
      const overX = (a.width + b.width) / 2 + GAP.x - Math.abs(dx);
      const overY = (a.height + b.height) / 2 + GAP.y - Math.abs(dy);
      if (overX <= 0 || overY <= 0) continue;
      hasMoved = true;
      if (overX < overY) push(a, b, 'x', (dx < 0 ? -overX : overX) / 2);
      else push(a, b, 'y', (dy < 0 ? -overY : overY) / 2);
    }
  }
  return hasMoved;
}

function push(a: PlacedNode, b: PlacedNode, axis: 'x' | 'y', by: number): void {
  a[axis] = (a[axis] ?? 0) - by;
  b[axis] = (b[axis] ?? 0) + by;
}

function extent(nodes: readonly PlacedNode[]): Omit<Placed, 'nodes' | 'edges'> {
  const left = Math.min(...nodes.map(({ x = 0, width }) => x - width / 2)) - MARGIN;
  const right = Math.max(...nodes.map(({ x = 0, width }) => x + width / 2)) + MARGIN;
  const top = Math.min(...nodes.map(({ y = 0, height }) => y - height / 2)) - MARGIN;
  const bottom = Math.max(...nodes.map(({ y = 0, height }) => y + height / 2)) + MARGIN;
  const round = Math.round;
  return { left: round(left), top: round(top), width: round(right - left), height: round(bottom - top) };
}

/** The same pseudo-random numbers for every report. */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
