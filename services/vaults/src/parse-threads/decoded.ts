import { PARSE_LIMITS, tooLong } from './limits.ts';

/** Pages declare their encoding within the first kilobyte (WHATWG HTML, 13.2.3.2). */
const DECLARED_WITHIN = 1_024;
const DECLARATION = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{2,40})/i;

/**
 * The text of a file: of the encoding that its byte order mark or, for a page, its `meta` element names; else UTF-8, or Windows-1252 if the
 * bytes are not valid UTF-8.
 */
export function decoded(content: Uint8Array): string {
  if (content.byteLength > 4 * PARSE_LIMITS.characters) throw tooLong();
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder(declaredEncoding(content) ?? 'windows-1252').decode(content);
  }
}

/** The encoding of bytes that are not valid UTF-8, so that a page that wrongly declares UTF-8 declares nothing. */
function declaredEncoding(content: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(content.subarray(0, DECLARED_WITHIN));
  const label = DECLARATION.exec(start)?.[1] ?? '';
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === 'utf-8' ? null : encoding;
  } catch {
    return null;
  }
}
