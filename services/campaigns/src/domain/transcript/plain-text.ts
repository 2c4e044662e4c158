import { LineReader } from './line-reader.ts';
import { atLine, type ProblemList } from './problems.ts';
import { type SpeakerLabels, type Voice, looksLikeLabel } from './speakers.ts';
import { parseTimeCode, TIME_CODE } from './time-codes.ts';
import { limits, type ParsedTranscript, type ParsedTurn } from './types.ts';

interface Heading {
  label: string;
  text: string;
  time: string | null;
}
interface OpenTurn {
  line: number;
  voice: Voice | null;
  started_ms: number | null;
  words: string[];
  characters: number;
}

// The number of spaces is bounded, so that matching is never slow.
const BRACKETED = new RegExp(String.raw`^(?:\[(${TIME_CODE})\]|\((${TIME_CODE})\))\s{0,20}(?:[-–—]\s{1,20})?`);
const LEADING = new RegExp(String.raw`^(${TIME_CODE})\s{1,20}(?:[-–—]\s{1,20})?`);
const TRAILING = new RegExp(String.raw`^(.{1,80}?)\s{0,20}[[(](${TIME_CODE})[\])]\s{0,20}(?:[:：]\s{0,20}|$)`, 'u');
const BARE_TRAILING = new RegExp(String.raw`^(.{1,80}?)(\s{1,20})(${TIME_CODE})$`, 'u');
const EMPHASIS = /^(\*\*|__)([^*_]{1,80})\1/;

/**
 * Parses `Label: words`, where lines without a label continue the turn above. A time may be before the label
 * (`[00:01:02] Label:`, `00:01:02 Label:`) or after it (`Label (01:02):`, or `Label  01:02` alone on a line).
 */
export function parsePlainText(text: string, speakers: SpeakerLabels, problems: ProblemList): ParsedTranscript {
  const lines = new LineReader(text);
  const turns: ParsedTurn[] = [];
  let open: OpenTurn | null = null;
  let opened = 0;
  let empty = 0;
  let strayReported = false;
  const close = () => {
    if (open) empty += closeTurn(open, turns, problems);
    open = null;
  };
  for (let raw = lines.next(); raw !== null; raw = lines.next()) {
    const line = raw.trim();
    if (line === '') continue;
    const heading = readHeading(line, speakers);
    if (heading) {
      close();
      opened += 1;
      if (opened > limits.turns) {
        const msg = `A conversation has at most ${limits.turns} turns. Split it into several.`;
        problems.giveUp(['transcript'], 'too_many_turns', msg);
      }
      const voice = speakers.resolve(heading.label, atLine(lines.number));
      const started_ms = readTime(heading.time, lines.number, turns.at(-1)?.started_ms ?? 0, problems);
      open = { line: lines.number, voice, started_ms, words: [], characters: 0 };
      addWords(open, heading.text);
    } else if (open) {
      addWords(open, line.replace(BRACKETED, ''));
    } else if (!strayReported) {
      strayReported = true;
      const msg = 'These words come before the first speaker label. Begin with "Interviewer: " or "Participant: ".';
      problems.add(atLine(lines.number), 'speaker_missing', msg);
    }
  }
  close();
  return { turns, warnings: empty > 0 ? [`${empty} label(s) without words were left out.`] : [] };
}

/** Of a turn that is too long, only the size is recorded. */
function addWords(open: OpenTurn, words: string): void {
  const text = words.trim();
  if (text === '') return;
  open.characters += text.length + (open.characters > 0 ? 1 : 0);
  if (open.characters <= limits.turn_characters) open.words.push(text);
}

/** Adds the turn and returns 0; returns 1 for a turn without words, which is dropped. */
function closeTurn(open: OpenTurn, turns: ParsedTurn[], problems: ProblemList): 0 | 1 {
  if (open.characters === 0) return 1;
  if (open.characters > limits.turn_characters) {
    const msg = `The turn that begins here is longer than ${limits.turn_characters} characters. Split it into several.`;
    problems.add(atLine(open.line), 'text_too_long', msg);
  }
  const { voice, started_ms } = open;
  const text = open.words.join(' ');
  if (voice !== null) turns.push({ ...voice, text, started_ms, ended_ms: null, question_id: null, tags: [] });
  return 0;
}

function readHeading(line: string, speakers: SpeakerLabels): Heading | null {
  if (!line.includes(':') && !line.includes('：')) return null;
  const plain = line.replace(EMPHASIS, '$2');
  const lead = BRACKETED.exec(plain) ?? LEADING.exec(plain);
  const time = lead?.[1] ?? lead?.[2] ?? null;
  const rest = (lead ? plain.slice(lead[0].length) : plain).replace(EMPHASIS, '$2');
  const trailing = TRAILING.exec(rest);
  if (trailing?.[1] && isLabel(trailing[1], speakers)) {
    return { label: trailing[1], text: rest.slice(trailing[0].length), time: trailing[2] ?? null };
  }
  const bare = BARE_TRAILING.exec(rest);
  // "Monday 10:30" may end a sentence; transcription programs put two spaces before the time.
  if (bare?.[1] && (speakers.isKnown(bare[1]) || (bare[2] !== ' ' && looksLikeLabel(bare[1])))) {
    return { label: bare[1], text: '', time: bare[3] ?? null };
  }
  const labelled = speakers.split(rest);
  return labelled && { ...labelled, time };
}

const isLabel = (words: string, speakers: SpeakerLabels) => speakers.isKnown(words) || looksLikeLabel(words);

function readTime(code: string | null, line: number, previous: number, problems: ProblemList): number | null {
  if (code === null) return null;
  const ms = parseTimeCode(code);
  if (ms === null) {
    problems.add(atLine(line), 'timing_malformed', 'This time cannot be read. It is written "00:01:02" or "01:02".');
  } else if (ms > limits.offset_ms) {
    problems.add(atLine(line), 'time_too_large', 'The turn starts more than seven days into the conversation.');
  } else if (ms < previous) {
    problems.add(atLine(line), 'time_backwards', 'The turn starts before the one above it. Correct one of the times.');
  }
  return ms;
}
