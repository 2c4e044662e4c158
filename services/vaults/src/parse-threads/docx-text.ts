import { hex } from 'dingbat-to-unicode';
import { type Colour, WHITE, colourOf } from './colours.ts';
import type { Attributes, XmlHandler } from './docx-archive.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import { isSeen } from './docx-paint.ts';
import { type DocxStyles, type Props, isOn, takeProperty, takeShade } from './docx-styles.ts';
import { noteMark } from '../domain/note-marks.ts';
import type { DocumentWriter } from './document-writer.ts';

/** What the text of a part needs from the others. */
export interface DocxContext {
  readonly styles: DocxStyles;
  readonly numbering: DocxNumbering;
  /** The number of a note and, the first time, its text; null for one that the file does not have. */
  note(kind: 'footnote' | 'endnote', id: string): { number: number; text: string | null } | null;
  /** The texts of a diagram. */
  diagram(relation: string): readonly string[];
}

interface Paragraph {
  style: string | null;
  readonly own: Props;
  props: Props;
  isBegun: boolean;
  /** Whether the next paragraph continues it: its end was deleted, or it is a large first letter. */
  isOpen: boolean;
}

interface Run {
  style: string | null;
  readonly own: Props;
  props: Props | null;
}

interface Table {
  style: string;
  isMarked: boolean;
  rows: number;
  isDeleted: boolean;
  behind?: Colour;
  cell: { behind?: Colour; colspan: number; continues: boolean; letters: number; bold: number };
}

/** Former states, deleted text, and instructions to Word. What a paragraph's own mark looks like changes no text. */
const SKIPPED: ReadonlySet<string> = new Set(
  'del moveFrom instrText delInstrText rPrChange pPrChange tblPrChange trPrChange tcPrChange sectPrChange sdtEndPr'.split(
    ' ',
  ),
);
const TEXT: ReadonlySet<string> = new Set(['t', 'm:t', 'a:t']);
/** Numbers of pages mean nothing in a text without pages. */
const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Writes what a part of a Word document shows. */
export class DocxText implements XmlHandler {
  readonly #writer: DocumentWriter;
  readonly #context: DocxContext;
  readonly #names: string[] = [];
  /** The depth of the element that is being skipped. */
  #skippedAt: number | null = null;
  #paragraphs: Paragraph[] = [];
  #runs: (Run | null)[] = [null];
  #tables: Table[] = [];
  #fields: { instruction: string; isPage: boolean }[] = [];
  #pageFields = 0;
  #raised: ('up' | 'down')[] = [];
  #leftOut: 'hidden_text_left_out' | 'struck_text_left_out' | null = null;
  #continues = false;
  #wasItem = false;
  #isOwn: 'paragraph' | 'mark' | 'run' | null = null;
  #hasChoice = false;
  #isPlaceholder = false;
  #picture = { text: '', isDecorative: false };
  #ruby = '';
  #isPronounced = false;
  #page: Colour = WHITE;
  #boxes = 0;

  constructor(writer: DocumentWriter, context: DocxContext) {
    this.#writer = writer;
    this.#context = context;
  }

