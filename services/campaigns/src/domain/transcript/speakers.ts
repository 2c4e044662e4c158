import { type Head, type HeadForm, type KnownLabel, type UnknownHead, knownHead, unknownHead } from './heads.ts';
import { plainerForms } from './label-forms.ts';
import { labelKey, oneLine } from './label-key.ts';
import { LineReader } from './line-reader.ts';
import { atLine, type ProblemList } from './problems.ts';
import { isSpeaker, limits, type ParsedTurn, type Speaker } from './types.ts';
import type { WarningList } from './warnings.ts';

/** Who speaks, and by which label. */
export type Voice = Pick<ParsedTurn, 'speaker' | 'speaker_label'>;

interface Doubt extends UnknownHead {
  line: number;
  /** The line stands before the first label, so its words are in no turn. */
  isOutside: boolean;
}

/** Files repeat few labels, but every line is looked up. */
const MAX_CACHED = 4096;

const UNMAPPED =
  'Labels are "interviewer" and "participant"; map any other in speaker_map, as {"<label>": "interviewer" or "participant"}. ' +
  'If these words are not a label, write the sentence without the colon.';

/**
 * Maps the labels of a file to the two speakers, and decides at the end what the words were that might be labels (`settle`). A label may
 * be a person's name, so problems and warnings give its position and never quote it; each unknown one is reported once.
 */
