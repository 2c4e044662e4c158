import { htmlText } from './html-text.ts';
import type { ReadFile } from './parse-worker.ts';
import { readText } from './read-text.ts';

export function readHtml(content: Uint8Array): ReadFile {
  return htmlText(readText(content).text);
}
