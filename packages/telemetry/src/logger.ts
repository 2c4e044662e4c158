import { trace } from '@opentelemetry/api';
import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';
import { redact } from './redact.ts';

export type Logger = PinoLogger;

/** A structured logger: one JSON object a line, with the ids of the active trace. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: redact },
    mixin() {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },
    // `redact` has described the error already.
    serializers: { err: (error: unknown) => (typeof error === 'object' ? error : { message: String(error) }) },
  });
}
