/** The paragraphs of a Word file, for a first look before it is sent. The server reads tables, hidden text and damaged files. */

const DOCUMENT = 'word/document.xml';
/** Markup is many times as long as its text. */
const MAX_EXPANDED_BYTES = 32 * 1024 * 1024;
const CENTRAL_HEADER = 0x02014b50;
const END_HEADER = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const DEFLATED = 8;
/** Empty paragraphs have no end of their own. */
const PARAGRAPH_END = /<\/w:p>|<w:p(?: [^<>]*)?\/>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Null for a file that is no Word file. */
export async function docxLines(bytes: Uint8Array<ArrayBuffer>): Promise<string[] | null> {
  try {
    const document = await documentIn(bytes);
    return document && new TextDecoder().decode(document).split(PARAGRAPH_END).slice(0, -1).map(textOf);
  } catch {
    // Damaged, or longer than it may be.
    return null;
  }
}

function textOf(paragraph: string): string {
  const parts = paragraph.matchAll(/<w:(tab|br)\b[^<>]*>|<w:t(?: [^<>]*)?>([^<]*)/g);
  const text = [...parts].map(([, space, words = '']) => (space ? ' ' : words)).join('');
  return text.replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The part with the text, found by the directory at the end of the archive. */
async function documentIn(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  let end = bytes.length - END_BYTES;
  while (end >= first && view.getUint32(end, true) !== END_HEADER) end -= 1;
  if (end < first) return null;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL_HEADER) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (name === DOCUMENT) return partAt(bytes, view, at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return null;
}

/** `at`: its entry in the directory. */
async function partAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): Promise<Uint8Array> {
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const stored = bytes.subarray(start, start + view.getUint32(at + 20, true));
  if (view.getUint16(at + 10, true) !== DEFLATED) return stored;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.length;
    if (size > MAX_EXPANDED_BYTES) {
      await reader.cancel();
      throw new Error('too large');
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
