import {
  HEAD_CHARACTERS,
  LEADING_DIRECTIONS,
  type Head,
  type KnownLabel,
  type KnownLabels,
  knownHead,
} from './heads.ts';
import { plainerForms } from './label-forms.ts';
import { labelKey, oneLine, quickKey } from './label-key.ts';
import { type Layout, surveyLayout } from './layout.ts';
import { atLine, type ProblemList } from './problems.ts';
import { isHeading } from './titles.ts';
import { isSpeaker, limits, type ParsedTurn, type Speaker } from './types.ts';
import { type Surroundings, type UnknownHead, unknownHead } from './unknown-heads.ts';
import type { WarningList } from './warnings.ts';

/** Who speaks, and by which label. */
export type Voice = Pick<ParsedTurn, 'speaker' | 'speaker_label'>;

interface Doubt extends UnknownHead {
  line: number;
  place: Place;
}

/** Words before the first label are in no turn; those that are a heading are no speech. */
type Place = 'within' | 'outside' | 'heading';

const placeOf = (line: string, unknown: UnknownHead, isOutside: boolean): Place =>
  !isOutside ? 'within' : isHeading(line, unknown) ? 'heading' : 'outside';

/** Files repeat few labels, but every line is looked up. */
const MAX_CACHED = 4096;
const ALONE = { isAboveTime: false, isBelowTime: false, isFirst: false, isAboveText: () => false };

const UNMAPPED =
  'Labels are "interviewer" and "participant"; map any other in speaker_map, as {"<label>": "interviewer" or "participant"}. ' +
  'If these words are not a label, write the sentence without the colon.';

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]$/u;

/**
 * Whether a line begins with a label and lacks the mark after it. One name may begin a sentence, so a new one has to begin after it;
 * several words of a label, or a handle, seldom do.
 */
function isUnmarked(label: string, rest: string, line: string): boolean {
  if (!/^\s?[\p{L}\p{N}]/u.test(rest)) return false;
  if (!rest.startsWith(' ')) return WITHOUT_SPACES.test(label) && label.length > 1;
  if (/[\s\d_@]/.test(label)) return true;
  return /^[\p{Lu}\p{Lo}]/u.test(line.split(/\s+/, 2)[1] ?? '');
}

/**
 * Maps the labels of a file to the two speakers, and decides at the end what the words were that might be labels (`settle`). A label may
 * be a person's name, so problems and warnings give its position and never quote it; each unknown one is reported once.
 */
export class SpeakerLabels implements KnownLabels {
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
  readonly #voices = new Map<string, Voice>();
  /** The first word of each known label: a line without one of them has no known label. */
  readonly #firstWords: ReadonlySet<string>;
  readonly haveColons: boolean;
  #text = '';
  #layout: Layout | null = null;

