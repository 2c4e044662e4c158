import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/** How an embeddings endpoint behaves: correctly, or in one of the ways in which endpoints and networks fail. */
export type EmbeddingsBehaviour =
  | 'well'
  | 'failing'
  | 'slow'
  | 'garbage'
  | 'wrong width'
  | 'other order'
  | 'not a number';

export interface EmbeddingsServer {
  url: string;
  behaviour: EmbeddingsBehaviour;
  /** A request with a text that contains this is answered 400. */
  rejects: string | null;
  /** Texts of each request. */
  asked: string[][];
  close(): Promise<void>;
}

/** Long enough for every limit that tests set. */
const SLOW_MS = 20_000;

interface Request {
  model: string;
  input: string[];
  dimensions?: number;
}

/**
 * A server on loopback with the protocol of `POST /v1/embeddings`. Its vectors count a text's words, each at a place of its own that
 * depends on the model, so texts with the same words are close.
 */
export async function startEmbeddingsServer(width = 256): Promise<EmbeddingsServer> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Another program's port may have become this one.
      if (!request.url?.endsWith('/embeddings')) return response.writeHead(404).end();
      const { model, input, dimensions } = JSON.parse(Buffer.concat(chunks).toString()) as Request;
      server.asked.push(input);
      const { behaviour, rejects } = server;
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (behaviour === 'failing') return send(500, { error: { message: input[0] } });
      if (behaviour === 'slow') return setTimeout(() => response.end(), SLOW_MS).unref();
      if (behaviour === 'garbage') return response.writeHead(200).end(`<html>${input[0]}</html>`);
      const isRejected = rejects !== null && input.some((text) => text.includes(rejects));
      if (isRejected) return send(400, { error: { message: `cannot read: ${input.join(' ')}` } });
      const wide = behaviour === 'wrong width' ? 8 : (dimensions ?? width);
      const data = input.map((text, index) => ({
        object: 'embedding',
        index,
        embedding:
          behaviour === 'not a number'
            ? [null]
            : pointOf(model, text, behaviour === 'wrong width' ? wide + index : wide),
      }));
      return send(200, { object: 'list', model, data: behaviour === 'other order' ? data.toReversed() : data });
    });
  });
  const { base, close } = await onLoopback(http);
  const server: EmbeddingsServer = {
    url: `${base}/v1`,
    behaviour: 'well',
    rejects: null,
    asked: [],
    close,
  };
  return server;
}

function pointOf(model: string, text: string, width: number): number[] {
  const point = Array.from({ length: width }, () => 0.001);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const place = hash(`${model} ${word}`);
    point[place % width] = (point[place % width] ?? 0) + ((place >>> 16) % 2 === 0 ? 1 : -1);
  }
  return point;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
