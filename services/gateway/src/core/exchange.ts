import type { Request, Response } from 'express';
import type { Caller } from './caller.ts';
import type { Pipeline } from './pipeline.ts';

/** Who sent the request of an exchange, and what it takes to call other routes for them. */
export interface ExchangeContext {
  readonly caller: Caller;
  readonly pipeline: Pipeline;
}

/** An answer that reads the rest of the request and writes the response itself, e.g. an upload or a file. Errors before the first byte are ordinary errors. */
export class Exchange {
  readonly run: (request: Request, response: Response, context: ExchangeContext) => Promise<void>;

  constructor(run: (request: Request, response: Response, context: ExchangeContext) => Promise<void>) {
    this.run = run;
  }
}

/** A body that is not parsed. */
export interface RawBody {
  readonly media_type: string;
  readonly content: Buffer;
}
