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
 * Runs `work` in a span of `tracer` that ends when it settles. An unrecorded trace (9 of 10 requests) gets no span, as it would be
 * discarded; its trace id is passed on anyway.
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
