import type { CueLine, Segment, SegmentsOf } from './cue-text.ts';
import { CueTimes, type Timing } from './cue-times.ts';
import { INNER_BREAK } from './line-reader.ts';
import { atLine, type ProblemList } from './problems.ts';
import type { SpeakerLabels, Voice } from './speakers.ts';
import { parseTiming } from './time-codes.ts';
import { limits, type ParseContext, type ParsedTurn } from './types.ts';
import type { WarningList } from './warnings.ts';

/** Cues of one speaker that are closer than this become one turn, because captions are split to fit the screen. */
const MERGE_GAP_MS = 2000;
interface OpenCue {
  timing: Timing;
  /** Who speaks, where the cue names it outside its text. */
  label: string | null;
  line: number;
  payload: CueLine[];
  characters: number;
}
interface TimedCue extends Voice {
  timing: Timing;
  line: number;
  text: string;
}

interface VoicedCue extends Timing, Voice {
  line: number;
  text: string;
}

/** Checks the cues of a caption file in order and combines them into turns. */
export class CueList {
  readonly #segmentsOf: SegmentsOf;
  readonly #speakers: SpeakerLabels;
  readonly #problems: ProblemList;
  readonly #warnings: WarningList;
  readonly #times: CueTimes;
  readonly #cues: TimedCue[] = [];
  #open: OpenCue | null = null;
  #voice: Voice | null = null;
  #labelSeen = false;
  /** Lines of cues before the first label. */
  readonly #outside: number[] = [];
  #taken = 0;

  /** `segmentsOf` splits a cue's lines by voice, as the format writes them. */
  constructor(segmentsOf: SegmentsOf, { speakers, problems, warnings }: ParseContext) {
    this.#segmentsOf = segmentsOf;
    this.#speakers = speakers;
    this.#problems = problems;
    this.#warnings = warnings;
    this.#times = new CueTimes(problems, warnings);
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Whether the open cue has no words yet. */
  get isEmpty(): boolean {
    return this.#open?.characters === 0;
  }

  /** Ends the previous cue and begins the one whose timing is on the given line. `label`: who speaks unless its text says it. */
  open(line: number, timingLine: string, label: string | null = null): void {
    const timing = parseTiming(timingLine);
    if (!timing) {
      const msg = 'This timing cannot be read. It is written "00:01:02.345 --> 00:01:05.000", with commas in SubRip.';
      this.#problems.add(atLine(line), 'timing_malformed', msg);
    }
    this.begin(line, timing, label);
  }

  /** Ends the previous cue and begins one with known times, or with none. */
  begin(line: number, timing: Timing | null, label: string | null = null): void {
    this.close();
    this.#open = { line, payload: [], characters: 0, label, timing: this.#times.take(line, timing) };
  }

  /** A line of the open cue's text. Of a cue that is far too long, only the size is recorded. */
  addLine(text: string, line: number): void {
    if (!this.#open) return;
    this.#open.characters += text.length + 1;
    if (this.#open.characters > limits.cue_characters) return;
    for (const part of text.split(INNER_BREAK)) this.#open.payload.push({ text: part, line });
  }

  close(): void {
    const cue = this.#open;
    this.#open = null;
    if (!cue) return;
    if (cue.characters > limits.cue_characters) return this.#reportLength(cue.line);
    const segments = this.#segmentsOf(cue.payload, { speakers: this.#speakers, warnings: this.#warnings });
    if (segments.length === 0) this.#warnings.add('cue_empty', cue.line);
    for (const [n, segment] of segments.entries()) {
      this.#addSegment(cue, n === 0 ? { ...segment, label: segment.label ?? cue.label } : segment);
    }
  }

  /** Ends the open cue with voices that are known already. */
  closeWith(segments: readonly Segment[]): void {
    const cue = this.#open;
    this.#open = null;
    for (const segment of cue ? segments : []) this.#addSegment(cue as OpenCue, segment);
  }

  #addSegment({ line: cue, timing }: OpenCue, { label, text, line }: Segment): void {
    this.#taken += 1;
    if (this.#taken > limits.cues) {
      const msg = `A conversation has at most ${limits.cues} cues. Split it into several.`;
      this.#problems.giveUp(['transcript'], 'too_many_cues', msg);
    }
    if (text.length > limits.turn_characters) this.#reportLength(cue);
    if (label !== null) {
      this.#voice = this.#speakers.resolve(label, atLine(line));
      this.#labelSeen = true;
    } else if (!this.#labelSeen) {
      this.#outside.push(line);
      return;
    } else {
      this.#warnings.add('cue_without_speaker', line);
    }
    if (this.#speakers.namesAnother(text)) this.#warnings.add('label_within_line', line);
    if (this.#voice !== null) this.#cues.push({ ...this.#voice, timing, line: cue, text });
  }

  #reportLength(line: number): void {
    const msg = `The cue is longer than ${limits.turn_characters} characters. Split it into several.`;
    this.#problems.add(atLine(line), 'text_too_long', msg);
  }

  /** Ends the last cue and returns the turns, sorted by start. */
  finish(): ParsedTurn[] {
    this.close();
    this.#times.finish();
    const [first] = this.#outside;
    if (first !== undefined && this.#labelSeen) {
      for (const line of this.#outside) this.#warnings.add('words_before_first_label', line);
    } else if (first !== undefined) {
      const msg =
        'No cue names a speaker. Begin cues with "<v Name>" (WebVTT) or "Name: ", or map the labels in speaker_map.';
      this.#problems.add(atLine(first), 'speaker_missing', msg);
    }
    const timed = this.#cues.map(({ timing, ...cue }): VoicedCue => ({ ...cue, ...timing }));
    const cues = this.#times.isOutOfOrder ? timed.toSorted((a, b) => a.started_ms - b.started_ms) : timed;
    for (const line of overlaps(cues)) this.#warnings.add('overlap', line);
    return mergeCues(cues);
  }
}

function overlaps(cues: VoicedCue[]): number[] {
  let latest: VoicedCue | undefined;
  const lines: number[] = [];
  for (const cue of cues) {
    const sameCue = cue.started_ms === latest?.started_ms && cue.ended_ms === latest.ended_ms;
    if (latest && !sameCue && cue.started_ms < latest.ended_ms) lines.push(cue.line);
    if (!latest || cue.ended_ms > latest.ended_ms) latest = cue;
  }
  return lines;
}

function mergeCues(cues: VoicedCue[]): ParsedTurn[] {
  const turns: (Timing & Voice & { words: string[]; length: number })[] = [];
  for (const { speaker, speaker_label, text, started_ms, ended_ms } of cues) {
    const turn = turns.at(-1);
    const fits = turn !== undefined && turn.length + 1 + text.length <= limits.turn_characters;
    const isSame = turn?.speaker === speaker && turn.speaker_label === speaker_label;
    if (fits && isSame && started_ms - turn.ended_ms < MERGE_GAP_MS) {
      turn.words.push(text);
      turn.length += 1 + text.length;
      turn.ended_ms = Math.max(turn.ended_ms, ended_ms);
    } else {
      turns.push({ speaker, speaker_label, words: [text], length: text.length, started_ms, ended_ms });
    }
  }
  return turns.map(({ speaker, speaker_label, words, started_ms, ended_ms }) => {
    return { speaker, speaker_label, text: words.join(' '), started_ms, ended_ms, question_id: null, tags: [] };
  });
}
