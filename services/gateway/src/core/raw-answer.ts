/** An answer that is not JSON of the success schema: a file, another form of the resource, or another status. */
export class RawAnswer {
  readonly content_type: string;
  readonly content: Uint8Array | string;
  /** Offered as a download under this name. */
  readonly file_name: string | undefined;
  /** How long anybody may keep the answer; 0: it is not kept. */
  readonly max_age_seconds: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(options: {
    content_type: string;
    content: Uint8Array | string;
    file_name?: string;
    max_age_seconds?: number;
    headers?: Readonly<Record<string, string>>;
  }) {
    this.content_type = options.content_type;
    this.content = options.content;
    this.file_name = options.file_name;
    this.max_age_seconds = options.max_age_seconds ?? 0;
    this.headers = options.headers ?? {};
  }
}

/** An answer too large to hold in memory: sent in pieces, at the reader's pace. A failure before the first piece is an ordinary error. */
export class PiecewiseAnswer {
  readonly content_type: string;
  readonly pieces: AsyncIterable<string | Uint8Array>;
  /** Offered as a download under this name. */
  readonly file_name: string | undefined;
  /** Value of the `Link` header. */
  readonly link: string | undefined;

  constructor(options: {
    content_type: string;
    pieces: AsyncIterable<string | Uint8Array>;
    file_name?: string;
    link?: string | undefined;
  }) {
    this.content_type = options.content_type;
    this.pieces = options.pieces;
    this.file_name = options.file_name;
    this.link = options.link;
  }
}
