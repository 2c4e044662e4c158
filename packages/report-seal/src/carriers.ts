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
function tailCarrier(head: string, tail: (jws: string) => string): Carrier {
  return {
    attach: ({ content, jws }) => Buffer.concat([content, Buffer.from(tail(jws))]),
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
const inLines = (jws: string): string => jws.replaceAll(new RegExp(`.{${LINE}}(?=.)`, 'g'), '$&\n');

/** The characters of the JWS in a tail, without what `attach` adds. */
const jwsIn = (tail: string): string => tail.replaceAll(/\s|"\n\}\n$|-->\n$/g, '');

/** HTML: a comment after everything else. */
const comment = tailCarrier('\n<!-- insights-seal\n', (jws) => `\n<!-- insights-seal\n${inLines(jws)}\n-->\n`);

/** JSON: the last field of the outermost object. */
const field = tailCarrier(',\n  "seal": "', (jws) => `,\n  "seal": "${jws}"\n}\n`);

/** Markdown and CSV are read as they are, so their seal is a file of its own. */
export const DETACHED = ['md', 'csv'] as const satisfies readonly FileFormat[];
export type DetachedFormat = (typeof DETACHED)[number];

export const isDetached = (format: FileFormat): format is DetachedFormat =>
  (DETACHED as readonly FileFormat[]).includes(format);

export const carriers: Readonly<Record<Exclude<FileFormat, DetachedFormat>, Carrier>> = {
  html: comment,
  json: field,
  docx: zipCarrier,
  qdpx: zipCarrier,
};

/** In the order in which a file of unknown format is tried. */
export const ALL_CARRIERS: readonly Carrier[] = [zipCarrier, comment, field];
