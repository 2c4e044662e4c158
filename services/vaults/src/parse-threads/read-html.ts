import { htmlText } from './html-text.ts';
import type { ReadFile } from './read-document.ts';
import { decoded } from './decoded.ts';

export function readHtml(content: Uint8Array): ReadFile {
  return htmlText(decoded(content));
}
