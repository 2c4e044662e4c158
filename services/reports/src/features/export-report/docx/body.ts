import {
  type Block,
  type Column,
  type EvidenceRow,
  type ReportDocument,
  type Text,
  numberText,
  piecesOf,
} from '../document/report-document.ts';
import { element } from '../xml.ts';
import { type Links, linksOf, quoteAnchor } from './links.ts';
import { W } from './parts.ts';

/** The contents, and the paragraphs and tables of the report. */
export function bodyOf({ title, facts, blocks, words }: ReportDocument): string {
  const links = linksOf(blocks);
  const content = [
    paragraph('Title', run(title)),
    ...facts.map((fact) => paragraph('Note', run(fact))),
    paragraph('TOCHeading', run(words.contents)),
    contents(links),
    ...blocks.map((block) => blockOf(block, links, words.citedIn)),
    SECTION,
  ];
  const names = { 'xmlns:w': W, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' };
  return element('w:document', names, [element('w:body', {}, content)]);
}

const fieldMark = (type: 'begin' | 'separate' | 'end'): string =>
  element('w:r', {}, [element('w:fldChar', { 'w:fldCharType': type })]);

/**
 * A field with its entries, so that programs that never update fields show them. They have no page numbers, which only a program that
 * lays out pages knows; updating the field adds them.
 */
function contents({ headings }: Links): string {
  const parts = [...headings].flatMap(([block, anchor]) =>
    block.kind === 'heading' && block.level === 2 ? [link(anchor, run(block.text))] : [],
  );
  const code = element('w:r', {}, [element('w:instrText', { 'xml:space': 'preserve' }, ' TOC \\o "1-1" \\h \\z ')]);
  const start = [fieldMark('begin'), code, fieldMark('separate')];
  return parts
    .map((entry, index) =>
      paragraph(
        'TOC1',
        ...(index === 0 ? start : []),
        entry,
        ...(index === parts.length - 1 ? [fieldMark('end')] : []),
      ),
    )
    .join('');
}

/** A4 with the footer on every page. */
const SECTION = element('w:sectPr', {}, [
  element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
  element('w:pgSz', { 'w:w': 11_906, 'w:h': 16_838 }),
  element('w:pgMar', {
    'w:top': 1_134,
    'w:right': 1_134,
    'w:bottom': 1_134,
    'w:left': 1_134,
    'w:header': 709,
    'w:footer': 709,
    'w:gutter': 0,
  }),
]);

function blockOf(block: Block, links: Links, citedIn: string): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(`Heading${block.level - 1}`, bookmark(links.headings.get(block) ?? '', run(block.text)));
    case 'paragraph':
      return paragraph(
        'Normal',
        ...(block.lead === undefined ? [] : [run(`${block.lead} `, 'Lead')]),
        linked(block.text),
      );
    case 'note':
      return paragraph('Note', linked(block.text));
    case 'list':
      return [
        ...(block.title === undefined ? [] : [paragraph('ListTitle', run(block.title))]),
        ...block.items.map((item) => paragraph('ListBullet', linked(item))),
      ].join('');
    case 'quote':
      return paragraph(
        'Quote',
        run(block.text, 'Words'),
        ...translated(block),
        run(' '),
        linked(block.source, 'Source'),
      );
    case 'table':
      // An empty paragraph separates the table from what follows.
      return `${table(block.columns, block.rows)}${paragraph('Normal')}`;
    case 'evidence':
      return block.rows.map((row) => evidence(row, backTo(row, links, citedIn))).join('');
  }
}

/** A quote among what was said, after its question and before its source and the headings that cite it. */
function evidence({ asked, before, quote, after, number, source, translation }: EvidenceRow, back: string): string {
  const question = asked === undefined ? [] : [run(asked, 'Source'), BREAK_RUN];
  const said = [run(before, 'Source'), run(quote, 'Words'), run(after, 'Source')];
  const place = bookmark(quoteAnchor(number), run(source, 'Source'));
  return paragraph('Quote', ...question, ...said, ...translated({ translation }), BREAK_RUN, place, back);
}

