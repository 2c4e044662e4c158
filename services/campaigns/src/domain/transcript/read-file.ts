import { isUtf8 } from 'node:buffer';
import { saidIn } from '@insights/csv/transcript';
import { readDocx } from './docx.ts';
import { rejectForeign } from './foreign-files.ts';
import { TranscriptError } from './problems.ts';
import { isSbv, srtOfSbv } from './srt.ts';
import type { ParsedFormat } from './parse-transcript.ts';
import type { TranscriptFormat } from './types.ts';

/** A file as `parseTranscript` takes it. */
export interface ReadTranscript {
  readonly format: ParsedFormat;
  readonly transcript: unknown;
  /** The encoding is a guess. */
  readonly isGuessed: boolean;
}

/** Decodes a file and finds its format. Errors: `TranscriptError`. */
export function readFile(bytes: Uint8Array, format: TranscriptFormat): ReadTranscript {
  rejectForeign(bytes);
  if (format === 'docx' || (format === 'auto' && isZip(bytes))) {
    return { format: 'text', transcript: readDocx(bytes), isGuessed: false };
  }
  const { text, isGuessed } = decodeText(bytes);
  const given = format === 'auto' ? formatOf(text) : format;
  if (given === 'srt' && isSbv(text)) return { format: given, transcript: srtOfSbv(text), isGuessed };
  return { format: given, transcript: given === 'json' ? parseJsonText(text) : text, isGuessed };
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const SRT = /^\s{0,100}(?:\d{1,9}[ \t]{0,20}(?:\r\n|\r|\n)\s{0,100})?\d{1,4}:\d{1,2}:\d{1,2}[.,\d]{0,10}[ \t]{0,5}-->/;

/** The first line of a table names its columns. */
const MAX_HEADING = 1_000;

function formatOf(text: string): ParsedFormat {
  const start = text.slice(0, 1000).replace(/^\ufeff/, '');
  if (/^WEBVTT(?:\s|$)/.test(start)) return 'vtt';
  if (SRT.test(start) || isSbv(start)) return 'srt';
  if (/^\s{0,100}(?:\{|\[\s{0,100}[{\]])/.test(start)) return 'json';
  return saidIn(text.slice(0, MAX_HEADING)) ? 'csv' : 'text';
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new TranscriptError([{ loc: ['transcript'], msg: 'JSON decode error', type: 'json_invalid' }]);
  }
}

/** The text of a file in UTF-8, UTF-16 with or without a mark, or else Windows-1252, which is a guess. */
export function decodeText(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (encoding === 'windows-1252' && !isWestern(text)) throw unknownEncoding();
  return { text: text.startsWith('\ufeff') ? text.slice(1) : text, isGuessed: encoding === 'windows-1252' };
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  return isUtf8(bytes) || isDamagedUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Whether most of what is no ASCII is UTF-8, so that the rest is damage; it is reported with its line. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, SAMPLE_BYTES));
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  // oxlint-disable-next-line no-control-regex -- ASCII
  const whole = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return whole > lost;
}

/** Accented letters, of which no western language has three in a row. Punctuation is among them where another encoding was misread. */
// oxlint-disable-next-line no-control-regex -- ASCII
const FOREIGN_WORD = /[^\0-\x7f\s]{3,40}/g;
const MIN_FOREIGN_WORDS = 2;

/** Whether a text that was read as Windows-1252 may be in it: another encoding gives words of accented letters, or none. */
function isWestern(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- bytes that Windows-1252 does not use
  if (/[\u0081\u008d\u008f\u0090\u009d]/.test(text)) return false;
  const words = text.slice(0, SAMPLE_BYTES).match(FOREIGN_WORD) ?? [];
  const strange = words.filter((word) => new Set(word.match(/[À-ÖØ-öø-ÿ]/g)).size > 1);
  return new Set(strange).size < MIN_FOREIGN_WORDS;
}

function unknownEncoding(): TranscriptError {
  const msg = 'The encoding of the file is not recognised. Save the file as UTF-8 and send it again.';
  return new TranscriptError([{ loc: ['transcript'], type: 'encoding_unknown', msg }]);
}

const SAMPLE_BYTES = 64 * 1024;
/** The share of zeros among the high bytes of UTF-16 in any script: line ends, spaces, digits and colons are ASCII. */
const MIN_ZEROS = 0.02;

/** Whether zeros stand at one place of the pairs only, and the pairs are characters. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null;
  const zeros: [even: number, odd: number] = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[(index % 2) as 0 | 1] += 1;
  const [fewer, more] = [Math.min(...zeros), Math.max(...zeros)];
  if (more < (sample.length / 2) * MIN_ZEROS || more === 0 || fewer > more / 50) return null;
  const encoding = zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).includes('\0') ? null : encoding;
  } catch {
    return null;
  }
}