export class SpeakerLabels {
  readonly #speakers = new Map<string, Speaker>([
    ['interviewer', 'interviewer'],
    ['participant', 'participant'],
  ]);
  /** Labels as they are first written, by what they are compared by. */
  readonly #written = new Map<string, string>();
  readonly #problems: ProblemList;
  readonly #warnings: WarningList;
  readonly #unused = new Set<string>();
  readonly #unknown = new Set<string>();
  readonly #used = new Set<Speaker>();
  readonly #doubts: Doubt[] = [];
  #found = new Map<string, KnownLabel | null>();
  /** Forms of labels that the file uses; `marked` ones need no proof. */
  #forms: ReadonlySet<HeadForm> = new Set(['marked']);

  constructor(speakerMap: Record<string, Speaker> | undefined, problems: ProblemList, warnings: WarningList) {
    this.#problems = problems;
    this.#warnings = warnings;
    const seen = new Map<string, Speaker>();
    for (const [index, [label, speaker]] of Object.entries(speakerMap ?? {}).entries()) {
      const key = labelKey(label);
      if (!isSpeaker(speaker)) {
        const msg = `Entry ${index + 1} of speaker_map must be "interviewer" or "participant".`;
        problems.add(['speaker_map'], 'speaker_unknown', msg);
      } else if (seen.has(key) && seen.get(key) !== speaker) {
        const msg = `Entry ${index + 1} of speaker_map contradicts an earlier one: labels are compared without case.`;
        problems.add(['speaker_map'], 'speaker_contradiction', msg);
      } else if (key !== '') {
        seen.set(key, speaker);
        this.#speakers.set(key, speaker);
        this.#unused.add(key);
      }
    }
  }

  /** The known label in what stands before a colon or alone on a line, without its decorations. */
  readonly find = (label: string): KnownLabel | null => {
    const cached = this.#found.get(label);
    if (cached !== undefined) return cached;
    if (this.#found.size >= MAX_CACHED) this.#found = new Map();
    const found = this.#lookUp(label);
    this.#found.set(label, found);
    return found;
  };

  #lookUp(label: string): KnownLabel | null {
    for (const form of plainerForms(label)) if (this.#speakers.has(labelKey(form.label))) return form;
    return null;
  }

  /** Reads which forms of labels a text uses, because a name alone on a line, or before a dash, may also be speech. */
  survey(text: string): void {
    const counts: Record<HeadForm, number> = { marked: 0, bare: 0, separated: 0 };
    const lines = new LineReader(text);
    for (let line = lines.next(); line !== null; line = lines.next()) {
      const trimmed = line.trim();
      if (trimmed === '' || trimmed.includes('-->')) continue;
      const head = knownHead(trimmed, this.find);
      if (head) counts[head.form] += 1;
    }
    const isUsed = (form: HeadForm) => counts[form] > 0 && (counts.marked === 0 || counts[form] > counts.marked);
    this.#forms = new Set(['marked', ...(['bare', 'separated'] as const).filter(isUsed)]);
  }

  /** The head of a line whose label is known. `isHead`: what stands beside the line shows that it is one, whatever its form. */
  head(line: string, at: number, isHead = false): Head | null {
    const head = knownHead(line, this.find);
    if (!head) return null;
    if (isHead || this.#forms.has(head.form)) {
      if (head.isShortened) this.#warnings.add('label_addition', at);
      return head;
    }
    this.#doubts.push({ line: at, label: head.label, likeness: 'doubtful', isOutside: false });
    return null;
  }

  /** Whether a line looks as if it began with a label that nothing names. Counts it as one that is decided by `settle`, unless it is certain. */
  doubt(line: string, next: string | null, at: number, isOutside: boolean): UnknownHead | null {
    const unknown = unknownHead(line, next);
    if (!unknown || unknown.likeness === 'certain') return unknown;
    if (unknown.likeness === 'bare' && !this.#forms.has('bare')) return null;
    if (this.#doubts.at(-1)?.line === at) return null;
    this.#doubts.push({ ...unknown, line: at, isOutside });
    if (this.#doubts.length > limits.turns) {
      this.#problems.giveUp(atLine(at), 'speaker_unmapped', `Too many lines begin with an unknown label. ${UNMAPPED}`);
    }
    return unknown;
  }

  /** Who a label is; null, after reporting it, when neither the file nor speaker_map says. */
  resolve(label: string, loc: (string | number)[]): Voice | null {
    const known = this.find(label);
    if (!known) {
      this.#reportUnknown(label, loc);
      return null;
    }
    const key = labelKey(known.label);
    const speaker = this.#speakers.get(key);
    this.#unused.delete(key);
    if (!speaker) return null;
    this.#used.add(speaker);
    return { speaker, speaker_label: this.written(known.label) };
  }

  #reportUnknown(label: string, loc: (string | number)[]): void {
    const key = labelKey(label);
    if (this.#unknown.has(key)) return;
    this.#unknown.add(key);
    const msg = `Unknown speaker label (number ${this.#unknown.size} of those without a speaker). ${UNMAPPED}`;
    this.#problems.add(loc, 'speaker_unmapped', msg);
  }

  /** A label as the file writes it first, so that one person has one label. */
  written(label: string): string {
    const key = labelKey(label);
    const first = this.#written.get(key);
    if (first !== undefined) return first;
    const written = oneLine(label);
    this.#written.set(key, written);
    return written;
  }

  /**
   * Decides about the words that might be labels. Where the map names an interviewer and a participant of the file, it settles what a
   * label is, and others are speech, with a warning. A name that recurs is a label nevertheless, and so is a name in a file whose
   * speakers are not all mapped.
   */
  settle(isStrict: boolean): void {
    const isSettled = this.#used.size === 2;
    const times = Map.groupBy(this.#doubts, ({ label }) => labelKey(label));
    for (const { label, line, likeness, isOutside } of this.#doubts) {
      const recurs = likeness === 'name' && (times.get(labelKey(label))?.length ?? 0) > 1;
      const isLabel = likeness === 'name' || likeness === 'uncased';
      if (isStrict || recurs || (isLabel && !isSettled)) this.#reportUnknown(label, atLine(line));
      else if (!isOutside) this.#warnings.add('speaker_doubtful', line);
    }
    if (this.#unused.size > 0) this.#warnings.add('label_unused', null, this.#unused.size);
  }

  /** Whether a known label stands within a line, after the end of a sentence. */
  namesAnother(text: string): boolean {
    let start = 0;
    for (const { index, 0: mark } of text.matchAll(/[.?!…。？！:：]/gu)) {
      const words = text.slice(Math.max(start, index - limits.label_characters), index);
      if (/[:：]/u.test(mark) && start > 0 && words.trim() !== '' && this.find(words)) return true;
      start = index + 1;
    }
    return false;
  }
}

