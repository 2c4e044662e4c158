import { Parser } from 'htmlparser2';
import { BLACK, type Colour, WHITE, colourOf, contrastOf } from './colours.ts';
import { type Look, StyleSheet } from './css.ts';
import { DocumentWriter } from './document-writer.ts';
import { PARSE_LIMITS, Unreadable } from './limits.ts';
import { numberIn } from './list-numbers.ts';
import type { ReadFile } from './read-document.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Their content is not text for readers. */
const SKIPPED = words('script style template noscript rp annotation annotation-xml');
/** What is in them is not in the file, or not text; what they contain is shown only where they cannot be. */
const EMBEDDED = words('iframe object embed video audio canvas applet');
const BLOCKS = words(
  'p div section article header footer main aside nav search ul ol dl table caption blockquote center figure figcaption address form fieldset ' +
    'legend details summary dialog hgroup menu dir hr body pre listing xmp plaintext textarea optgroup select video audio marquee frameset noframes',
);
const LINES = words('br li tr dt dd option text foreignobject');
/** They stand apart from the text around them, in its line. */
const APART = words('button input label meter progress td th img svg object');
/** What ends the open cell of a table. */
const TABLE_PARTS = words('td th tr thead tbody tfoot caption');
const STRUCK = words('s del strike');
const CODE = words('pre listing xmp plaintext');
/** The time that the parser takes for an element grows with its depth. */
const DEEPEST = 10_000;
const HEADING = /^h([1-6])$/;
const FRAGMENT = /^#./;

type Attributes = Readonly<Record<string, string>>;

interface Element {
  readonly name: string;
  /** Neither it nor anything in it is shown. */
  readonly skipped: boolean;
  /** The passage that its text is left out with; null if the text is shown. */
  readonly leftOut: LeftOut | null;
  readonly paint: Paint;
  readonly raised: 'up' | 'down' | null;
  /** A link within the document. */
  readonly isReference: boolean;
  readonly isDrawing: boolean;
  readonly isApart: boolean;
  /** Of a list: what its items are numbered with. */
  readonly list: { next: number; type: string; step: number } | null;
  readonly attributes: Attributes;
  children: number;
  /** Its last part, if no text follows it. */
  last: Element | null;
  /** Whether its parts stand beside each other as boxes. */
  readonly isRow: boolean;
}

interface LeftOut {
  readonly why: 'gone' | 'invisible' | 'struck';
  isCounted: boolean;
}

/** What of an element's look its parts share unless they say otherwise. */
interface Paint {
  readonly visible: boolean;
  readonly sized: boolean;
  readonly colour: Colour;
  readonly behind: Colour;
  readonly elsewhere: boolean;
}

const PAGE: Paint = { visible: true, sized: true, colour: BLACK, behind: WHITE, elsewhere: false };

/**
 * The text of HTML as it is shown, with the marks of Markdown that chunks are divided at. Reads tag by tag, so that neither depth nor size can exhaust
 * the stack. Sets `warnings` for what is left out.
 */
export function htmlText(html: string): ReadFile {
  const reader = new HtmlReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: () => reader.close(),
    ontext: (text) => reader.text(text),
    oncomment: (text) => reader.comment(text),
  });
  parser.end(html);
  return reader.finish();
}

class HtmlReader {
  readonly #writer = new DocumentWriter();
  readonly #styles = new StyleSheet();
  readonly #open: Element[] = [];
  /** The open cell of each table; null: none. The parser leaves a cell open where a part of the table begins. */
  readonly #cells: (Element | null)[] = [];
  #title = '';
  #ruby = '';
  #css = '';
  /** Styles that are not in the file may paint what is behind a text. */
  #hasOtherStyles = false;
  #wasClear = true;

