import { unzipSync } from 'fflate';

/** The paragraphs of a Word file, for a first look before it is sent. The server reads tables, hidden text and damaged files. */

const DOCUMENT = 'word/document.xml';
/** Markup is many times as long as its text. */
const MAX_EXPANDED_BYTES = 32 * 1024 * 1024;
/** Empty paragraphs have no end of their own. */
const PARAGRAPH_END = /<\/w:p>|<w:p(?: [^<>]*)?\/>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Null for a file that is no Word file, is damaged, or is longer than it may be. */
export function docxLines(bytes: Uint8Array): string[] | null {
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === DOCUMENT && originalSize <= MAX_EXPANDED_BYTES;
    const document = unzipSync(bytes, { filter })[DOCUMENT];
    return document ? new TextDecoder().decode(document).split(PARAGRAPH_END).slice(0, -1).map(textOf) : null;
  } catch {
    return null;
  }
}

function textOf(paragraph: string): string {
  const parts = paragraph.matchAll(/<w:(tab|br)\b[^<>]*>|<w:t(?: [^<>]*)?>([^<]*)/g);
  const text = [...parts].map(([, space, words = '']) => (space ? ' ' : words)).join('');
  return text.replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