  open(name: string, attributes: Attributes): void {
    this.#names.push(name);
    if (this.#skippedAt !== null) return;
    if (this.#skips(name)) this.#skippedAt = this.#names.length;
    else if (this.#isOwn !== null) this.#property(name, attributes);
    else if (!this.#openStructure(name, attributes) && !this.#openTable(name, attributes))
      this.#openContent(name, attributes);
  }

  close(name: string): void {
    const depth = this.#names.length;
    this.#names.pop();
    if (this.#skippedAt !== null) {
      if (this.#skippedAt === depth) this.#skippedAt = null;
    } else if (this.#isOwn !== null) this.#closeOwn(name);
    else this.#closeElement(name);
  }

  text(text: string): void {
    const name = this.#names.at(-1) ?? '';
    const field = this.#fields.at(-1);
    if (name === 'instrText' && field && this.#skippedAt === this.#names.length)
      field.instruction = (field.instruction + text).slice(0, 100);
    else if (name === 'delText') this.#leaveOut('struck_text_left_out');
    else if (this.#skippedAt === null && TEXT.has(name)) this.#show(text);
  }

  #skips(name: string): boolean {
    if (name === 'mc:Choice') this.#hasChoice = true;
    // The same again, for programs that cannot show it.
    if (name === 'mc:Fallback') return this.#hasChoice;
    if (name === 'sdtContent' && this.#isPlaceholder) {
      this.#isPlaceholder = false;
      return true;
    }
    // An empty `del` among properties says that the paragraph or row was deleted.
    return (
      SKIPPED.has(name) &&
      !(name === 'del' && this.#isOwn !== null) &&
      !(name === 'del' && this.#names.at(-2) === 'trPr')
    );
  }

  #property(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    const run = this.#runs.at(-1);
    if (this.#isOwn === 'mark') {
      if (name === 'del' && paragraph) paragraph.isOpen = true;
    } else if (this.#isOwn === 'run' && run) {
      if (name === 'rStyle') run.style = attributes['w:val'] ?? null;
      else takeProperty(run.own, name, attributes);
    } else if (this.#isOwn === 'paragraph' && paragraph) {
      if (name === 'rPr') this.#isOwn = 'mark';
      else if (name === 'pStyle') paragraph.style = attributes['w:val'] ?? null;
      else if (name === 'framePr' && /^(?:drop|margin)$/.test(attributes['w:dropCap'] ?? '')) paragraph.isOpen = true;
      else takeProperty(paragraph.own, name, attributes);
    }
  }

  #closeOwn(name: string): void {
    if (name === 'rPr') this.#isOwn = this.#isOwn === 'mark' ? 'paragraph' : null;
    else if (name === 'pPr') {
      this.#isOwn = null;
      const paragraph = this.#paragraphs.at(-1);
      if (paragraph) paragraph.props = this.#context.styles.ofParagraph(paragraph.style, paragraph.own);
    }
  }

  #openStructure(name: string, attributes: Attributes): boolean {
    if (name === 'p')
      this.#paragraphs.push({
        style: null,
        own: {},
        props: this.#context.styles.ofParagraph(null, {}),
        isBegun: false,
        isOpen: false,
      });
    else if (name === 'pPr') this.#isOwn = 'paragraph';
    else if (name === 'r' || name === 'm:r') this.#runs[this.#runs.length - 1] = { style: null, own: {}, props: null };
    else if (name === 'rPr') this.#isOwn = 'run';
    else if (name === 'showingPlcHdr') this.#isPlaceholder = isOn(attributes);
    else if (name === 'txbxContent') {
      if (this.#hides()) this.#skippedAt = this.#names.length;
      else {
        this.#writer.openAside();
        this.#boxes += 1;
        this.#runs.push(null);
      }
    } else return false;
    return true;
  }

  #openTable(name: string, attributes: Attributes): boolean {
    const table = this.#tables.at(-1);
    const value = attributes['w:val'] ?? '';
    if (name === 'tbl') {
      this.#writer.openTable();
      this.#tables.push({ style: '', isMarked: false, rows: 0, isDeleted: false, cell: emptyCell() });
    } else if (!table) return false;
    else if (name === 'tblStyle') table.style = value;
    else if (name === 'tblLook')
      table.isMarked =
        (attributes['w:firstRow'] === '1' || (Number.parseInt(value, 16) & 0x20) > 0) &&
        this.#context.styles.hasFirstRow(table.style);
    else if (name === 'tr') {
      table.rows += 1;
      table.isDeleted = false;
      this.#writer.openRow(table.isMarked && table.rows === 1);
    } else if (name === 'tblHeader' && isOn(attributes)) this.#writer.markHeaderRow();
    else if (name === 'del' || (name === 'hidden' && this.#names.includes('trPr') && isOn(attributes)))
      table.isDeleted = true;
    else if (name === 'gridBefore') {
      this.#writer.openCell();
      this.#writer.closeCell({ colspan: Number(value) || 1 });
    } else if (name === 'tc') {
      this.#writer.openCell();
      table.cell = emptyCell();
    } else if (name === 'shd') takeShade(this.#names.at(-2) === 'tcPr' ? table.cell : table, attributes);
    else if (name === 'gridSpan') table.cell.colspan = Number(value) || 1;
    else if (name === 'vMerge') table.cell.continues = value !== 'restart';
    else return false;
    return true;
  }

  #openContent(name: string, attributes: Attributes): void {
    const writer = this.#writer;
    if (name === 'tab' || name === 'ptab') writer.space();
    else if (name === 'br' || name === 'cr') writer.line();
    else if (name === 'noBreakHyphen') this.#show('-');
    else if (name === 'sym') this.#show(symbolOf(attributes));
    else if (name === 'fldChar') this.#field(attributes['w:fldCharType'] ?? '');
    else if (name === 'fldSimple') this.#openField(attributes['w:instr'] ?? '');
    else if (name === 'footnoteReference') this.#note('footnote', attributes);
    else if (name === 'endnoteReference') this.#note('endnote', attributes);
    else if (name === 'm:sup' || name === 'm:sub') this.#raised.push(name === 'm:sup' ? 'up' : 'down');
    else if (name === 'rt') this.#isPronounced = true;
    else if (name === 'background') this.#page = colourOf(attributes['w:color'] ?? '');
    else if (name === 'm:d') this.#show('(');
    else if (name === 'm:rad') this.#show('√');
    else this.#openObject(name, attributes);
  }

  #openObject(name: string, attributes: Attributes): void {
    const { warnings } = this.#writer;
    if (name === 'wp:docPr') this.#picture = { text: attributes['descr'] ?? '', isDecorative: false };
    else if (name === 'v:shape') this.#picture = { text: attributes['alt'] ?? '', isDecorative: false };
    else if (name === 'adec:decorative') this.#picture.isDecorative = attributes['val'] === '1';
    else if (name === 'pic:pic' || name === 'v:imagedata') this.#describe(() => warnings.add('images_without_text'));
    else if (name === 'v:textpath') this.#show(attributes['string'] ?? '');
    else if (name === 'dgm:relIds') {
      for (const text of this.#context.diagram(attributes['r:dm'] ?? '')) {
        this.#writer.openAside();
        this.#writer.text(text);
        this.#writer.closeAside();
      }
    } else if (name === 'o:OLEObject' || name === 'control' || /^cx?:chart$/.test(name))
      warnings.add('embedded_object');
    else if (name === 'altChunk') warnings.add('unknown_part');
  }

  /** Shows what a picture or another drawing is described by, once. */
  #describe(orElse?: () => void): void {
    if (this.#picture.text.trim() !== '' || orElse) this.#show(this.#picture.text, orElse);
    this.#picture = { ...this.#picture, text: '' };
  }

  #closeElement(name: string): void {
    const writer = this.#writer;
    const table = this.#tables.at(-1);
    if (name === 'p') this.#closeParagraph();
    else if (name === 'r' || name === 'm:r') this.#runs[this.#runs.length - 1] = null;
    else if (name === 'txbxContent') {
      this.#runs.pop();
      this.#boxes -= 1;
      writer.closeAside();
    } else if (name === 'drawing' || name === 'pict') this.#describe();
    else if (name === 'mc:AlternateContent') this.#hasChoice = false;
    else if (name === 'fldSimple') this.#closeField();
    else if (name === 'm:sup' || name === 'm:sub') this.#raised.pop();
    else if (name === 'm:num') this.#show('/');
    else if (name === 'm:d') this.#show(')');
    else if (name === 'rt') this.#isPronounced = false;
    else if (name === 'ruby' && this.#ruby !== '') {
      writer.text(` (${this.#ruby}) `);
      this.#ruby = '';
    } else if (name === 'tc' && table) {
      const { colspan, continues, letters, bold } = table.cell;
      writer.closeCell({ colspan, continues, is_header: letters > 0 && letters === bold });
    } else if (name === 'tr' && table) writer.closeRow(table.isDeleted);
    else if (name === 'tbl') {
      this.#tables.pop();
      writer.closeTable();
    }
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    // An item without text counts, unless it had some that is not shown.
    if (!paragraph.isBegun && this.#leftOut === null && paragraph.props.list !== undefined)
      this.#context.numbering.next(paragraph.props.list, paragraph.props.level ?? 0);
    this.#leftOut = null;
    if (paragraph.props.heading != null && paragraph.isBegun && !paragraph.isOpen) this.#writer.closeHeading();
    this.#continues = paragraph.isOpen && paragraph.isBegun;
    if (!this.#continues) this.#writer.line();
  }

  /** Writes what stands before the first text of a paragraph. */
  #begin(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || paragraph.isBegun) return;
    paragraph.isBegun = true;
    if (this.#continues) {
      this.#continues = false;
      return;
    }
    const { heading, list, level = 0 } = paragraph.props;
    const marker = list === undefined ? null : this.#context.numbering.next(list, level);
    const isItem = marker !== null && heading == null;
    if (!isItem || !this.#wasItem) this.#writer.block();
    this.#wasItem = isItem;
    if (heading != null) this.#writer.openHeading(Math.min(heading, 6));
    this.#writer.item(marker ?? '');
  }

  #propsOfRun(): Props {
    const run = this.#runs.at(-1);
    const around = this.#paragraphs.at(-1)?.props ?? {};
    if (!run) return around;
    run.props ??= this.#context.styles.ofRun(around, run.style, run.own);
    return run.props;
  }

  #hides(): boolean {
    return this.#whyHidden() !== null;
  }

  /** Why text of the run is not shown; null if it is. */
  #whyHidden(): 'hidden_text_left_out' | 'struck_text_left_out' | null {
    const props = this.#propsOfRun();
    if (props.vanish === true || props.isTiny === true) return 'hidden_text_left_out';
    if (props.strike === true || props.dstrike === true) return 'struck_text_left_out';
    return this.#isSeen(props) === false ? 'hidden_text_left_out' : null;
  }

  #isSeen(props: Props): boolean | null {
    return isSeen(props, this.#tables, { page: this.#page, isInBox: this.#boxes > 0 });
  }

  #leaveOut(code: 'hidden_text_left_out' | 'struck_text_left_out'): void {
    if (this.#leftOut !== code) this.#writer.warnings.add(code);
    this.#leftOut = code;
  }

  /** Shows text in the look of its run. */
  #show(text: string, orElse?: () => void): void {
    if (text.trim() === '' && orElse) {
      if (!this.#picture.isDecorative) orElse();
      return;
    }
    if (this.#pageFields > 0) return;
    const props = this.#propsOfRun();
    const why = this.#whyHidden();
    if (why !== null) {
      if (text.trim() !== '') this.#leaveOut(why);
      return;
    }
    if (this.#isPronounced) {
      this.#ruby += text;
      return;
    }
    if (text.trim() !== '') {
      if (this.#isSeen(props) === null) this.#writer.warnings.add('possibly_hidden_text');
      this.#leftOut = null;
      this.#begin();
      const cell = this.#tables.at(-1)?.cell;
      if (cell) cell.letters += text.length;
      if (cell && props.bold === true) cell.bold += text.length;
    }
    const way = this.#raised.at(-1) ?? props.raised;
    if (way) this.#writer.raised(way, text);
    else this.#writer.text(text);
  }

  #field(kind: string): void {
    if (kind === 'begin') this.#fields.push({ instruction: '', isPage: false });
    else if (kind === 'separate') this.#openField(this.#fields.pop()?.instruction ?? '');
    else if (kind === 'end') this.#closeField();
  }

  #openField(instruction: string): void {
    const isPage = PAGE_FIELD.test(instruction);
    if (isPage) this.#pageFields += 1;
    this.#fields.push({ instruction, isPage });
  }

  #closeField(): void {
    if (this.#fields.pop()?.isPage === true) this.#pageFields -= 1;
  }

  #note(kind: 'footnote' | 'endnote', attributes: Attributes): void {
    const note = this.#hides() ? null : this.#context.note(kind, attributes['w:id'] ?? '');
    if (!note) return;
    this.#begin();
    this.#writer.noteMark(String(note.number));
    if (note.text === null) return;
    this.#writer.openAside();
    this.#writer.text(`${noteMark(String(note.number))} ${note.text}`);
    this.#writer.closeAside();
  }
}

const emptyCell = (): Table['cell'] => ({ colspan: 1, continues: false, letters: 0, bold: 0 });

/** A sign of a font of signs. */
const symbolOf = ({ 'w:font': font = '', 'w:char': code = '' }: Attributes): string =>
  hex(font, code.replace(/^F0/i, ''))?.string ?? hex(font, code)?.string ?? '';