  finish(): ReadFile {
    const text = this.#writer.finish();
    const title = this.#title.replaceAll(/\s+/g, ' ').trim();
    return { title: title || null, heading: this.#writer.heading, text, warnings: this.#writer.warnings };
  }

  open(name: string, attributes: Attributes): void {
    if (this.#open.length >= DEEPEST)
      throw new Unreadable(`Its elements are nested deeper than ${DEEPEST} levels. Upload its text.`);
    const parent = this.#open.at(-1);
    const look = this.#styles.open({ name, attributes });
    if (name === 'link' && /stylesheet/i.test(attributes['rel'] ?? '')) this.#hasOtherStyles = true;
    const element = elementOf(name, attributes, look, parent);
    if (parent) parent.children += 1;
    if (TABLE_PARTS.has(name)) this.#endCell();
    this.#open.push(element);
    if (element.skipped || element.leftOut?.why === 'gone') return;
    if (EMBEDDED.has(name)) this.#writer.warnings.add('embedded_object');
    if (parent && (parent.isRow || isInList(element, parent.last))) this.#writer.space();
    this.#break(element);
    this.#begin(element, parent);
  }

  close(): void {
    const element = this.#open.pop();
    if (!element) return;
    this.#styles.close();
    if (element.name === 'style') this.#styles.add(this.#css);
    if (element.name === 'style') this.#css = '';
    if (element.skipped || element.leftOut?.why === 'gone') return;
    this.#end(element);
    this.#break(element);
    const parent = this.#open.at(-1);
    if (parent) parent.last = element;
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.last = null;
    if (element?.name === 'title' && !element.isDrawing) this.#title = (this.#title + text).slice(0, 1_000);
    else if (element?.name === 'style') this.#css = (this.#css + text).slice(0, PARSE_LIMITS.characters);
    else if (element?.skipped === true) return;
    else if (element?.leftOut) this.#leaveOut(element.leftOut, text);
    else if (!this.#isUnseen(element, text)) this.#show(element, text);
  }

  #show(element: Element | undefined, text: string): void {
    if (element?.name === 'rt') this.#ruby += text;
    else if (element?.raised)
      this.#writer.raised(element.isReference && element.raised === 'up' ? 'note' : element.raised, text);
    else this.#writer.text(text);
  }

  /** Whether text has the colour of what is behind it. It is shown, with a warning, where something else may be behind it or it is only faint. */
  #isUnseen(element: Element | undefined, text: string): boolean {
    if (text.trim() === '') return false;
    const { colour, behind, elsewhere } = element?.paint ?? PAGE;
    const contrast = contrastOf(colour, behind);
    const isSure = contrast === 'none' && !elsewhere && !this.#hasOtherStyles;
    if (contrast !== 'clear' && this.#wasClear)
      this.#writer.warnings.add(isSure ? 'hidden_text_left_out' : 'possibly_hidden_text');
    this.#wasClear = contrast === 'clear';
    return isSure;
  }

  /** A comment that says something is no part of the text. Those of programs that write HTML say nothing to readers. */
  comment(text: string): void {
    if (/\p{L}{2,}\s+\p{L}{2,}/u.test(text) && !/^\s*(?:\[if|\[endif|#|\/?wp:|\?)/i.test(text))
      this.#writer.warnings.add('hidden_text_left_out');
  }

  /** Counts each passage that is left out once. */
  #leaveOut(passage: LeftOut, text: string): void {
    if (passage.isCounted || text.trim() === '') return;
    passage.isCounted = true;
    this.#writer.warnings.add(passage.why === 'struck' ? 'struck_text_left_out' : 'hidden_text_left_out');
  }

  #break({ name, isApart }: Element): void {
    if (BLOCKS.has(name) || HEADING.test(name)) this.#writer.block();
    else if (LINES.has(name)) this.#writer.line();
    // Nobody knows how elements of a program of its own are shown; they do not glue words.
    else if (isApart || APART.has(name) || name.includes('-')) this.#writer.space();
  }

  #begin(element: Element, parent: Element | undefined): void {
    const { name, attributes } = element;
    const writer = this.#writer;
    const level = HEADING.exec(name)?.[1];
    if (level !== undefined) writer.openHeading(Number(level));
    else if (name === 'li') writer.item(numberIn(parent?.list ?? null, attributes));
    else if (name === 'option') writer.item('-');
    else if (name === 'optgroup' && attributes['label'] !== undefined) writer.text(attributes['label']);
    else if (name === 'table') this.#openTable();
    else if (name === 'tr') writer.openRow(this.#open.at(-2)?.name === 'thead');
    else if (name === 'td' || name === 'th') this.#openCell(element);
    else if (CODE.has(name)) writer.openCode();
    else if (element.leftOut) return;
    else if (name === 'img' || name === 'area') this.#image(attributes);
    else if (name === 'input') this.#input(attributes);
    else if (parent?.name === 'mfrac' && parent.children === 2) writer.text('/');
  }

  #openTable(): void {
    this.#cells.push(null);
    this.#writer.openTable();
  }

  #openCell(element: Element): void {
    // Browsers ignore a cell without a table.
    if (this.#cells.length === 0) return;
    this.#cells[this.#cells.length - 1] = element;
    this.#writer.openCell();
  }

  /** Ends the open cell of the table, unless it has ended. */
  #endCell(of?: Element): void {
    const cell = this.#cells.at(-1);
    if (!cell || (of && cell !== of)) return;
    this.#cells[this.#cells.length - 1] = null;
    this.#writer.closeCell({
      is_header: cell.name === 'th',
      colspan: spanOf(cell.attributes['colspan']),
      rowspan: spanOf(cell.attributes['rowspan']),
    });
  }