  constructor(speakerMap: Record<string, Speaker> | undefined, problems: ProblemList, warnings: WarningList) {
    this.#problems = problems;
    this.#warnings = warnings;
    const seen = new Map<string, Speaker>();
    for (const [index, [label, speaker]] of Object.entries(speakerMap ?? {}).entries()) {
      // A person may copy a label with its colon.
      const key = labelKey(label).replace(/[\s:]{1,20}$/, '');
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
    this.haveColons = [...this.#speakers.keys()].some((key) => key.includes(':'));
    this.#firstWords = new Set([...this.#speakers.keys()].map((key) => key.split(' ', 1)[0] ?? ''));
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

  /** The text whose lines `head` and `doubt` get. */
  read(text: string): void {
    this.#text = text;
  }

  /** How the file is written, once that matters. A name alone on a line, or before a dash, may also be speech, and so may a time. */
  get layout(): Layout {
    this.#layout ??= surveyLayout(this.#text, (line) => this.#knownHead(line));
    return this.#layout;
  }

  /** Whether a time below a label is the turn's: most labels have one, or it is what shows that the line is a label. */
  isTimeBelow({ form }: Pick<Head, 'form'>): boolean {
    return this.layout.hasTimesAfter || !(form === 'marked' || this.layout.forms.has(form));
  }

  #knownHead(written: string): Head | null {
    const line = written.replace(LEADING_DIRECTIONS, '');
    const key = quickKey(line.slice(0, HEAD_CHARACTERS));
    for (const word of this.#firstWords) if (key.includes(word)) return knownHead(line, this);
    return null;
  }

  /** Whether a line begins with a label that is known. */
  begins(line: string): boolean {
    return this.#knownHead(line) !== null;
  }

  /**
   * The head of a line whose label is known. `isHead`: what stands beside the line shows that it is one, whatever its form. `isOutside`:
   * no label stands above it.
   */
  head(line: string, at: number, isHead = false, isOutside = false): Head | null {
    const head = this.#knownHead(line);
    if (!head) return null;
    if (head.form === 'marked' || isHead || this.layout.forms.has(head.form)) {
      if (head.isShortened) this.#warnings.add('label_addition', at);
      const isTimed = head.isTimeOnly && head.time === null && this.layout.hasTimesAfter;
      return isTimed ? { ...head, text: '', time: head.text } : head;
    }
    const unknown = { label: head.label, likeness: 'doubtful' } as const;
    this.#doubts.push({ ...unknown, line: at, place: placeOf(line, unknown, isOutside) });
    return null;
  }

  /** Whether a line looks as if it began with a label that nothing names. Counts it as one that is decided by `settle`, unless it is certain. */
  doubt(line: string, at: number, around: Partial<Surroundings>, isOutside = false): UnknownHead | null {
    if (this.#doubts.at(-1)?.line === at) return null;
    const isTimeUsed = () => this.layout.hasTimesAfter;
    const isBareUsed = () => this.layout.forms.has('bare') && !isTimeUsed();
    const unknown = unknownHead(line, { ...ALONE, isBareUsed, isTimeUsed, ...around }) ?? this.#knownStart(line);
    if (!unknown || unknown.likeness === 'certain') return unknown;
    this.#doubts.push({ ...unknown, line: at, place: placeOf(line, unknown, isOutside) });
    if (this.#doubts.length > limits.turns) {
      this.#problems.giveUp(atLine(at), 'speaker_unmapped', `Too many lines begin with an unknown label. ${UNMAPPED}`);
    }
    return unknown;
  }

  /** A known label that something else than a word follows, in a form that no other rule knows, or whose mark is missing. */
  #knownStart(line: string): UnknownHead | null {
    const words = line.slice(0, HEAD_CHARACTERS).replace(/^[^\p{L}\p{N}]{1,20}/u, '');
    const key = quickKey(words);
    for (const known of this.#speakers.keys()) {
      if (!key.startsWith(known)) continue;
      const rest = key.slice(known.length);
      const isMarked = /^(?!\s?[\p{L}\p{N}])\s?\S/u.test(rest);
      if (isMarked || isUnmarked(known, rest, words)) return { label: known, likeness: 'doubtful' };
    }
    return null;
  }

  /** Who a label is; null, after reporting it, when neither the file nor speaker_map says. */
  resolve(label: string, loc: (string | number)[]): Voice | null {
    const resolved = this.#voices.get(label);
    if (resolved) return resolved;
    const known = this.find(label);
    const key = known ? labelKey(known.label) : '';
    const speaker = this.#speakers.get(key);
    if (!known || !speaker) {
      this.#reportUnknown(label, loc);
      return null;
    }
    this.#unused.delete(key);
    this.#used.add(speaker);
    const voice = { speaker, speaker_label: this.written(known.label) };
    if (this.#voices.size < MAX_CACHED) this.#voices.set(label, voice);
    return voice;
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
    for (const { label, line, likeness, place } of this.#doubts) {
      if (place === 'heading') continue;
      const recurs = likeness === 'name' && (times.get(labelKey(label))?.length ?? 0) > 1;
      const isLabel = likeness === 'name' || likeness === 'uncased';
      if (isStrict || recurs || (isLabel && !isSettled)) this.#reportUnknown(label, atLine(line));
      else if (place === 'within') this.#warnings.add('speaker_doubtful', line);
    }
    if (this.#unused.size > 0) this.#warnings.add('label_unused', null, this.#unused.size);
  }

  /** Rejects all words that might be labels: without one more speaker, the file is of no use. */
  rejectDoubts(): void {
    for (const { label, line } of this.#doubts) this.#reportUnknown(label, atLine(line));
  }

  /** Whether a known label stands within a line, after the end of a sentence. */
  namesAnother(text: string): boolean {
    if (!/[:：]/u.test(text)) return false;
    let start = 0;
    for (const { index, 0: mark } of text.matchAll(/[.?!…。？！:：]/gu)) {
      const words = text.slice(Math.max(start, index - limits.label_characters), index);
      if (/[:：]/u.test(mark) && start > 0 && words.trim() !== '' && this.find(words)) return true;
      start = index + 1;
    }
    return false;
  }
}
