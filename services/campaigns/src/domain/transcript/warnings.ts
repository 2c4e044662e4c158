/** How a doubtful passage of a file was read, for the importing user. Never quotes the transcript or a label. */
export interface ImportWarning {
  readonly code: WarningCode;
  /** How many passages were read like this. */
  readonly count: number;
  /** The first of their lines (of a JSON file: elements; of a Word file: paragraphs), from 1. */
  readonly lines: readonly number[];
  readonly msg: string;
}

const MESSAGES = {
  encoding_guessed: 'The file is not UTF-8 and was read as Windows-1252. Check its accents and quotation marks.',
  words_before_first_label: 'words before the first speaker label were left out.',
  program_line: 'what a program wrote into the file, not a speaker, was left out.',
  speaker_doubtful:
    'may begin with a speaker whom speaker_map does not name; the words stayed in the turn above. Map the label if it is one; ' +
    'strict_speakers rejects such files.',
  label_within_line: 'names a speaker within the line; the words stayed in one turn. Put each speaker on a line.',
  label_addition: 'a label was read without an addition such as "(Guest)" or "| Company".',
  label_empty: 'a label without words was left out.',
  cue_without_speaker: 'names no speaker; the words were given to the speaker before.',
  words_of_others: 'has words that the file gives to another speaker than the rest; they stayed with the rest.',
  cue_empty: 'a cue without words was left out.',
  out_of_order: 'starts before the one above; turns are ordered by start.',
  time_backwards: 'starts far before the ones above, so its place in the file was kept and its time was not.',
  ends_early: 'ends before it starts; its end was set to its start.',
  overlap: 'begins while another is still being spoken.',
  clock_time: 'is the first; times of day were turned into times since then.',
  interviewer_missing: 'Only the participant speaks: answers cannot be matched to questions that were asked.',
  label_unused: 'label(s) of speaker_map do not occur in the transcript.',
  several_participants: 'participants are named; each turn keeps the label of its speaker.',
} as const;

export type WarningCode = keyof typeof MESSAGES;

const MAX_LINES = 200;
const MAX_LINES_SHOWN = 20;

/** Collects warnings: one for each code, with its lines. */
export class WarningList {
  readonly #found = new Map<WarningCode, { count: number; lines: number[] }>();
  readonly #place: string;

  /** `place`: what the numbers count. */
  constructor(place = 'line') {
    this.#place = place;
  }

  /** `line` is null for what concerns the whole file. */
  add(code: WarningCode, line: number | null = null, count = 1): void {
    const found = this.#found.get(code) ?? { count: 0, lines: [] };
    this.#found.set(code, found);
    found.count += count;
    if (line !== null && found.lines.length < MAX_LINES && found.lines.at(-1) !== line) found.lines.push(line);
  }

  list(): ImportWarning[] {
    return [...this.#found].map(([code, { count, lines }]) => ({ code, count, lines, msg: this.#message(code) }));
  }

  #message(code: WarningCode): string {
    const { count, lines } = this.#found.get(code) ?? { count: 0, lines: [] };
    const words = MESSAGES[code];
    if (lines.length === 0) return /^[a-z]/.test(words) ? `${count} ${words}` : words;
    const shown = lines.slice(0, MAX_LINES_SHOWN).join(', ');
    const place = `${this.#place}${lines.length === 1 ? '' : 's'} ${shown}`;
    const more = count > Math.min(lines.length, MAX_LINES_SHOWN) && lines.length > MAX_LINES_SHOWN ? ' …' : '';
    return `${place.charAt(0).toUpperCase()}${place.slice(1)}${more}: ${words}`;
  }
}
