import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { TranscriptError } from './problems.ts';
import { limits } from './types.ts';

const DOCUMENT = 'word/document.xml';
/** Markup is many times as long as its text. */
const MAX_EXPANDED_BYTES = 32 * 1024 * 1024;
const HIDING = new Set(['w:vanish', 'w:webhidden', 'w:strike', 'w:dstrike']);
/** What is off unless it says otherwise. */
const OFF = new Set(['0', 'false', 'off']);

/** Declarations and entities that Word neither writes nor opens. */
const ILL_FORMED = /<!DOCTYPE|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;
/** What raised or lowered numbers are written with, so that 10 to the power of 5 is not 105. */
const SHIFTS: Readonly<Record<string, string>> = { superscript: '^', subscript: '_' };

/** The lines of a Word file: paragraphs, line breaks, and table rows with tabs between their cells. Errors: `TranscriptError`. */
export function readDocx(bytes: Uint8Array): string {
  const document = inflated(bytes);
  const xml = new TextDecoder().decode(document);
  if (ILL_FORMED.test(xml)) throw damaged();
  const lines = new DocumentLines();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => lines.open(name, attributes),
      ontext: (text) => lines.text(text),
      onclosetag: (name) => lines.close(name),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return lines.joined();
}

/** fflate writes no more than the size that the archive names for a part. */
function inflated(bytes: Uint8Array): Uint8Array {
  let part: Uint8Array | undefined;
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== DOCUMENT) return false;
      if (originalSize > MAX_EXPANDED_BYTES) throw tooLarge();
      return true;
    };
    part = unzipSync(bytes, { filter })[DOCUMENT];
  } catch (error) {
    throw error instanceof TranscriptError ? error : damaged();
  }
  if (!part) throw damaged();
  return part;
}

class DocumentLines {
  readonly #lines: string[] = [];
  #line = '';
  #run = '';
  #isText = false;
  #isHidden = false;
  #shift = '';
  /** Of the run before, where nothing stands between. */
  #shiftBefore = '';
  #inRunProperties = false;
  #cells = 0;
  #characters = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'w:r') [this.#run, this.#isHidden, this.#shift] = ['', false, ''];
    else if (name === 'w:rPr') this.#inRunProperties = true;
    else if (name === 'w:t') this.#isText = true;
    else if (name === 'w:tab') this.#run += '\t';
    else if (name === 'w:br' || name === 'w:cr') this.#run += '\n';
    else if (name === 'w:noBreakHyphen') this.#run += '-';
    else if (name === 'w:tc') this.#cells += 1;
    else if (name === 'w:vertAlign') this.#shift = SHIFTS[attributes['w:val'] ?? ''] ?? '';
    else if (this.#inRunProperties && HIDING.has(name.toLowerCase()) && !OFF.has(attributes['w:val'] ?? '')) {
      this.#isHidden = true;
    }
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#run += text;
    this.#characters += text.length;
    if (this.#characters > limits.file_characters) throw tooLarge();
  }

  close(name: string): void {
    if (name === 'w:t') this.#isText = false;
    else if (name === 'w:rPr') this.#inRunProperties = false;
    else if (name === 'w:r' && !this.#isHidden) this.#addRun();
    else if (name === 'w:p') this.#endParagraph();
    else if (name === 'w:tc') this.#line = `${this.#line.trimEnd()}\t`;
    else if (name === 'w:tr') {
      this.#cells = 0;
      this.#endParagraph();
    }
    if (name === 'w:r') this.#run = '';
  }

  #addRun(): void {
    const base = this.#shift === '_' ? /\d$/ : /[\p{L}\p{N})\]]$/u;
    const isExponent = this.#shift !== this.#shiftBefore && base.test(this.#line) && /^[-+−–]?\d/.test(this.#run);
    this.#line += isExponent ? this.#shift + this.#run : this.#run;
    if (this.#run !== '') this.#shiftBefore = this.#shift;
  }

  /** Paragraphs of a cell stay on the line of their row. */
  #endParagraph(): void {
    if (this.#cells > 0) {
      this.#line = `${this.#line.replaceAll('\n', ' ')} `;
      return;
    }
    this.#lines.push(this.#line);
    this.#line = '';
  }

  joined(): string {
    if (this.#line.trim() !== '') this.#lines.push(this.#line);
    return this.#lines.join('\n');
  }
}

function problem(msg: string): TranscriptError {
  return new TranscriptError([{ loc: ['transcript'], type: 'docx_invalid', msg }]);
}
const tooLarge = () => problem('The Word file expands to too much text. Split it, or send its text.');
const damaged = () =>
  problem('The file is not a Word document, or it is damaged. Save it again as .docx, or send its text.');
