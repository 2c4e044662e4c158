import type { Segment } from './cue-text.ts';
import { atLine, type ProblemList } from './problems.ts';
import type { SpeakerLabels, Voice } from './speakers.ts';
import { parseTiming } from './time-codes.ts';
import { limits, type ParsedTranscript, type ParsedTurn } from './types.ts';

/** Cues of one speaker that are closer than this become one turn, because captions are split to fit the screen. */
const MERGE_GAP_MS = 2000;
/** Captions of overlapping speech may be slightly out of order; a larger step back means that two recordings were joined. */
const BACKWARDS_MS = 10_000;

interface Timing {
  started_ms: number;
  ended_ms: number;
}
interface OpenCue extends Timing {
  line: number;
  payload: string[];
  characters: number;
}
interface VoicedCue extends Timing, Voice {
  text: string;
}

/** Checks the cues of a caption file in order and combines them into turns. */
export class CueList {
  readonly #segmentsOf: (payload: string[]) => Segment[];
  readonly #speakers: SpeakerLabels;
  readonly #problems: ProblemList;
  readonly #cues: VoicedCue[] = [];
  #open: OpenCue | null = null;
  #voice: Voice | null = null;
  #labelSeen = false;
  #latestStart = 0;
  #taken = 0;
  #unlabelled = 0;
  #empty = 0;
  #outOfOrder = 0;

  /** `segmentsOf` splits a cue's lines by voice, as the format writes them. */
  constructor(segmentsOf: (payload: string[]) => Segment[], speakers: SpeakerLabels, problems: ProblemList) {
    this.#segmentsOf = segmentsOf;
    this.#speakers = speakers;
    this.#problems = problems;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Ends the previous cue and begins the one whose timing is on the given line. */
  open(line: number, timingLine: string): void {
    this.close();
    const timing = parseTiming(timingLine);
    if (timing) this.#checkTiming(line, timing);
    else {
      const msg = 'This timing cannot be read. It is written "00:01:02.345 --> 00:01:05.000", with commas in SubRip.';
      this.#problems.add(atLine(line), 'timing_malformed', msg);
    }
    this.#open = { line, payload: [], characters: 0, ...(timing ?? { started_ms: 0, ended_ms: 0 }) };
  }

  /** A line of the open cue's text. Of a cue that is far too long, only the size is recorded. */
  addLine(line: string): void {
    if (!this.#open) return;
    this.#open.characters += line.length + 1;
    if (this.#open.characters <= limits.cue_characters) this.#open.payload.push(line);
  }

  close(): void {
    const cue = this.#open;
    this.#open = null;
    if (!cue) return;
    if (cue.characters > limits.cue_characters) return this.#reportLength(cue.line);
    const segments = this.#segmentsOf(cue.payload);
    if (segments.length === 0) this.#empty += 1;
    for (const segment of segments) this.#addSegment(cue, segment);
  }

  #checkTiming(line: number, { started_ms, ended_ms }: Timing): void {
    if (ended_ms < started_ms) {
      this.#problems.add(atLine(line), 'time_range', 'The cue ends before it starts. Correct one of its times.');
    }
    if (ended_ms > limits.offset_ms) {
      this.#problems.add(atLine(line), 'time_too_large', 'The cue ends more than seven days into the recording.');
    }
    if (started_ms < this.#latestStart - BACKWARDS_MS) {
      const msg =
        'The cue starts more than 10 seconds before one above it, as when two files are joined. ' +
        'Import them one by one, or correct the time.';
      this.#problems.add(atLine(line), 'time_backwards', msg);
    }
    if (started_ms < this.#latestStart) this.#outOfOrder += 1;
    this.#latestStart = Math.max(this.#latestStart, started_ms);
  }

  #addSegment({ line, started_ms, ended_ms }: OpenCue, { label, text }: Segment): void {
    this.#taken += 1;
    if (this.#taken > limits.cues) {
      const msg = `A conversation has at most ${limits.cues} cues. Split it into several.`;
      this.#problems.giveUp(['transcript'], 'too_many_cues', msg);
    }
    if (label !== null) {
      this.#voice = this.#speakers.resolve(label, atLine(line));
    } else if (this.#labelSeen) {
      this.#unlabelled += 1;
    } else {
      const msg = 'The first cue names no speaker. Begin it with "<v Name>" (WebVTT) or "Name: ".';
      this.#problems.add(atLine(line), 'speaker_missing', msg);
    }
    this.#labelSeen = true;
    if (text.length > limits.turn_characters) this.#reportLength(line);
    if (this.#voice !== null) this.#cues.push({ ...this.#voice, text, started_ms, ended_ms });
  }

  #reportLength(line: number): void {
    const msg = `The cue is longer than ${limits.turn_characters} characters. Split it into several.`;
    this.#problems.add(atLine(line), 'text_too_long', msg);
  }

  /** Ends the last cue and returns the turns, sorted by start. */
  finish(): ParsedTranscript {
    this.close();
    const cues = this.#outOfOrder === 0 ? this.#cues : this.#cues.toSorted((a, b) => a.started_ms - b.started_ms);
    const counted: [number, string][] = [
      [this.#unlabelled, 'cue(s) name no speaker and were given to the speaker before them.'],
      [this.#outOfOrder, 'cue(s) start before the one above; turns are ordered by start.'],
      [countOverlaps(cues), 'cue(s) begin while another is still being spoken; turns are ordered by start.'],
      [this.#empty, 'cue(s) without words were left out.'],
    ];
    const warnings = counted.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
    return { turns: mergeCues(cues), warnings };
  }
}

function countOverlaps(cues: VoicedCue[]): number {
  let latest: VoicedCue | undefined;
  let overlaps = 0;
  for (const cue of cues) {
    const sameCue = cue.started_ms === latest?.started_ms && cue.ended_ms === latest.ended_ms;
    if (latest && !sameCue && cue.started_ms < latest.ended_ms) overlaps += 1;
    if (!latest || cue.ended_ms > latest.ended_ms) latest = cue;
  }
  return overlaps;
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
