import {
  type Context,
  type Span,
  type SpanOptions,
  TraceFlags,
  type Tracer,
  context,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';

/**
 * Runs `work` as a span of `tracer`, ended when it settles. Within a trace that is not recorded no span is made: 9 of 10 requests
 * are such, their children would be thrown away, and the trace's id goes on all the same.
 */
export function inSpan<T>(
  tracer: Tracer,
  name: string,
  options: SpanOptions & { parent?: Context },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = options.parent ?? context.active();
  const above = trace.getSpan(parent);
  if (above && isUnrecorded(above)) return options.parent ? context.with(parent, work, undefined, above) : work(above);
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } finally {
      span.end();
    }
  });
}

function isUnrecorded(span: Span): boolean {
  const known = span.spanContext();
  return (known.traceFlags & TraceFlags.SAMPLED) === 0 && isSpanContextValid(known);
}
