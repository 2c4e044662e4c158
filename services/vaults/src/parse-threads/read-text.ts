import { decoded } from './decoded.ts';
import type { ReadFile } from './read-document.ts';
import { Warnings } from '../domain/warnings.ts';

const STRUCK = /(?<!~)~~(?![~\s])([^~]+)~~(?!~)/g;

/** A text as it is, apart from what its author struck (`~~`) or commented out (`<!-- -->`), because it may be Markdown. */
export function readText(content: Uint8Array): ReadFile {
  const warnings = new Warnings();
  const text = withoutComments(decoded(content), warnings).replaceAll(STRUCK, (passage, words: string) => {
    if (words.trimEnd() !== words || /\n[ \t\r]*\n/.test(words)) return passage;
    warnings.add('struck_text_left_out');
    return '';
  });
  return { title: null, heading: null, text, warnings };
}

function withoutComments(text: string, warnings: Warnings): string {
  let shown = '';
  for (let at = 0; ;) {
    const open = text.indexOf('<!--', at);
    const close = open === -1 ? -1 : text.indexOf('-->', open + 4);
    if (close === -1) return shown + text.slice(at);
    warnings.add('hidden_text_left_out');
    shown += text.slice(at, open);
    at = close + 3;
  }
}
