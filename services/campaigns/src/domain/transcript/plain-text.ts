import { DIRECTIONS, MAX_ALONE, type Head, type HeadForm } from './heads.ts';
import { isMarkLike } from './layout.ts';
import { LineReader } from './line-reader.ts';
import { atLine, type ProblemList } from './problems.ts';
import { isProgramLine } from './program-lines.ts';
import type { SpeakerLabels, Voice } from './speakers.ts';
import { takeLead, timeAlone } from './time-codes.ts';
import { TurnTimes } from './turn-times.ts';
import { limits, type ParsedTurn, type TextParser } from './types.ts';
import type { WarningList } from './warnings.ts';

interface OpenTurn {
  line: number;
  /** Null for a label that nothing names; it is reported. */
  voice: Voice | null;
  form: HeadForm;
  time: string | null;
  words: string[];
  characters: number;
}

/** A line that is not blank, and its number. */
interface TextLine {
  text: string;
  at: number;
  /** Blank lines stand above it. */
  isApart: boolean;
}

/**
 * Parses lines that begin with a label, or stand below one, in the forms of transcription programs (`heads.ts`). Lines without a label
 * continue the turn above; those that might begin with one are reported.
 */
export const parsePlainText: TextParser = (text, context) => {
  context.speakers.read(text);
  return new PlainText(text, context.speakers, context.problems, context.warnings).parse();
};

/** What programs for coding interviews write at the end of each paragraph, and nobody says. */
const END_MARK = /\s{0,20}#\d{1,2}:\d{2}:\d{2}-\d#\s{0,20}$/;

class PlainText {
  readonly #lines: LineReader;
  readonly #speakers: SpeakerLabels;
  readonly #problems: ProblemList;
  readonly #warnings: WarningList;
  readonly #turns: ParsedTurn[] = [];
  readonly #times = new TurnTimes();
  /** Lines before the first label. */
  readonly #outside: number[] = [];
  #open: OpenTurn | null = null;
  #opened = 0;
  #at = 0;
  #next: TextLine | null = null;
  /** A time alone on a line, for the label below it. */
  #waiting: string | null = null;

  constructor(text: string, speakers: SpeakerLabels, problems: ProblemList, warnings: WarningList) {
    this.#lines = new LineReader(text, { inner: true });
    this.#speakers = speakers;
    this.#problems = problems;
    this.#warnings = warnings;
  }

  parse(): ParsedTurn[] {
    let lines = 0;
    // One line ahead, because what stands below a label shows that it is one.
    for (let line = this.#read(); line !== null; line = this.#next) {
      this.#at = line.at;
      this.#next = this.#read();
      if (++lines > limits.lines) {
        const msg = `A transcript has at most ${limits.lines} lines. Split it into several.`;
        this.#problems.giveUp(['transcript'], 'too_many_lines', msg);
      }
      if (isProgramLine(takeLead(line.text)?.rest ?? line.text)) this.#warnings.add('program_line', this.#at);
      else if (!this.#takeTime(line)) this.#takeLine(line.text);
    }
    this.#close();
    this.#times.apply(this.#problems, this.#warnings);
    this.#reportOutside();
    return this.#turns;
  }

  /** The next line that is not blank. */
  #read(): TextLine | null {
    let isApart = false;
    for (let line = this.#lines.next(); line !== null; line = this.#lines.next()) {
      const text = line.trim();
      if (text !== '') return { text, at: this.#lines.number, isApart };
      isApart = true;
    }
    return null;
  }

  /** The line below, if it follows at once. */
  get #below(): string {
    return this.#next === null || this.#next.isApart ? '' : this.#next.text.replace(DIRECTIONS, '');
  }

