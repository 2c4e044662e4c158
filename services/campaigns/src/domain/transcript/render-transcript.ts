import { formatTimeCode } from './time-codes.ts';
import type { ParsedTurn, Speaker } from './types.ts';

export type RenderedForm = 'vtt' | 'srt' | 'markdown';
export type SpokenTurn = Pick<ParsedTurn, 'speaker' | 'text' | 'started_ms' | 'ended_ms'>;
export type SpeakerNames = Readonly<Record<Speaker, string>>;

interface TimedTurn {
  name: string;
  text: string;
  started_ms: number;
  ended_ms: number;
  /** False where the start was made up. */
  known: boolean;
}

/** About sixteen characters a second, the pace of relaxed speech. */
const MS_PER_CHARACTER = 60;
const SHORTEST_MS = 1000;

const renderers: Record<RenderedForm, (turns: TimedTurn[]) => string> = {
  vtt: toVtt,
  srt: toSrt,
  markdown: toMarkdown,
};

/**
 * A conversation as a WebVTT, SubRip or Markdown document. Captions need times: a turn without a start begins where the
 * one before it ends, and one without an end lasts as long as its words take at a relaxed pace, but not beyond the next
 * known start. Markdown shows known times only. Line breaks in a turn become spaces.
 */
export function renderTranscript(
  turns: readonly SpokenTurn[],
  form: RenderedForm,
  names: SpeakerNames = { interviewer: 'Interviewer', participant: 'Participant' },
): string {
  return renderers[form](withTimes(turns, names));
}

function withTimes(turns: readonly SpokenTurn[], names: SpeakerNames): TimedTurn[] {
  const nextKnownStart = turns.map(() => Infinity);
  for (let n = turns.length - 2; n >= 0; n -= 1) {
    nextKnownStart[n] = turns[n + 1]?.started_ms ?? nextKnownStart[n + 1] ?? Infinity;
  }
  let cursor = 0;
  return turns.map((turn, n) => {
    const text = oneLine(turn.text);
    const started_ms = turn.started_ms ?? Math.min(cursor, nextKnownStart[n] ?? Infinity);
    const estimate = started_ms + Math.max(SHORTEST_MS, text.length * MS_PER_CHARACTER);
    const ended_ms = Math.max(started_ms, turn.ended_ms ?? Math.min(estimate, nextKnownStart[n] ?? Infinity));
    cursor = Math.max(cursor, ended_ms);
    return { name: oneLine(names[turn.speaker]), text, started_ms, ended_ms, known: turn.started_ms !== null };
  });
}

const oneLine = (text: string) => text.trim().replace(/[\r\n]+/g, ' ');

const escapeVtt = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

function toVtt(turns: TimedTurn[]): string {
  const cues = turns.map(({ name, text, started_ms, ended_ms }, n) => {
    const timing = `${formatTimeCode(started_ms, '.')} --> ${formatTimeCode(ended_ms, '.')}`;
    return `${n + 1}\n${timing}\n<v ${escapeVtt(name)}>${escapeVtt(text)}</v>\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function toSrt(turns: TimedTurn[]): string {
  const cues = turns.map(({ name, text, started_ms, ended_ms }, n) => {
    const timing = `${formatTimeCode(started_ms, ',')} --> ${formatTimeCode(ended_ms, ',')}`;
    return `${n + 1}\n${timing}\n${name}: ${text}\n`;
  });
  return cues.join('\n');
}

function toMarkdown(turns: TimedTurn[]): string {
  const paragraphs = turns.map(({ name, text, started_ms, known }) => {
    const time = known ? ` (${formatTimeCode(started_ms)})` : '';
    return `**${escapeMarkdown(name)}**${time}: ${escapeMarkdown(text)}\n`;
  });
  return paragraphs.join('\n');
}
