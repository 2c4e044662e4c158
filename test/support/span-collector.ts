import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/** A span in OTLP/JSON, with its service. */
export interface Span {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface ExportRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<Span, 'service'>[] }[] }[];
}

/** A real OTLP/HTTP receiver: stores exported spans in a file, one span a line. */
export async function startSpanCollector(file: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      for (const span of spansOf(JSON.parse(Buffer.concat(chunks).toString()) as ExportRequest)) {
        appendFileSync(file, `${JSON.stringify(span)}\n`);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { base, close } = await onLoopback(server);
  return {
    url: base,
    close,
  };
}

function spansOf({ resourceSpans }: ExportRequest): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ service, ...span })));
  });
}

/** The spans of one trace that have arrived so far. */
export function spansOfTrace(file: string, traceId: string): Span[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Span)
    .filter((span) => span.traceId === traceId);
}
