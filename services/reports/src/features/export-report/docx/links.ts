import { type Block, type Text, piecesOf } from '../document/report-document.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** Where links of the file lead. */
export interface Links {
  /** The bookmark of each heading. */
  readonly headings: ReadonlyMap<Block, string>;
  /** The headings under which a quote is cited, by its number, in reading order. */
  readonly citing: ReadonlyMap<number, ReadonlySet<Heading>>;
}

/** The bookmark of a quote in the list of all quotes. */
export const quoteAnchor = (number: number): string => `quote${number}`;

export function linksOf(blocks: readonly Block[]): Links {
  const headings = new Map<Block, string>();
  const citing = new Map<number, Set<Heading>>();
  let above: Heading | null = null;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      headings.set(block, `heading${index}`);
      above = block;
    }
    for (const number of numbersIn(block)) if (above) citing.set(number, (citing.get(number) ?? new Set()).add(above));
  }
  return { headings, citing };
}

const numbersIn = (block: Block): number[] =>
  textsOf(block).flatMap((text) =>
    piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.number])),
  );

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'quote':
      return [block.source];
    case 'table':
      return block.rows.flat();
    case 'heading':
    case 'evidence':
      return [];
  }
}
