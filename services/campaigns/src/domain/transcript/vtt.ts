import { vttSegments } from './cue-text.ts';
import { CueList } from './cues.ts';
import { LineReader } from './line-reader.ts';
import { atLine, type ProblemList } from './problems.ts';
import type { TextParser } from './types.ts';

const COMMENT = /^(?:NOTE(?:[ \t]|$)|(?:STYLE|REGION)[ \t]*$)/;
const ARROW = '-->';
/** A cue's id as Webex writes it, with who speaks. */
const VOICE_ID = /^\d{1,9}\s{1,5}"([^"]{1,200})"(?:\s{1,5}\(\d{1,20}\))?$/;

/** Parses WebVTT: voice spans, cue ids and settings, comments, styles and regions; hours are optional. */
export const parseVtt: TextParser = (text, context) => {
  context.speakers.read(text);
  const lines = new LineReader(text);
  const cues = new CueList(vttSegments, context);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines.next() ?? '')) {
    const msg = 'A WebVTT file begins with the line "WEBVTT". For SubRip (.srt) send format "srt".';
    context.problems.add(atLine(1), 'vtt_header', msg);
  }
  readPayload(lines, cues); // The rest of the header ("Kind: captions"): no cue is open, so nothing keeps it.
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (line.trim() === '') continue;
    // The format's comments and styles, which no viewer shows.
    if (COMMENT.test(line)) lines.skipBlock();
    else readCue(line, lines, cues, context.problems);
  }
  return cues.finish();
};

function readCue(first: string, lines: LineReader, cues: CueList, problems: ProblemList): void {
  const firstNumber = lines.number;
  const next = lines.peek();
  if (first.includes(ARROW)) cues.open(firstNumber, first);
  else if (next?.includes(ARROW)) {
    lines.next();
    cues.open(lines.number, next, VOICE_ID.exec(first.trim())?.[1]?.trim() ?? null);
  } else if (cues.isEmpty) {
    // A blank line stands between the timing and its words.
    cues.addLine(first, firstNumber);
  } else {
    const msg = 'A cue must begin here, with "00:01:02.345 --> 00:01:05.000" on this line or the next.';
    problems.add(atLine(firstNumber), 'timing_missing', msg);
    return lines.skipBlock();
  }
  readPayload(lines, cues);
}

/** Reads up to a blank line or an arrow, which begins the next cue even if the blank line is missing. */
function readPayload(lines: LineReader, cues: CueList): void {
  for (let line = lines.next(); line !== null && line.trim() !== ''; line = lines.next()) {
    if (line.includes(ARROW)) return lines.back();
    cues.addLine(line, lines.number);
  }
}
