import { PARSE_LIMITS, tooLong } from './limits.ts';

/** UTF-8, or UTF-16 with a byte order mark. */
export function decoded(content: Uint8Array): string {
  if (content.byteLength > 4 * PARSE_LIMITS.characters) throw tooLong();
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