const translated = ({ translation }: { readonly translation?: string | undefined }): string[] =>
  translation === undefined ? [] : [BREAK_RUN, run(translation, 'Source')];

/** A frequent quote is cited in more places than a reader goes back to. */
const MOST_PLACES = 3;

function backTo({ number }: EvidenceRow, { headings, citing }: Links, citedIn: string): string {
  const places = [...(citing.get(number) ?? [])].slice(0, MOST_PLACES);
  if (places.length === 0) return '';
  const shown = places.map((heading) => link(headings.get(heading) ?? '', run(heading.text, 'Hyperlink')));
  return [BREAK_RUN, run(`${citedIn} `, 'Source'), shown.join(run('; ', 'Source'))].join('');
}

/** Text in which the numbers of quotes lead to them. */
const linked = (text: Text, style?: string): string =>
  piecesOf(text)
    .map((piece) =>
      typeof piece === 'string'
        ? run(piece, style)
        : link(quoteAnchor(piece.number), run(numberText(piece), 'Hyperlink')),
    )
    .join('');

const link = (anchor: string, content: string): string =>
  element('w:hyperlink', { 'w:anchor': anchor, 'w:history': 1 }, [content]);

/** The names are unique, so their own digits and first letter make an id. */
function bookmark(name: string, content: string): string {
  const id = Number(name.replace(/^\D+/, '')) * 2 + (name.startsWith('quote') ? 1 : 0);
  return [
    element('w:bookmarkStart', { 'w:id': id, 'w:name': name }),
    content,
    element('w:bookmarkEnd', { 'w:id': id }),
  ].join('');
}

const BREAK = element('w:br', {});
const BREAK_RUN = element('w:r', {}, [BREAK]);

function paragraph(style: string, ...runs: string[]): string {
  return element('w:p', {}, [element('w:pPr', {}, [element('w:pStyle', { 'w:val': style })]), ...runs]);
}

/** Text with its line breaks. */
function run(text: string, style?: string): string {
  if (text === '') return '';
  const properties = style === undefined ? [] : [element('w:rPr', {}, [element('w:rStyle', { 'w:val': style })])];
  const lines = text.split(/\r\n|[\r\n]/).map((line) => element('w:t', { 'xml:space': 'preserve' }, line));
  return element('w:r', {}, [...properties, lines.join(BREAK)]);
}

/** Twentieths of a point between the margins. */
const WIDTH = 9_638;

function table(columns: readonly Column[], rows: readonly (readonly Text[])[]): string {
  const width = Math.floor(WIDTH / Math.max(1, columns.length));
  const cell = (text: Text, index: number, style?: string): string => {
    const side = columns[index]?.numeric ? 'right' : 'left';
    const layout = element('w:pPr', {}, [element('w:pStyle', { 'w:val': 'Cell' }), element('w:jc', { 'w:val': side })]);
    return element('w:tc', {}, [
      element('w:tcPr', {}, [element('w:tcW', { 'w:w': width, 'w:type': 'dxa' })]),
      element('w:p', {}, [layout, linked(text, style)]),
    ]);
  };
  const row = (kind: string, cells: readonly Text[], style?: string): string =>
    element('w:tr', {}, [
      element('w:trPr', {}, [element(kind, {})]),
      ...cells.map((text, index) => cell(text, index, style)),
    ]);
  const head = columns.map(({ title }) => title);
  return element('w:tbl', {}, [
    element('w:tblPr', {}, [
      element('w:tblStyle', { 'w:val': 'ReportTable' }),
      element('w:tblW', { 'w:w': 5_000, 'w:type': 'pct' }),
    ]),
    element(
      'w:tblGrid',
      {},
      columns.map(() => element('w:gridCol', { 'w:w': width })),
    ),
    ...(head.some((title) => title !== '') ? [row('w:tblHeader', head, 'Lead')] : []),
    ...rows.map((cells) => row('w:cantSplit', cells)),
  ]);
}
