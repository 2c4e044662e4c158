import type { Request, Response } from 'express';

/** An answer that reads the rest of the request and writes the response itself, e.g. an upload or a file. Errors before the first byte are ordinary errors. */
export class Exchange {
  readonly run: (request: Request, response: Response) => Promise<void>;

  constructor(run: (request: Request, response: Response) => Promise<void>) {
    this.run = run;
  }
}

/** A body that is not parsed. */
export interface RawBody {
  readonly media_type: string;
  readonly content: Buffer;
}
