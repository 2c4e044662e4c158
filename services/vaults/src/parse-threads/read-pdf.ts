import { getDocumentProxy } from 'unpdf';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import type { ReadFile } from './parse-worker.ts';

interface Line {
  text: string;
  /** Distance from the bottom of the page. */
  y: number;
  /** Size of the letters. */
  size: number;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of each page in reading order as the file has it. Lines in larger letters are headings. */
export async function readPdf(content: Uint8Array): Promise<ReadFile> {
  const pdf = await opened(content);
  if (pdf.numPages > PARSE_LIMITS.pages)
    throw new Unreadable(`The PDF has more than ${PARSE_LIMITS.pages.toLocaleString('en')} pages. Divide it.`);
  const pages: Line[][] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await linesOf(pdf, number);
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > PARSE_LIMITS.characters) throw tooLong();
    pages.push(lines);
  }
  if (characters === 0)
    throw new Unreadable(
      'The PDF has no text; its pages may be pictures. Run text recognition on it, or upload its text.',
    );
  const body = bodySize(pages);
  return { title: await titleOf(pdf), text: pages.map((lines) => pageText(lines, body)).join('\n\n') };
}

async function opened(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(content), {
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('The PDF is protected by a password. Upload it without one.');
    throw new Unreadable('The file is not a PDF, or it is damaged. Save it again as PDF, or upload its text.');
  }
}

async function linesOf(pdf: Pdf, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number).catch((): never => {
    throw new Unreadable('A page of the PDF is damaged. Save it again as PDF, or upload its text.');
  });
  const lines: Line[] = [];
  let open: Line = { text: '', y: 0, size: 0 };
  const { items } = await page.getTextContent();
  for (const item of items) {
    if (!('str' in item)) continue;
    if (open.text === '') open = { text: '', y: Number(item.transform[5]), size: 0 };
    open.text += item.str;
    open.size = Math.max(open.size, item.height);
    if (!item.hasEOL) continue;
    if (open.text.trim() !== '') lines.push(open);
    open = { text: '', y: 0, size: 0 };
  }
  if (open.text.trim() !== '') lines.push(open);
  page.cleanup();
  return lines;
}

/** The size of most letters. */
function bodySize(pages: readonly (readonly Line[])[]): number {
  const characters = new Map<number, number>();
  for (const { text, size } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  return [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const LONGEST_HEADING = 150;
/** Compared with the size of the letters. */
const [LARGE, APART] = [1.15, 1.7];

/** An empty line where the distance between two lines, or their size, changes. */
function pageText(lines: readonly Line[], body: number): string {
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    const isHeading = line.size > body * LARGE && line.text.length <= LONGEST_HEADING;
    const isApart =
      before !== undefined &&
      (Math.abs(before.y - line.y) > APART * Math.max(line.size, before.size) || Math.abs(before.size - line.size) > 1);
    if (before) text += isApart ? '\n\n' : '\n';
    text += isHeading && (isApart || !before) ? `# ${line.text.trim()}` : line.text;
    before = line;
  }
  return text;
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = (info as Record<string, unknown>)['Title'];
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
