const MIB = 1024 * 1024;

/** What a document may take to be read. Beyond it, the upload fails with a reason. */
export const PARSE_LIMITS = {
  /** Of its text. */
  characters: 4_000_000,
  /** Of a PDF. */
  pages: 2_000,
  /** Of the parts of a DOCX file, inflated. */
  expanded_bytes: 64 * MIB,
  milliseconds: 60_000,
  /** Heap of the thread. */
  memory_mib: { plain: 128, formatted: 256 },
  /** Buffers of the thread. */
  buffers_mib: 192,
} as const;

/** A file that cannot be read. The reason is for the uploader: it names no content. */
export class Unreadable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}

const count = (value: number): string => value.toLocaleString('en');

export const tooLong = (): Unreadable =>
  new Unreadable(`The text has more than ${count(PARSE_LIMITS.characters)} characters. Divide the document.`);
