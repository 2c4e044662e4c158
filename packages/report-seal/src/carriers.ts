import type { FileFormat } from './manifest.ts';
import { zipCarrier } from './zip-carrier.ts';

/** The sealed content and the seal of a file. */
export interface Sealed {
  readonly content: Buffer;
  /** A compact JWS. */
  readonly jws: string;
}

/**
 * How a seal is stored in its file. `attach` is the only accepted form: a file is checked by detaching the seal, attaching it again and
 * comparing all bytes, so no byte of a file is outside both content and seal.
 */
export interface Carrier {
  attach(sealed: Sealed): Buffer<ArrayBuffer>;
  /** Undefined if no seal is found. */
  detach(file: Buffer): Sealed | undefined;
}

/** A seal at the end of a text file. `tail` has only ASCII characters and begins with `head`. */
function tailCarrier(head: string, tail: (jws: string, content: Buffer) => string): Carrier {
  return {
    attach: ({ content, jws }) => Buffer.concat([content, Buffer.from(tail(jws, content))]),
    detach(file) {
      const at = file.lastIndexOf(head, undefined, 'latin1');
      if (at === -1) return undefined;
      const content = file.subarray(0, at);
      const jws = jwsIn(file.toString('latin1', at + head.length));
      return { content, jws };
    },
  };
}

/** Long lines make editors slow. */
const LINE = 120;
/** Spreadsheets cut cells of more than 32,767 characters. */
const CELL = 8_000;
const CELL_HEAD = 'jws:';

const pieces = (jws: string, length: number): string[] => jws.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];

/** The characters of the JWS in a tail, without what `attach` adds. */
function jwsIn(tail: string): string {
  return tail.replaceAll(/\r\nseal,\d+,jws:/g, '').replaceAll(/[\s,]|"\n\}\n$|-->\n$/g, '');
}

/** HTML and Markdown: a comment after everything else. */
const comment = tailCarrier(
  '\n<!-- insights-seal\n',
  (jws) => `\n<!-- insights-seal\n${pieces(jws, LINE).join('\n')}\n-->\n`,
);

/** JSON: the last field of the outermost object. */
const field = tailCarrier(',\n  "seal": "', (jws) => `,\n  "seal": "${jws}"\n}\n`);

/** CSV: rows of the kind `seal` with as many cells as the first row, after all others. */
const rows = tailCarrier(`\r\nseal,1,${CELL_HEAD}`, (jws, content) => {
  const rest = ','.repeat(Math.max(0, columnsOf(content) - 3));
  const lines = pieces(jws, CELL).map((piece, index) => `\r\nseal,${index + 1},${CELL_HEAD}${piece}${rest}`);
  return `${lines.join('')}\r\n`;
});

function columnsOf(csv: Buffer): number {
  const end = csv.indexOf('\r\n');
  return csv.toString('latin1', 0, end === -1 ? csv.length : end).split(',').length;
}

export const carriers: Readonly<Record<FileFormat, Carrier>> = {
  md: comment,
  html: comment,
  json: field,
  csv: rows,
  docx: zipCarrier,
  qdpx: zipCarrier,
};

/** In the order in which a file of unknown format is tried. */
export const ALL_CARRIERS: readonly Carrier[] = [zipCarrier, comment, field, rows];