  /** A line that is only a time: of the label above it, of the one below, or a mark of the program. Elsewhere it was said. */
  #takeTime({ text: written, isApart }: TextLine): boolean {
    const text = written.replace(DIRECTIONS, '');
    if (!timeAlone(text)) return false;
    const { layout } = this.#speakers;
    const isAboveHead = this.#speakers.begins(this.#below);
    const open = this.#open;
    if (open && open.characters === 0 && open.time === null) {
      if (!this.#isAboveText() || !this.#speakers.isTimeBelow(open)) return false;
      open.time = text;
    } else if (layout.hasTimesAbove && (isAboveHead || text.includes('-->'))) this.#waiting = text;
    else if (layout.hasMarks && isMarkLike(text, isApart, isAboveHead)) this.#warnings.add('program_line', this.#at);
    else return false;
    return true;
  }

  #takeLine(line: string): void {
    const at = this.#at;
    const isAboveTime = line.length <= MAX_ALONE && timeAlone(this.#below) !== null;
    const isBelowTime = this.#waiting !== null;
    const head = this.#speakers.head(line, at, isAboveTime || isBelowTime, this.#open === null);
    if (head) return this.#begin(head, this.#speakers.resolve(head.label, atLine(at)));
    const isAboveText = () => this.#isAboveText();
    const isFirst = this.#open?.characters === 0;
    const around = { isAboveTime, isBelowTime, isFirst, isAboveText };
    const unknown = this.#speakers.doubt(line, at, around, this.#open === null);
    if (unknown?.likeness === 'certain') {
      this.#speakers.resolve(unknown.label, atLine(at));
      return this.#begin({ text: line, time: null, form: 'marked' }, null);
    }
    this.#waiting = null;
    if (this.#open) this.#addWords(this.#open, withoutMark(line));
    else this.#outside.push(at);
  }

  /** A sentence below an empty line also shows a label, but one that was begun does not. */
  #isAboveText(): boolean {
    const next = this.#next;
    return next !== null && !(next.isApart && /^\p{Ll}/u.test(next.text)) && !this.#speakers.begins(next.text);
  }

  #begin({ text, time, form }: Pick<Head, 'text' | 'time' | 'form'>, voice: Voice | null): void {
    this.#close();
    this.#opened += 1;
    if (this.#opened > limits.turns) {
      const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
      this.#problems.giveUp(['transcript'], 'too_many_turns', msg);
    }
    this.#open = { line: this.#at, voice, form, time: time ?? this.#waiting, words: [], characters: 0 };
    this.#waiting = null;
    this.#addWords(this.#open, text);
  }

  /** Of a turn that is too long, only the size is recorded. */
  #addWords(open: OpenTurn, words: string): void {
    const text = words.replace(END_MARK, '').trim();
    if (text === '') return;
    if (this.#speakers.namesAnother(text)) this.#warnings.add('label_within_line', this.#at);
    open.characters += text.length + (open.characters > 0 ? 1 : 0);
    if (open.characters <= limits.turn_characters) open.words.push(text);
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    if (open.characters === 0) return this.#warnings.add('label_empty', open.line);
    if (open.characters > limits.turn_characters) {
      const msg = `The turn that begins here is longer than ${limits.turn_characters} characters. Split it into several.`;
      this.#problems.add(atLine(open.line), 'text_too_long', msg);
    }
    if (open.voice === null) return;
    const text = open.words.join(' ');
    const turn: ParsedTurn = { ...open.voice, text, started_ms: null, ended_ms: null, question_id: null, tags: [] };
    this.#turns.push(turn);
    if (open.time !== null) this.#times.add(turn, open.line, open.time);
  }

  /** Words before the first label have no speaker: titles and dates, as a rule. */
  #reportOutside(): void {
    const [first] = this.#outside;
    if (first === undefined) return;
    if (this.#opened > 0) for (const line of this.#outside) this.#warnings.add('words_before_first_label', line);
    else {
      const msg =
        'No line begins with a speaker label. Begin with "Interviewer: " or "Participant: ", or map the labels in speaker_map.';
      this.#problems.add(atLine(first), 'speaker_missing', msg);
    }
  }
}

/** A time mark at the beginning of a line within a turn is no word. */
function withoutMark(line: string): string {
  const lead = takeLead(line);
  return lead?.isBracketed && lead.rest !== '' ? lead.rest : line;
}
