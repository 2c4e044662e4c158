import { deflateSync } from 'node:zlib';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';

/** A text with headings: each with its paragraphs. */
export interface Written {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A PDF; with `password`, one that asks for it. `pages` adds empty-looking pages with one word each. */
export function pdfOf({ title, sections }: Written, over: { password?: string; pages?: number } = {}): Promise<Buffer> {
  const pdf = new PdfDocument({
    info: { Title: title },
    ...(over.password !== undefined && { userPassword: over.password, ownerPassword: over.password }),
  });
  const pieces: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.on('end', () => resolve(Buffer.concat(pieces)));
  for (const { heading, paragraphs } of sections) {
    pdf.fontSize(20).text(heading).moveDown();
    for (const paragraph of paragraphs) pdf.fontSize(11).text(paragraph).moveDown();
  }
  for (let page = 0; page < (over.pages ?? 0); page += 1) pdf.addPage().text('page');
  pdf.end();
  return promise;
}

/** A Word document; `table` adds a table of these rows. */
export function docxOf({ sections }: Written, table: readonly (readonly string[])[] = []): Promise<Buffer> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const rows = table.map((row) => new TableRow({ children: row.map(cell) }));
  const children = sections.flatMap(({ heading, paragraphs }) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph(text)),
  ]);
  return Packer.toBuffer(
    new Document({ sections: [{ children: [...children, ...(rows.length > 0 ? [new Table({ rows })] : [])] }] }),
  );
}

export const htmlOf = ({ title, sections }: Written): string =>
  `<!doctype html><html><head><title>${title}</title><style>p{color:red}</style></head><body>${sections
    .map(({ heading, paragraphs }) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('')}<script>let hidden = 1;</script></body></html>`;

export const markdownOf = ({ title, sections }: Written): string =>
  [`# ${title}`, ...sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs])].join('\n\n');

/** A small archive that looks like a Word document and whose text has `bytes` once inflated. */
export function docxBomb(bytes: number): Buffer {
  const types = strToU8('<?xml version="1.0"?><Types/>');
  return Buffer.from(zipSync({ '[Content_Types].xml': types, 'word/document.xml': new Uint8Array(bytes) }));
}

/** The same, with a size in the archive's directory that hides how large it becomes. */
export function lyingDocxBomb(bytes: number): Buffer {
  const archive = docxBomb(bytes);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(1_000);
  for (let at = archive.indexOf(size); at !== -1; at = archive.indexOf(size, at + 4)) small.copy(archive, at);
  return archive;
}

/** A small PDF with one page whose drawing instructions have `bytes` once inflated. */
export function pdfBomb(bytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(bytes, 'BT (a) Tj ET '), { level: 9 });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>',
  ].map((body, index) => Buffer.from(`${index + 1} 0 obj\n${body}\nendobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects,
    Buffer.from(`4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF\n'),
  ]);
}