  #closeTable(): void {
    this.#endCell();
    this.#cells.pop();
    this.#writer.closeTable();
  }

  #end(element: Element): void {
    const { name } = element;
    const writer = this.#writer;
    if (name === 'td' || name === 'th') this.#endCell(element);
    else if (HEADING.test(name)) writer.closeHeading();
    else if (name === 'li' || name === 'option') writer.closeItem();
    else if (name === 'tr') writer.closeRow();
    else if (name === 'table') this.#closeTable();
    else if (CODE.has(name)) writer.closeCode();
    else if (name === 'ruby') {
      // How a word is pronounced follows the word.
      if (this.#ruby.trim() !== '') writer.text(` (${this.#ruby.trim()}) `);
      this.#ruby = '';
    }
  }

  #image({ alt, role, width, height }: Attributes): void {
    if (alt !== undefined && alt.trim() !== '') this.#writer.text(alt);
    else if (alt === undefined && role !== 'presentation' && width !== '1' && height !== '1')
      this.#writer.warnings.add('images_without_text');
  }

  #input({ type = 'text', value, checked }: Attributes): void {
    if (type === 'checkbox' || type === 'radio') this.#writer.text(checked === undefined ? '☐' : '☒');
    else if (value !== undefined && !/^(?:hidden|submit|button|reset|image|password|color|range)$/i.test(type))
      this.#writer.text(value);
  }
}

function elementOf(name: string, attributes: Attributes, look: Look, parent: Element | undefined): Element {
  const paint = paintOf(name, attributes, look, parent?.paint ?? PAGE);
  return {
    name,
    skipped:
      parent?.skipped === true ||
      SKIPPED.has(name) ||
      isBacklink(name, attributes) ||
      (parent !== undefined && EMBEDDED.has(parent.name)),
    leftOut: leftOutBy(name, attributes, { look, paint }, parent?.leftOut ?? null),
    paint,
    raised: raisedBy(name, look, parent) ?? parent?.raised ?? null,
    isReference: parent?.isReference === true || (name === 'a' && FRAGMENT.test(attributes['href'] ?? '')),
    isDrawing: parent?.isDrawing === true || name === 'svg',
    isApart: look.apart === true,
    list: listOf(name, attributes),
    attributes,
    children: 0,
    last: null,
    isRow: look.row === true,
  };
}

/** Links, times and labels of one kind that follow each other are a list, however it is laid out. */
const isInList = ({ name, attributes }: Element, before: Element | null): boolean =>
  before?.name === name &&
  (name === 'a' || name === 'time' || (name === 'span' && before.attributes['class'] === (attributes['class'] ?? '')));

/** Browsers paint these in colours of their own. */
const PAINTED = words('mark button input select textarea option optgroup meter progress');

function paintOf(name: string, attributes: Attributes, look: Look, around: Paint): Paint {
  const isLink = name === 'a' && attributes['href'] !== undefined;
  const own = isLink || PAINTED.has(name) ? 'unknown' : null;
  const { color, text, bgcolor, background } = attributes;
  const given = (name === 'font' ? color : undefined) ?? (name === 'body' ? text : undefined);
  return {
    visible: look.visible ?? around.visible,
    sized: look.sized ?? around.sized,
    colour: look.colour ?? (given === undefined ? (own ?? around.colour) : colourOf(given)),
    behind:
      look.behind ??
      (background === undefined ? (bgcolor === undefined ? around.behind : colourOf(bgcolor)) : 'unknown'),
    elsewhere: look.elsewhere || around.elsewhere,
  };
}

/** Why the text of an element is left out. What is not displayed has no visible parts; what is invisible may have. */
function leftOutBy(
  name: string,
  attributes: Attributes,
  { look, paint }: { look: Look; paint: Paint },
  around: LeftOut | null,
): LeftOut | null {
  if (around && around.why !== 'invisible') return around;
  const { hidden, 'aria-hidden': ariaHidden, open } = attributes;
  const isGone =
    look.none === true ||
    (hidden !== undefined && hidden !== 'until-found' && look.apart !== true) ||
    ariaHidden === 'true' ||
    (name === 'dialog' && open === undefined);
  if (isGone) return { why: 'gone', isCounted: false };
  if (!paint.visible || !paint.sized) return around ?? { why: 'invisible', isCounted: false };
  return STRUCK.has(name) || look.struck === true ? { why: 'struck', isCounted: false } : null;
}

/** Exponents and indexes, also of MathML, where they are the last part. */
function raisedBy(name: string, look: Look, parent: Element | undefined): 'up' | 'down' | null {
  if (name === 'sup') return 'up';
  if (name === 'sub') return 'down';
  if (look.raised !== null && !LINES.has(name) && !APART.has(name)) return look.raised;
  if (parent?.name === 'msup' && parent.children === 1) return 'up';
  return parent?.name === 'msub' && parent.children === 1 ? 'down' : null;
}

/** Links from a note back to its mark. */
const isBacklink = (name: string, { role, href = '', class: names = '' }: Attributes): boolean =>
  name === 'a' &&
  (role === 'doc-backlink' ||
    /(?:^|\s)footnote-back/.test(names) ||
    /^#(?:fnref|footnote-ref|cite_ref|ftnref|_ftnref|_ednref)/.test(href));

function listOf(name: string, { start, type = '1', reversed }: Attributes): Element['list'] {
  if (name !== 'ol') return null;
  const first = Number.parseInt(start ?? '', 10);
  return { next: Number.isNaN(first) ? 1 : first, type, step: reversed === undefined ? 1 : -1 };
}

function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '', 10);
  // Zero rows are all that follow.
  return Number.isNaN(span) || span < 0 ? 1 : span === 0 ? Infinity : span;
}
