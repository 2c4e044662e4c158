/**
 * What stands in quotation marks is in its source. A quote is a slice of the text as its readers see it (with masks and redactions),
 * never a cleaned form of it. A shortened quote consists of slices with `…` or `[…]` between them.
 *
 * Whoever chooses a quote takes a slice; whoever prints it calls `isVerbatim` or `verbatimOnly` with the text that the reader may see, and
 * leaves out what is none. Both are linear in the text.
 */
import type { Span } from './tokens.ts';

/** A quote in a text. The span is that of the words, without the marks and the spaces inside them. */
export interface Quoted extends Span {
  readonly words: string;
}

/** Which marks close what a mark opens. `“` also closes what `„` opens, and `»…«` is as common in German as `«…»`. */
const CLOSES = new Map(Object.entries({ '“': '”', '„': '“”', '«': '»', '»': '«', '‹': '›', '"': '"' }));
const MARK = /[“”„«»‹›"]/;
const MARKS = new Set('“”„«»‹›"');
const LEFT_OUT = /\[…\]|…/u;

/** What stands in quotation marks in a text, the outermost ones; marks that nothing closes enclose nothing. */
export function quotedIn(text: string): Quoted[] {
  const found: Quoted[] = [];
  const open: { closing: string; at: number }[] = [];
  for (let index = text.search(MARK); index >= 0 && index < text.length; index += 1) {
    const mark = text[index] ?? '';
    if (!MARKS.has(mark)) continue;
    let opener = open.length - 1;
    while (opener >= 0 && open[opener]?.closing.includes(mark) !== true) opener -= 1;
    if (opener === -1) {
      const closing = open.length < MAX_DEPTH ? CLOSES.get(mark) : undefined;
      if (closing !== undefined) open.push({ closing, at: index });
      continue;
    }
    const start = (open[opener]?.at ?? 0) + 1;
    open.length = opener;
    while ((found.at(-1)?.start ?? -1) >= start) found.pop();
    const inside = text.slice(start, index);
    const words = inside.trim();
    if (words === '') continue;
    const from = start + inside.indexOf(words);
    found.push({ words, start: from, end: from + words.length });
  }
  return found;
}

/** Deeper quotes inside quotes are words of the outer one. */
const MAX_DEPTH = 8;

/** Whether a quote is a slice of one of the texts, or slices of one in its order with `…` or `[…]` between them. */
export function isVerbatim(quote: string, sources: readonly string[]): boolean {
  if (quote === '') return false;
  if (sources.some((source) => source.includes(quote))) return true;
  const parts = quote
    .split(LEFT_OUT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return false;
  return sources.some((source) => {
    let from = 0;
    return parts.every((part) => {
      const at = source.indexOf(part, from);
      from = at + part.length;
      return at !== -1;
    });
  });
}

/** A text whose quotes have been compared with their sources. */
export interface Compared {
  /** With `[…]` for the words of each quote that is in none of them. */
  readonly text: string;
  /** The number of these quotes. */
  readonly withheld: number;
}

/** A text without the words of quotes that are not in the sources. */
export function verbatimOnly(text: string, sources: readonly string[]): Compared {
  const wrong = quotedIn(text).filter(({ words }) => !isVerbatim(words, sources));
  let shown = '';
  let from = 0;
  for (const { start, end } of wrong) {
    shown += `${text.slice(from, start)}[…]`;
    from = end;
  }
  return { text: shown + text.slice(from), withheld: wrong.length };
}
