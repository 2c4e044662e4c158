import { DIRECTIONS, type Head, type HeadForm } from './heads.ts';
import { LineReader } from './line-reader.ts';
import { readTimes, timeAlone } from './time-codes.ts';

/** Where a file writes what is no speech. A time that stands elsewhere was said. */
export interface Layout {
  /** Forms of labels that the file uses; `marked` ones need no proof. */
  readonly forms: ReadonlySet<HeadForm>;
  /** A time stands between most labels and their words. */
  readonly hasTimesAfter: boolean;
  /** A time stands on a line above most labels. */
  readonly hasTimesAbove: boolean;
  /** Times that could be marks stand on lines of their own more than once, each later than the one above. */
  readonly hasMarks: boolean;
}

/** Labels of one form that settle which form a file uses. */
const MAX_SURVEYED = 2000;

/** Reads a file for its layout. `headOf`: the head of a line whose label is known. */
export function surveyLayout(text: string, headOf: (line: string) => Head | null): Layout {
  const survey = new Survey(headOf);
  const lines = new LineReader(text, { inner: true });
  let isApart = false;
  for (let line = lines.next(); line !== null && !survey.isSettled; line = lines.next()) {
    const trimmed = line.replace(DIRECTIONS, '').trim();
    if (trimmed !== '') survey.take(trimmed, isApart);
    isApart = trimmed === '';
  }
  return survey.layout();
}

class Survey {
  readonly #headOf: (line: string) => Head | null;
  readonly #counts: Record<HeadForm, number> = { marked: 0, bare: 0, separated: 0 };
  #heads = 0;
  #timesAfter = 0;
  #timesAbove = 0;
  /** What the lines since the last label were: the label alone, then a time. */
  #since: 'label' | 'time' | 'words' = 'words';
  #above: { line: string; isApart: boolean } | null = null;
  #marks = 0;
  #latest = -1;
  #isRising = true;
  isSettled = false;

  constructor(headOf: (line: string) => Head | null) {
    this.#headOf = headOf;
  }

  take(line: string, isApart: boolean): void {
    const isTime = timeAlone(line) !== null;
    const head = line.includes('-->') ? null : this.#headOf(line);
    if (head) this.#takeHead(head, isApart);
    else if (isTime && this.#since === 'label') this.#since = 'time';
    else if (!isTime) {
      if (this.#since === 'time') this.#timesAfter += 1;
      this.#since = 'words';
    }
    if (this.#above && isMarkLike(this.#above.line, this.#above.isApart, head !== null))
      this.#takeMark(this.#above.line);
    this.#above = isTime && this.#since === 'words' ? { line, isApart } : null;
  }

  #takeHead(head: Head, isApart: boolean): void {
    this.#heads += 1;
    this.#counts[head.form] += 1;
    this.isSettled = this.#counts[head.form] >= MAX_SURVEYED;
    if (this.#above && !isApart) this.#timesAbove += 1;
    if (head.time !== null) this.#since = 'words';
    else this.#since = head.isTimeOnly ? 'time' : head.text === '' ? 'label' : 'words';
  }

  #takeMark(line: string): void {
    const { ms } = readTimes(line);
    this.#marks += 1;
    this.#isRising &&= ms !== null && ms > this.#latest;
    this.#latest = ms ?? 0;
  }

  layout(): Layout {
    const { marked } = this.#counts;
    const isUsed = (form: HeadForm) => this.#counts[form] > 0 && (marked === 0 || this.#counts[form] > marked);
    return {
      forms: new Set(['marked', ...(['bare', 'separated'] as const).filter(isUsed)]),
      hasTimesAfter: this.#timesAfter > this.#heads / 2,
      hasTimesAbove: this.#timesAbove > this.#heads / 2,
      hasMarks: this.#marks > 1 && this.#isRising,
    };
  }
}

const WITH_HOURS = /^\d{1,2}:\d{2}:\d{2}$/;

/** Whether a time alone on a line could be a mark of a program: in brackets, or with hours and apart from speech. */
export function isMarkLike(line: string, isApart: boolean, isAboveHead: boolean): boolean {
  const alone = timeAlone(line);
  if (!alone || alone.isDuration) return false;
  return alone.isBracketed || (WITH_HOURS.test(line) && (isApart || isAboveHead));
}
