import { type Context, type TextMapGetter, type TextMapSetter, ROOT_CONTEXT, propagation } from '@opentelemetry/api';
import { type MsgHdrs, headers } from '@nats-io/nats-core';
import type { Delivery } from './consume.ts';

export const MESSAGE_ID = 'Nats-Msg-Id';
const EVENT_ID = 'Insights-Event-Id';
const WORKSPACE = 'Insights-Workspace-Id';
const OCCURRED_AT = 'Insights-Occurred-At';
const AGGREGATE_ID = 'Insights-Aggregate-Id';
const AGGREGATE_VERSION = 'Insights-Aggregate-Version';

/** A delivery without its message. */
export type EventHeaders = Omit<Delivery<unknown>, 'message'>;

const setter: TextMapSetter<MsgHdrs> = { set: (carrier, key, value) => carrier.set(key, value) };
const getter: TextMapGetter<MsgHdrs> = {
  get: (carrier, key) => carrier.get(key) || undefined,
  keys: (carrier) => carrier.keys(),
};

/** The headers of an event to publish, with its trace. */
export function writeHeaders(event: Omit<EventHeaders, 'service' | 'attempt'>, trace: Context): MsgHdrs {
  const carrier = headers();
  carrier.set(MESSAGE_ID, event.id);
  carrier.set(EVENT_ID, event.id);
  carrier.set(WORKSPACE, event.workspace_id);
  carrier.set(OCCURRED_AT, event.occurred_at);
  carrier.set(AGGREGATE_ID, event.aggregate_id);
  carrier.set(AGGREGATE_VERSION, String(event.aggregate_version));
  propagation.inject(trace, carrier, setter);
  return carrier;
}

/** The event's metadata and trace, read from a message. `subject` is `events.<service>.<name>`. */
export function readHeaders(
  subject: string,
  carrier: MsgHdrs | undefined,
  attempt: number,
): { event: EventHeaders; name: string; trace: Context } {
  const from = carrier ?? headers();
  const [, service = '', name = ''] = subject.split('.');
  const event = {
    id: from.get(EVENT_ID),
    workspace_id: from.get(WORKSPACE),
    occurred_at: from.get(OCCURRED_AT),
    aggregate_id: from.get(AGGREGATE_ID),
    aggregate_version: Number(from.get(AGGREGATE_VERSION)),
    service,
    attempt,
  };
  return { event, name, trace: propagation.extract(ROOT_CONTEXT, from, getter) };
}

/** The context of a stored `traceparent`; the root context without one. */
export function contextOf(traceparent: string): Context {
  return traceparent === '' ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}
