/** Where a text is damaged, as an offset into it, and why. */
export interface EncodingFault {
  index: number;
  type: string;
  msg: string;
}

// UTF-8 that was read as Windows-1252 ("Ã©", "â€™") or Latin-1. These pairs occur in no language, except "Ã" before a
// closing guillemet or a non-breaking space, which are left out. Three of them are not a coincidence.
const MISREAD_UTF8 = /Ã[\u0080-\u009f\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|â€[œ“”™˜¦\u0099\u009c\u009d]/g;
const MISREAD_LIMIT = 3;

const RESEND = 'Save the file as UTF-8 and send it again.';

/** The first sign that the text was decoded with the wrong encoding or cut inside a character; null for a valid text. */
export function encodingFault(text: string): EncodingFault | null {
  const start = text.slice(0, 3);
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff|\ufffe)/.test(start)) {
    return { index: 0, type: 'encoding_utf16', msg: `The text is UTF-16 that was read as something else. ${RESEND}` };
  }
  if (start === 'ï»¿') {
    return { index: 0, type: 'encoding_misread', msg: `The text is UTF-8 that was read as Latin-1. ${RESEND}` };
  }
  return damagedCharacter(text) ?? misreadUtf8(text);
}

function damagedCharacter(text: string): EncodingFault | null {
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    const msg = `The text has a NUL character, as UTF-16 has when it is read as UTF-8. ${RESEND}`;
    return { index: nul, type: 'encoding_nul', msg };
  }
  const replacement = text.indexOf('\ufffd');
  if (replacement !== -1) {
    const msg = `The text has the replacement character U+FFFD: some of it was lost in a conversion. ${RESEND}`;
    return { index: replacement, type: 'encoding_replacement_character', msg };
  }
  if (text.isWellFormed()) return null;
  const msg = 'The text has half of a surrogate pair: a character was cut in two. Send whole characters.';
  return { index: text.search(/\p{Surrogate}/u), type: 'encoding_lone_surrogate', msg };
}

function misreadUtf8(text: string): EncodingFault | null {
  let found = 0;
  for (const match of text.matchAll(MISREAD_UTF8)) {
    found += 1;
    if (found === MISREAD_LIMIT) {
      const msg = `The text is UTF-8 that was read as Windows-1252, so accents and quotes are garbled. ${RESEND}`;
      return { index: match.index, type: 'encoding_misread', msg };
    }
  }
  return null;
}
