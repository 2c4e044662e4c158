import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import type { ReadFile } from './read-document.ts';
import { type PageMarks, type PdfFont, PdfPage } from './pdf-glyphs.ts';
import { follow } from './pdf-instructions.ts';
import { segmentsOf, shownGlyphs } from './pdf-lines.ts';
import { blocksOf } from './pdf-tables.ts';
import { type PdfPageText, pdfText } from './pdf-text.ts';
import { Warnings } from '../domain/warnings.ts';

/** A title stands at the beginning. */
const TITLE_WITHIN = 2_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Layers = Awaited<ReturnType<Pdf['getOptionalContentConfig']>>;

/** The text of a PDF as it is seen, page by page, in the order in which the file has it. Lines in larger letters are headings. */
export async function readPdf(content: Uint8Array): Promise<ReadFile> {
  const pdf = await opened(content);
  if (pdf.numPages > PARSE_LIMITS.pages)
    throw new Unreadable(`The PDF has more than ${PARSE_LIMITS.pages.toLocaleString('en')} pages. Divide it.`);
  const names = await operationNames();
  const layers = await pdf.getOptionalContentConfig();
  const warnings = new Warnings();
  const pages: PdfPageText[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await readPage(pdf, number, { names, layers, warnings });
    characters += page.characters;
    if (characters > PARSE_LIMITS.characters) throw tooLong();
    pages.push(page);
  }
  if (characters === 0) throw withoutText(warnings);
  const attached = await pdf.getAttachments().catch(() => null);
  warnings.add('embedded_object', {
    count: attached instanceof Map ? attached.size : Object.keys(attached ?? {}).length,
  });
  const text = pdfText(pages);
  const heading = /^# ([^\n]{1,200})/m.exec(text.slice(0, TITLE_WITHIN))?.[1] ?? null;
  return { title: await titleOf(pdf), heading, text, warnings };
}

const withoutText = (warnings: Warnings): Unreadable =>
  new Unreadable(
    warnings.all.some(({ code }) => code === 'unknown_letters')
      ? 'The PDF has text in fonts that do not say which letters they show, or that are not in the file. Save it with embedded, searchable fonts, or upload its text.'
      : 'The PDF has no text; its pages may be pictures. Run text recognition on it, or upload its text.',
  );

async function opened(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(content), {
      stopAtErrors: false,
      verbosity: 0,
      // Pictures are not decoded.
      maxImageSize: 0,
      // Fonts are not drawn.
      disableFontFace: false,
      fontExtraProperties: true,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('The PDF is protected by a password. Upload it without one.');
    throw new Unreadable('The file is not a PDF, or it is damaged. Save it again as PDF, or upload its text.');
  }
}

async function operationNames(): Promise<Map<number, string>> {
  const { OPS } = await getResolvedPDFJS();
  return new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
}

interface Reading {
  readonly names: ReadonlyMap<number, string>;
  readonly layers: Layers;
  readonly warnings: Warnings;
}

async function readPage(pdf: Pdf, number: number, { names, layers, warnings }: Reading): Promise<PdfPageText> {
  const page = await pdf.getPage(number).catch((): never => {
    throw new Unreadable('A page of the PDF is damaged. Save it again as PDF, or upload its text.');
  });
  const marks = await marksOf(page, names, layers);
  const shown = shownGlyphs(marks);
  const annotations = await page.getAnnotations().catch(() => []);
  warnings.add('struck_text_left_out', { count: shown.struck, page: number });
  warnings.add('hidden_text_left_out', { count: shown.hidden + marks.hidden, page: number });
  warnings.add('possibly_hidden_text', { count: marks.doubtful, page: number });
  warnings.add('unknown_letters', { count: marks.unknown, page: number });
  warnings.add('comments_left_out', { count: annotations.filter(isComment).length, page: number });
  warnings.add('embedded_object', { count: annotations.filter(isEmbedded).length, page: number });
  const area = (page.view[2] ?? 0) * (page.view[3] ?? 0);
  const pictures = marks.images.filter(({ x0, y0, x1, y1 }) => (x1 - x0) * (y1 - y0) > area * PICTURE).length;
  if (shown.glyphs.length === 0)
    warnings.add('page_without_text', { count: marks.images.length > 0 ? 1 : 0, page: number });
  else if (shown.recognized > 0) warnings.add('recognized_text', { page: number });
  else warnings.add('images_without_text', { count: pictures, page: number });
  page.cleanup();
  const turns = [0, 1, 2, 3].map((turn) => shown.glyphs.filter((glyph) => glyph.turn === turn));
  const main = turns.toSorted((a, b) => b.length - a.length);
  return {
    blocks: main.flatMap((glyphs) => blocksOf(segmentsOf(glyphs))),
    characters: shown.glyphs.length,
  };
}

/** Of a page: smaller pictures are marks and logos. */
const PICTURE = 0.03;

async function marksOf(page: Page, names: ReadonlyMap<number, string>, layers: Layers): Promise<PageMarks> {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
  const reader = new PdfPage({
    view: { x0, y0, x1, y1 },
    font: (id) => fontOf(page.commonObjs.has(id) ? (page.commonObjs.get(id) as Font | string) : null),
    isLayerVisible: (layer) => layers.isVisible(layer as Parameters<Layers['isVisible']>[0]),
    nameOf: (operation) => names.get(operation) ?? '',
  });
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [at, operation] of fnArray.entries()) follow(reader, names.get(operation) ?? '', argsArray[at]);
  return reader.finish();
}

interface Font {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly composite?: boolean;
  /** The letters of its codes; a range of codes if the file does not say them. */
  readonly toUnicode?: { readonly firstChar?: number };
}

/** A font that cannot be loaded is the reason, as text: it is not in the file, and its codes are in a table that is not there. */
function fontOf(found: Font | string | null): PdfFont {
  const font = typeof found === 'string' ? null : found;
  return {
    isBold: font?.bold === true || font?.black === true || /bold|black|heavy/i.test(font?.name ?? ''),
    scale: font?.isType3Font === true ? (font.fontMatrix?.[0] ?? 0.001) : 0.001,
    isReadable: typeof found !== 'string' && !(font?.composite === true && font.toUnicode?.firstChar !== undefined),
  };
}

interface Annotation {
  readonly subtype?: string;
  readonly contentsObj?: { readonly str?: string };
}

/** What somebody wrote about the text; a popup shows the note that it belongs to. */
const isComment = ({ subtype = '', contentsObj }: Annotation): boolean =>
  subtype !== 'FreeText' &&
  subtype !== 'Popup' &&
  subtype !== 'Widget' &&
  subtype !== 'Link' &&
  (contentsObj?.str ?? '').trim() !== '';
const isEmbedded = ({ subtype = '' }: Annotation): boolean =>
  /^(?:FileAttachment|Movie|Sound|Screen|RichMedia|3D)$/.test(subtype);

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = (info as Record<string, unknown>)['Title'];
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
