import { Parser } from 'htmlparser2';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import type { ReadFile } from './parse-worker.ts';

/** Their content is not text for readers. */
const SKIPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
]);
const BLOCKS: ReadonlySet<string> = new Set(
  'p div section article header footer main aside nav ul ol dl table blockquote figure figcaption address form fieldset hr body pre'.split(
    ' ',
  ),
);
const LINES: ReadonlySet<string> = new Set(['br', 'li', 'tr', 'dt', 'dd']);
/** The time that the parser takes for an element grows with its depth. */
const DEEPEST = 10_000;
const HEADING = /^h([1-6])$/;

/**
 * The text of HTML with the marks of Markdown that chunks are divided at: headings, list items, tables, code blocks. Reads tag by tag, so that
 * neither depth nor size can exhaust the stack.
 */
export function htmlText(html: string): ReadFile {
  const writer = new Writer();
  const parser = new Parser({
    onopentag: (name) => writer.open(name),
    onclosetag: (name) => writer.close(name),
    ontext: (text) => writer.text(text),
  });
  parser.end(html);
  return { title: writer.title.replaceAll(/\s+/g, ' ').trim() || null, text: writer.whole };
}

class Writer {
  title = '';
  #parts: string[] = [];
  #length = 0;
  #breaks = 0;
  #hasSpace = false;
  #skipped = 0;
  #inTitle = false;
  #depth = 0;
  #pre = 0;
  #cells = 0;

  get whole(): string {
    return this.#parts.join('');
  }

  open(name: string): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST)
      throw new Unreadable(`Its elements are nested deeper than ${DEEPEST} levels. Upload its text.`);
    if (SKIPPED.has(name)) this.#skipped += 1;
    if (name === 'title') this.#inTitle = true;
    if (this.#skipped > 0) return;
    this.#break(name);
    const level = HEADING.exec(name)?.[1];
    if (level !== undefined && this.#cells === 0) this.#write(`${'#'.repeat(Number(level))} `);
    if (name === 'li' && this.#cells === 0) this.#write('- ');
    if (name === 'td' || name === 'th') {
      this.#write('|');
      this.#hasSpace = true;
      this.#cells += 1;
    }
    if (name === 'pre' && this.#cells === 0) {
      this.#write('```\n');
      this.#pre += 1;
    }
  }

  close(name: string): void {
    this.#depth -= 1;
    if (SKIPPED.has(name)) this.#skipped = Math.max(0, this.#skipped - 1);
    if (name === 'title') this.#inTitle = false;
    if (this.#skipped > 0) return;
    if ((name === 'td' || name === 'th') && this.#cells > 0) {
      this.#cells -= 1;
      this.#hasSpace = true;
    }
    if (name === 'tr' && this.#cells === 0) this.#write('|');
    if (name === 'pre' && this.#pre > 0) {
      this.#pre -= 1;
      this.#write('\n```');
    }
    this.#break(name);
  }

  text(text: string): void {
    if (this.#inTitle) this.title = (this.title + text).slice(0, 1_000);
    else if (this.#skipped > 0) return;
    else if (this.#pre > 0) this.#write(text);
    else {
      const words = text.replaceAll(/\s+/g, ' ');
      this.#hasSpace ||= words.startsWith(' ');
      if (words.trim() !== '') this.#write(words.trim());
      if (words.endsWith(' ')) this.#hasSpace = true;
    }
  }

  /** Asks for line breaks before the next text. In a cell of a table they are spaces. */
  #break(name: string): void {
    const wanted = BLOCKS.has(name) || HEADING.test(name) ? 2 : LINES.has(name) ? 1 : 0;
    if (wanted === 0) return;
    if (this.#cells > 0) this.#hasSpace = true;
    else this.#breaks = Math.max(this.#breaks, wanted);
  }

  #write(text: string): void {
    const before = this.#breaks > 0 ? '\n'.repeat(this.#breaks) : this.#hasSpace && this.#pre === 0 ? ' ' : '';
    const part = this.#parts.length === 0 ? text : before + text;
    this.#breaks = 0;
    this.#hasSpace = false;
    this.#length += part.length;
    if (this.#length > PARSE_LIMITS.characters) throw tooLong();
    this.#parts.push(part);
  }
}
