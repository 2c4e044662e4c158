import { trace } from '@opentelemetry/api';
import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = PinoLogger;

/** Fields that never reach a log, wherever they turn up. Transcript text, names and secrets are not logged by anybody; this is the net below. */
const HIDDEN = [
  'text',
  'name',
  'email',
  'full_name',
  'secret',
  'key',
  'token',
  'password',
  'authorization',
  'quote',
  'transcript',
  'x-api-key',
  'payload',
];
const paths = HIDDEN.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);

/** A structured logger: one JSON object a line, with the ids of the active trace. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: '[hidden]' },
    formatters: { level: (label) => ({ level: label }) },
    mixin() {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    serializers: { err: describeError },
  });
}

/** An error as the log sees it: type, code, stack and our own log fields, never the caller's data. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const log = 'log' in error ? error.log : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    type: error.name,
    code,
    message: firstLine(error.message),
    log,
    stack: frames(error.stack),
    cause,
  };
}

/** Where it happened, without the message, whose further lines may hold values. */
function frames(stack = ''): string {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return lines.slice(0, 8).join('\n');
}

/** Database drivers put the failing statement's values behind the first line. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
