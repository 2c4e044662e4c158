import type { IncomingHttpHeaders } from 'node:http';
import {
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { Logger } from '@insights/telemetry';
import type { Request, Response } from 'express';
import { Histogram, type Registry } from 'prom-client';
import { clientAddress } from '../rate-limits/client-address.ts';
import type { Route } from './route.ts';

const tracer = trace.getTracer('insights.http');

/** Which traces are recorded. */
export interface Sampling {
  /** Whether a caller's `sampled` flag counts. */
  readonly traceTrustCallers: boolean;
  /** The share of traces that is recorded otherwise. */
  readonly traceSampleRatio: number;
}

/**
 * The trace that a request belongs to. From untrusted callers, only the ids are used: their flag could make us record
 * anything, and so could a sampler that is based on trace ids, which they choose.
 */
export function traceOf(headers: IncomingHttpHeaders, { traceTrustCallers, traceSampleRatio }: Sampling): Context {
  const outside = propagation.extract(context.active(), headers);
  const caller = trace.getSpanContext(outside);
  if (!caller || traceTrustCallers) return outside;
  const { traceId, spanId } = caller;
  const traceFlags = Math.random() < traceSampleRatio ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(context.active(), { traceId, spanId, traceFlags, isRemote: true });
}

export interface Observer {
  /** Runs `work` as one server span, and records its duration when the response is finished. */
  observe(route: Pick<Route, 'method' | 'path'>, exchange: Exchange, work: () => Promise<void>): Promise<void>;
}

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly request_id: string;
}

/** One span, one measurement and one log line for each request. */
export function createObserver(registry: Registry, logger: Logger, sampling: Sampling): Observer {
  const durations = new Histogram({
    name: 'insights_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status_class'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    async observe(route, { request, response, request_id }, work) {
      const started = performance.now();
      const name = `${route.method.toUpperCase()} ${route.path}`;
      const parent = traceOf(request.headers, sampling);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
      if (span.isRecording()) span.setAttributes(attributesOf(route, request, request_id));
      await context.with(trace.setSpan(parent, span), async () => {
        await work();
        const seconds = (performance.now() - started) / 1000;
        const status = response.statusCode;
        durations.observe(
          { method: request.method, route: route.path, status_class: `${Math.floor(status / 100)}xx` },
          seconds,
        );
        logger.info({ request_id, method: request.method, route: route.path, status, seconds }, 'request');
        endSpan(span, status);
      });
    },
  };
}

function attributesOf(route: Pick<Route, 'path'>, request: Request, request_id: string): Attributes {
  return {
    'http.request.method': request.method,
    'http.route': route.path,
    'insights.request_id': request_id,
    'client.address': clientAddress(request.ip),
  };
}

function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
