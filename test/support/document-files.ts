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

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document with this body; `parts` by name, such as `styles` or `header1`, with what is in their root element. */
export function docxWith(body: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  const root = (name: string, content: string) =>
    strToU8(`<?xml version="1.0"?><w:${name} xmlns:w="${WORD}" xmlns:r="${OFFICE}">${content}</w:${name}>`);
  const relation = (name: string) =>
    `<Relationship Id="${name}" Type="${OFFICE}/${name.replace(/\d+$/, '')}" Target="${name}.xml"/>`;
  const files = Object.entries(parts).map(([name, content]) => [
    `word/${name}.xml`,
    root(name.replace(/\d+$/, ''), content),
  ]);
  return Buffer.from(
    zipSync({
      'word/document.xml': root('document', `<w:body>${body}</w:body>`),
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships>${Object.keys(parts).map(relation).join('')}</Relationships>`,
      ),
      ...Object.fromEntries(files),
    }),
  );
}

const compositeFont = (encoding: string, ordering: string): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /Lost /Encoding /${encoding} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Lost ` +
  `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> /DW 600 >>] >>`;
/** F2 does not say which letters it shows, and F3 needs a table that is not in the file. */
const OTHER_FONTS = `/F2 ${compositeFont('Identity-H', 'Identity')} /F3 ${compositeFont('UniGB-UTF16-H', 'GB1')}`;

/** A PDF with a page for each content stream. Font F1 is Helvetica, Im draws a picture, and the state Clear is transparent. `catalog` adds to the
 * document's own entries. */
export function pdfWith(streams: readonly string[], catalog = ''): Buffer {
  const pages = streams.map((_, at) => `${2 * at + 5} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pages}] /Count ${streams.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n0\nendstream',
    ...streams.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${2 * at + 6} 0 R /Resources << /Font << /F1 3 0 R ${OTHER_FONTS} >> /XObject << /Im 4 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  const bodies = objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${bodies}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`);
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
