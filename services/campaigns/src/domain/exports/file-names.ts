/** Letters, digits and a few marks that no file system, shell or terminal interprets. */
const UNSAFE = /[^\p{L}\p{M}\p{N}'’_-]+/gu;
const EDGES = /^[\s'’_-]+|[\s'’_-]+$/g;
/** Names are limited to 255 bytes on most systems; the rest is for dates, ids and endings. */
const MAX_BYTES = 120;
/** Windows opens a device for these, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d|conin|conout|clock)$/i;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text as a part of a file name that is harmless on every system; `otherwise` if nothing of it is left. */
export function safeFileName(text: string, otherwise: string): string {
  const name = clipped(
    text
      .slice(0, MAX_BYTES * 4)
      .normalize('NFC')
      .replace(UNSAFE, ' ')
      .replace(EDGES, ''),
  );
  return name === '' || DEVICES.test(name) ? otherwise : name;
}

function clipped(text: string): string {
  let name = '';
  for (const { segment } of graphemes.segment(text)) {
    if (Buffer.byteLength(name + segment) > MAX_BYTES) break;
    name += segment;
  }
  return name.replace(EDGES, '');
}
