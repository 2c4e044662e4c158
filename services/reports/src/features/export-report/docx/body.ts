import type { Block, Column, EvidenceRow, ReportDocument } from '../document/report-document.ts';
import { element } from '../xml.ts';
import { W } from './parts.ts';

/** The paragraphs and tables of the report. */
export function bodyOf({ title, facts, blocks }: ReportDocument): string {
  const content = [
    paragraph('Title', run(title)),
    ...facts.map((fact) => paragraph('Note', run(fact))),
    ...blocks.map(blockOf),
    SECTION,
  ];
  const names = { 'xmlns:w': W, 'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' };
  return element('w:document', names, [element('w:body', {}, content)]);
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

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(`Heading${block.level - 1}`, run(block.text));
    case 'paragraph':
      return paragraph('Normal', ...(block.lead === undefined ? [] : [run(`${block.lead} `, 'Lead')]), run(block.text));
    case 'note':
      return paragraph('Note', run(block.text));
    case 'list':
      return [
        ...(block.title === undefined ? [] : [paragraph('ListTitle', run(block.title))]),
        ...block.items.map((item) => paragraph('ListBullet', run(item))),
      ].join('');
    case 'quote':
      return paragraph('Quote', run(block.text, 'Words'), run(` ${block.source}`, 'Source'));
    case 'table':
      // An empty paragraph separates the table from what follows.
      return `${table(block.columns, block.rows)}${paragraph('Normal')}`;
    case 'evidence':
      return block.rows.map(evidence).join('');
  }
}

/** A quote among what was said, after its question and before its source. */
function evidence({ asked, before, quote, after, source }: EvidenceRow): string {
  const question = asked === undefined ? [] : [run(asked, 'Source'), BREAK_RUN];
  const said = [run(before, 'Source'), run(quote, 'Words'), run(after, 'Source')];
  return paragraph('Quote', ...question, ...said, BREAK_RUN, run(source, 'Source'));
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

function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const width = Math.floor(WIDTH / Math.max(1, columns.length));
  const cell = (text: string, index: number, style?: string): string => {
    const side = columns[index]?.numeric ? 'right' : 'left';
    const layout = element('w:pPr', {}, [element('w:pStyle', { 'w:val': 'Cell' }), element('w:jc', { 'w:val': side })]);
    return element('w:tc', {}, [
      element('w:tcPr', {}, [element('w:tcW', { 'w:w': width, 'w:type': 'dxa' })]),
      element('w:p', {}, [layout, run(text, style)]),
    ]);
  };
  const row = (kind: string, cells: readonly string[], style?: string): string =>
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
