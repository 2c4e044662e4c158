import type { WordOf, campaigns } from '@insights/contracts';
import { formatTimeCode } from './time-codes.ts';
import type { ParsedTurn, Speaker } from './types.ts';

export type RenderedForm = WordOf<typeof campaigns.TranscriptForm> | 'text';
export type SpokenTurn = Pick<ParsedTurn, 'speaker' | 'speaker_label' | 'text' | 'started_ms' | 'ended_ms'>;
export type SpeakerNames = Readonly<Record<Speaker, string>>;

interface TimedTurn {
  name: string;
  text: string;
  started_ms: number;
  ended_ms: number;
  /** False for an estimated start. */
  known: boolean;
}

/** About sixteen characters a second, the pace of relaxed speech. */
const MS_PER_CHARACTER = 60;
const SHORTEST_MS = 1000;
const NAMES: SpeakerNames = { interviewer: 'Interviewer', participant: 'Participant' };

/** A cue or paragraph of the document; `n` counts from 1. */
const renderers: Record<RenderedForm, (turn: TimedTurn, n: number) => string> = {
  vtt: vttCue,
  srt: srtCue,
  markdown: markdownParagraph,
  text: textParagraph,
};

/**
 * Writes a conversation as a WebVTT, SubRip, Markdown or plain text document, a few turns at a time. Captions need times: a turn without a
 * start begins where the one before it ends, and one without an end lasts as long as its words take at a relaxed pace, but not
 * beyond the next known start. The others show known times only. Line breaks in a turn become spaces.
 */
export class TranscriptRenderer {
  readonly #form: RenderedForm;
  readonly #names: SpeakerNames;
  readonly #nextKnownStart: number[];
  #written = 0;
  #cursor = 0;

  /** `starts`: when each turn of the whole conversation begins. */
  constructor(form: RenderedForm, starts: readonly (number | null)[], names: SpeakerNames = NAMES) {
    this.#form = form;
    this.#names = names;
    this.#nextKnownStart = starts.map(() => Infinity);
    for (let n = starts.length - 2; n >= 0; n -= 1) {
      this.#nextKnownStart[n] = starts[n + 1] ?? this.#nextKnownStart[n + 1] ?? Infinity;
    }
  }

  /** The part before the first turn. */
  get head(): string {
    return this.#form === 'vtt' ? 'WEBVTT\n' : '';
  }

  /** The next turns of the document. */
  next(turns: readonly SpokenTurn[]): string {
    return turns
      .map((turn) => {
        const timed = this.#time(turn);
        this.#written += 1;
        const piece = renderers[this.#form](timed, this.#written);
        return this.#written === 1 && this.head === '' ? piece : `\n${piece}`;
      })
      .join('');
  }

  #time(turn: SpokenTurn): TimedTurn {
    const next = this.#nextKnownStart[this.#written] ?? Infinity;
    const text = oneLine(turn.text);
    const started_ms = turn.started_ms ?? Math.min(this.#cursor, next);
    const estimate = started_ms + Math.max(SHORTEST_MS, text.length * MS_PER_CHARACTER);
    const ended_ms = Math.max(started_ms, turn.ended_ms ?? Math.min(estimate, next));
    this.#cursor = Math.max(this.#cursor, ended_ms);
    const name = oneLine(turn.speaker_label ?? this.#names[turn.speaker]);
    return { name, text, started_ms, ended_ms, known: turn.started_ms !== null };
  }
}

/** Line breaks of every kind, because programs that read captions disagree on what ends a line. */
const oneLine = (text: string) => text.trim().replace(/(?:(?!\t)\p{Cc}|[\u2028\u2029])+/gu, ' ');

const escapeVtt = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

function vttCue({ name, text, started_ms, ended_ms }: TimedTurn, n: number): string {
  const timing = `${formatTimeCode(started_ms, '.')} --> ${formatTimeCode(ended_ms, '.')}`;
  return `${n}\n${timing}\n<v ${escapeVtt(name)}>${escapeVtt(text)}</v>\n`;
}

function srtCue({ name, text, started_ms, ended_ms }: TimedTurn, n: number): string {
  const timing = `${formatTimeCode(started_ms, ',')} --> ${formatTimeCode(ended_ms, ',')}`;
  return `${n}\n${timing}\n${name}: ${text}\n`;
}

function textParagraph({ name, text, started_ms, known }: TimedTurn): string {
  const time = known ? ` (${formatTimeCode(started_ms)})` : '';
  return `${name}${time}: ${text}\n`;
}

function markdownParagraph({ name, text, started_ms, known }: TimedTurn): string {
  const time = known ? ` (${formatTimeCode(started_ms)})` : '';
  return `**${escapeMarkdown(name)}**${time}: ${escapeMarkdown(text)}\n`;
}
