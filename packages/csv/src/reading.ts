/** Text as programs save it, and tables as spreadsheets do. For browsers too. */

export interface Decoded {
  readonly text: string;
  /** The encoding is a guess: Windows-1252, because the bytes are not UTF-8. */
  readonly isGuessed: boolean;
}

/** The text of a file in UTF-8 or marked UTF-16, or else Windows-1252. Null for a file that is no text. */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isLittle || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes), isGuessed: false };
  }
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

export interface Table {
  readonly text: string;
  readonly delimiter: string;
}

/** A table without Excel's own first line, which names the delimiter. */
export function tableIn(text: string): Table {
  const named = /^sep=(.)(?:\r\n|\r|\n)/.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  return { text: table, delimiter: named?.[1] ?? delimiterOf(table) };
}

/** The most frequent one of the header outside of quotation marks: where the decimal mark is a comma, spreadsheets write semicolons. */
export function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/)).replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, header.split(mark).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
