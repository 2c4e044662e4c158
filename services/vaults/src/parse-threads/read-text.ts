import { PARSE_LIMITS, tooLong } from './limits.ts';
import type { ReadFile } from './parse-worker.ts';

/** UTF-8, or UTF-16 with a byte order mark. */
export function readText(content: Uint8Array): ReadFile {
  return { title: null, text: decoded(content) };
}

/** The text as it is; its first heading is the title. */
export function readMarkdown(content: Uint8Array): ReadFile {
  const text = decoded(content);
  return { title: /^# {1,4}(\S[^\n]{0,200})/m.exec(text.slice(0, 4_000))?.[1] ?? null, text };
}

function decoded(content: Uint8Array): string {
  if (content.byteLength > 4 * PARSE_LIMITS.characters) throw tooLong();
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}
