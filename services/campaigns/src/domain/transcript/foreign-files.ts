import { TranscriptError } from './problems.ts';

/** Files that hold transcripts in a form which is not read, by how they begin. */
const FOREIGN: readonly (readonly [start: RegExp, name: string])[] = [
  [/^\{\\rtf/, 'RTF'],
  [/^%PDF-/, 'PDF'],
  // oxlint-disable-next-line no-control-regex -- bytes
  [/^\u00d0\u00cf\u0011\u00e0/, 'an older Word or Office file (.doc)'],
  [/^(?:<\?xml[^>]{0,200}\?>\s{0,20})?(?:<!--.{0,500}?-->\s{0,20})?<(?:tt|tt:tt)[\s>]/s, 'TTML captions'],
  [
    /^(?:<\?xml[^>]{0,200}\?>\s{0,20})?(?:<!--.{0,500}?-->\s{0,20})?(?:<!doctype html|<html|<head|<body)[\s>]/is,
    'HTML',
  ],
  [/^<\?xml\s/, 'XML'],
  [/^\[Script Info\]/i, 'captions in SSA or ASS'],
  // oxlint-disable-next-line no-control-regex -- bytes
  [/^(?:ID3[\u0002-\u0004]|RIFF.{4}(?:WAVE|AVI )|OggS\0|fLaC|.{4}ftyp|\u001aE\u00df\u00a3)/s, 'a recording'],
];
const BEGINNING = 1000;

/** Rejects a file that is recognised and not read, by its name: its words stand between markup. */
export function rejectForeign(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, BEGINNING))
    .toString('latin1')
    .replace(/^(?:\u00ef\u00bb\u00bf)?\s{0,100}/, '');
  const name = FOREIGN.find(([pattern]) => pattern.test(start))?.[1];
  if (name === undefined) return;
  const msg = `The file is ${name}. Export the transcript as text, WebVTT, SubRip, Word (.docx) or JSON, and send that.`;
  throw new TranscriptError([{ loc: ['transcript'], type: 'format_unsupported', msg }]);
}
