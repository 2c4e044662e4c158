import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/** How the service answers: correctly, never, with an error that repeats what was said, or with something else. */
export type TranscriptionBehaviour = 'well' | 'silent' | 'failing' | 'garbage';

export const SPOKEN = 'The notes were lost between the shifts.';

export interface TranscriptionServer {
  url: string;
  behaviour: TranscriptionBehaviour;
  /** Authorization, fields and file of each request. */
  asked: { authorization: string; path: string; language: string; model: string; file: Buffer; type: string }[];
  close(): Promise<void>;
}

/** A server on loopback with the protocol of `/audio/transcriptions`. */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(Buffer.concat(chunks), { headers }).formData();
      const file = form.get('file') as File;
      own.asked.push({
        authorization: request.headers.authorization ?? '',
        path: request.url ?? '',
        language: String(form.get('language')),
        model: String(form.get('model')),
        file: Buffer.from(await file.arrayBuffer()),
        type: file.type,
      });
      if (own.behaviour === 'silent') return;
      const isFailing = own.behaviour === 'failing';
      response.writeHead(isFailing ? 500 : 200, { 'content-type': 'application/json' });
      if (own.behaviour === 'garbage') return void response.end('<html>');
      response.end(JSON.stringify(isFailing ? { error: { message: SPOKEN } } : { text: ` ${SPOKEN} ` }));
    });
  });
  const { base, close } = await onLoopback(server);
  const own: TranscriptionServer = {
    url: `${base}/v1`,
    behaviour: 'well',
    asked: [],
    close,
  };
  return own;
}
