import { srtSegments } from './cue-text.ts';
import { CueList } from './cues.ts';
import { LineReader } from './line-reader.ts';
import { atLine } from './problems.ts';
import type { TextParser } from './types.ts';

// Speech may contain an arrow; a line that also starts with a digit is taken for a timing.
const isTiming = (line: string | null) => line !== null && line.includes('-->') && /^\s*\d/.test(line);
const isNumber = (line: string) => /^\s*\d{1,9}\s*$/.test(line);

/**
 * Parses SubRip leniently. Cue numbers have no meaning, so wrong, repeated and missing ones are ignored. A blank line within a cue
 * and a missing one between two cues are accepted.
 */
export const parseSrt: TextParser = (text, context) => {
  context.speakers.read(text);
  const lines = new LineReader(text);
  const cues = new CueList(srtSegments, context);
  let afterBlank = true;
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const blank = line.trim() === '';
    if (isTiming(line)) {
      cues.open(lines.number, line);
    } else if (!blank && isNumber(line) && numbersCue(lines.peek(), afterBlank)) {
      cues.close();
      if (!isTiming(lines.peek())) {
        const msg = 'A cue number must be followed by "00:01:02,345 --> 00:01:05,000". Add the timing.';
        context.problems.add(atLine(lines.number), 'timing_missing', msg);
      }
    } else if (!blank && cues.isOpen) {
      cues.addLine(line, lines.number);
    } else if (!blank && afterBlank) {
      const msg = 'A cue must begin here, with its number and "00:01:02,345 --> 00:01:05,000".';
      context.problems.add(atLine(lines.number), 'timing_missing', msg);
    }
    afterBlank = blank;
  }
  return cues.finish();
};

/** Whether a line of digits is a cue's number: a timing follows, or it starts a block and text follows. */
function numbersCue(next: string | null, afterBlank: boolean): boolean {
  return isTiming(next) || (afterBlank && next !== null && next.trim() !== '');
}

const SBV_TIMING = /^(\d{1,4}:\d{2}:\d{2}\.\d{3}),(\d{1,4}:\d{2}:\d{2}\.\d{3})[ \t]{0,20}$/gm;

/** Whether a text is captions as YouTube writes them: "0:00:01.000,0:00:03.000" above the words. */
export const isSbv = (text: string): boolean => text.slice(0, 1000).trimStart().search(SBV_TIMING) === 0;

/** The same captions and lines in SubRip, which needs no numbers. */
export const srtOfSbv = (text: string): string => text.replaceAll(SBV_TIMING, '$1 --> $2');
