import type { ProblemList } from './problems.ts';
import { isSpeaker, type ParsedTurn, type Speaker } from './types.ts';

// The maximum length of a label. After more text, a colon is part of a sentence.
const LABEL_CHARACTERS = 40;
const LABEL_WORDS = 5;
const NAME_PARTICLES = new Set(
  'de da do dos das di del della der den van von zu la le el al bin ibn af av ter ten y e'.split(' '),
);

/** Who speaks, and by which label. */
export type Voice = Pick<ParsedTurn, 'speaker' | 'speaker_label'>;

/**
 * Maps the labels of a file to the two speakers. A label may be a person's name, so problems give its position and
 * never quote it; each unknown one is reported once.
 */
export class SpeakerLabels {
  readonly #speakers = new Map<string, Speaker>([
    ['interviewer', 'interviewer'],
    ['participant', 'participant'],
  ]);
  /** Labels as they are first written, by what they are compared by. */
  readonly #written = new Map<string, string>();
  readonly #problems: ProblemList;
  readonly #unused = new Set<string>();
  readonly #unknown = new Set<string>();

  constructor(speakerMap: Record<string, Speaker> | undefined, problems: ProblemList) {
    this.#problems = problems;
    const seen = new Map<string, Speaker>();
    for (const [index, [label, speaker]] of Object.entries(speakerMap ?? {}).entries()) {
      const key = normalise(label);
      if (!isSpeaker(speaker)) {
        const msg = `Entry ${index + 1} of speaker_map must be "interviewer" or "participant".`;
        problems.add(['speaker_map'], 'speaker_unknown', msg);
      } else if (seen.has(key) && seen.get(key) !== speaker) {
        const msg = `Entry ${index + 1} of speaker_map contradicts an earlier one: labels are compared without case.`;
        problems.add(['speaker_map'], 'speaker_contradiction', msg);
      } else {
        seen.set(key, speaker);
        this.#speakers.set(key, speaker);
        this.#unused.add(key);
      }
    }
  }

  isKnown(label: string): boolean {
    return this.#speakers.has(normalise(label));
  }

  /** Who a label is; null, after reporting it, when neither the file nor speaker_map says. */
  resolve(label: string, loc: (string | number)[]): Voice | null {
    const key = normalise(label);
    const speaker = this.#speakers.get(key);
    this.#unused.delete(key);
    if (speaker === undefined && !this.#unknown.has(key)) {
      this.#unknown.add(key);
      const msg =
        `Unknown speaker label (number ${this.#unknown.size} of those without a speaker). Labels are "interviewer" and ` +
        '"participant"; map any other in speaker_map, as {"<label>": "interviewer" or "participant"}. If these words ' +
        'are not a label, write the sentence without the colon.';
      this.#problems.add(loc, 'speaker_unmapped', msg);
    }
    return speaker ? { speaker, speaker_label: this.written(label) } : null;
  }

  /** A label as the file writes it first, so that one person has one label. */
  written(label: string): string {
    const key = normalise(label);
    const first = this.#written.get(key);
    if (first !== undefined) return first;
    const written = oneLine(label);
    this.#written.set(key, written);
    return written;
  }

  /**
   * Splits `Label: words`. A known label counts even without a space after the colon; an unknown one only when
   * it looks like a name ("Dr. Ana de Souza", "SPEAKER_01"), so that "the thing is: …" stays a sentence.
   */
  split(line: string): { label: string; text: string } | null {
    const match = /^([^:：]{1,80})([:：])(\s?)/u.exec(line);
    const label = match?.[1]?.trim();
    if (!match || label === undefined) return null;
    const text = line.slice(match[0].length).trim();
    if (this.isKnown(label)) return { label, text };
    const spaced = match[2] === '：' || match[3] !== '' || text === '';
    return spaced && looksLikeLabel(label) ? { label, text } : null;
  }

  warnings(): string[] {
    if (this.#unused.size === 0) return [];
    return [`${this.#unused.size} label(s) of speaker_map do not occur in the transcript.`];
  }
}

const oneLine = (label: string) => label.trim().replace(/\s+/g, ' ');
const normalise = (label: string) => oneLine(label).toLowerCase();

const isName = (word: string) => /^[(]?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(word);

/** Whether unknown words before a colon look like a speaker's name rather than the beginning of a sentence. */
export function looksLikeLabel(label: string): boolean {
  if (label.length > LABEL_CHARACTERS || !/\p{L}/u.test(label) || /[?!;,"“”]/.test(label)) return false;
  if (/^speaker\b|^speaker_/i.test(label)) return true;
  const words = label.split(/\s+/);
  return words.length <= LABEL_WORDS && words.every((word, n) => isName(word) || (n > 0 && NAME_PARTICLES.has(word)));
}
