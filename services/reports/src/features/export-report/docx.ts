import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Column, ReportDocument } from './report-document.ts';

/** A Word document whose headings use Word's heading styles, so that outlines and tables of contents work. */
export function toDocx({ title, subtitle, blocks }: ReportDocument): Promise<Uint8Array> {
  const document = new Document({
    title,
    description: subtitle,
    creator: 'Interview Insights',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120 } } } } },
    sections: [
      {
        footers: { default: pageFooter() },
        children: [
          paragraph(title, { heading: HeadingLevel.TITLE }),
          new Paragraph({ children: runs(subtitle, SMALL) }),
          ...blocks.flatMap(elementsOf),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Style = { italics?: boolean; bold?: boolean; size?: number; color?: string };

const SMALL: Style = { size: 18, color: '595959' };
const QUOTE: IParagraphOptions = {
  indent: { left: 400 },
  border: { left: { style: 'single', size: 18, space: 10, color: '3A7CA5' } },
};

function elementsOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [paragraph(block.text, { heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 })];
    case 'paragraph':
      return [
        new Paragraph({
          children: [...(block.lead === undefined ? [] : runs(`${block.lead} `, { bold: true })), ...runs(block.text)],
        }),
      ];
    case 'note':
      return [new Paragraph({ children: runs(block.text, SMALL) })];
    case 'list':
      return [
        new Paragraph({ keepNext: true, children: runs(block.title, { bold: true }) }),
        ...block.items.map((item) => paragraph(item, { bullet: { level: 0 } })),
      ];
    case 'quote':
      return [quote(block.text, runs(` [${block.number}]`, SMALL))];
    case 'table':
      // An empty paragraph separates the table from what follows.
      return [table(block.columns, block.rows), new Paragraph({})];
    case 'evidence':
      return block.rows.map(({ number, quote: text, conversation, turn }) => {
        const where = new TextRun({
          ...SMALL,
          text: `[${number}] Conversation ${conversation}, turn ${turn}`,
          break: 1,
        });
        return quote(text, [where]);
      });
  }
}

function paragraph(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: runs(text) });
}

function quote(text: string, after: readonly TextRun[]): Paragraph {
  return new Paragraph({ ...QUOTE, keepLines: true, children: [...runs(text, { italics: true }), ...after] });
}

/** Text with its line breaks, without the characters that XML does not allow. */
function runs(text: string, style: Style = {}): TextRun[] {
  const lines = text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .split(/\r\n|[\r\n]/);
  return lines.map((line, index) => new TextRun({ ...style, text: line, ...(index > 0 && { break: 1 }) }));
}

function table(columns: readonly Column[], rows: readonly (readonly string[])[]): Table {
  const cell = (text: string, index: number, style: Style = {}): TableCell =>
    new TableCell({
      margins: { top: 40, bottom: 40, left: 80, right: 80 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          alignment: columns[index]?.numeric ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: runs(text, style),
        }),
      ],
    });
  const head = columns.map(({ title }, index) => cell(title, index, { bold: true }));
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: head }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((text, index) => cell(text, index)) })),
    ],
  });
}

function pageFooter(): Footer {
  const pages = new TextRun({ ...SMALL, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [pages] })] });
}
