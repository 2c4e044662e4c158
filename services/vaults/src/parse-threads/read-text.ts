import { decoded } from './decoded.ts';
import type { ReadFile } from './read-document.ts';
import { Warnings } from '../domain/warnings.ts';

/** Code of Markdown, in which nothing is struck: a block between fences, or a part of a line. */
const FENCED = /^ {0,3}```[^\n]*\n(?:(?! {0,3}```)[^\n]*\n)*(?: {0,3}```|$)/gm;
const STRUCK = /`[^`\n]+`|(?<!~)~~(?![~\s])([^~]+)~~(?!~)|<(del|strike|s)\b[^<>]{0,200}>[^<]{0,5000}<\/\2>/gi;

/** A text as it is, apart from what its author struck (`~~`, `<del>`) or commented out (`<!-- -->`), because it may be Markdown. */
export function readText(content: Uint8Array): ReadFile {
  const warnings = new Warnings();
  const source = decoded(content);
  let text = '';
  let from = 0;
  for (const { 0: code, index } of source.matchAll(FENCED)) {
    text += withoutStruck(source.slice(from, index), warnings) + code;
    from = index + code.length;
  }
  return { title: null, heading: null, text: text + withoutStruck(source.slice(from), warnings), warnings };
}

const withoutStruck = (source: string, warnings: Warnings): string =>
  withoutComments(source, warnings).replaceAll(STRUCK, (passage: string, words: string | undefined) => {
    if (passage.startsWith('`')) return passage;
    if (words !== undefined && (words.trimEnd() !== words || /\n[ \t\r]*\n/.test(words))) return passage;
    warnings.add('struck_text_left_out');
    return '';
  });

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
