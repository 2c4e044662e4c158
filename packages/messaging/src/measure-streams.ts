import type { Bus } from './bus.ts';
import { DEAD_LETTERS, ERASURES, EVENTS } from './streams.ts';

/** Above this share of its limit a stream may reject the next batch. */
const FULL = 0.97;

/** Exports size and limit of the streams, and tells the bus whether events have to wait. */
export async function measureStreams(bus: Bus): Promise<void> {
  const { manager } = await bus.stream();
  const { stream_bytes, stream_bytes_limit, stream_messages, stream_needed_bytes } = bus.metrics;
  for (const stream of [EVENTS, DEAD_LETTERS, ERASURES]) {
    const { config, state } = await manager.streams.info(stream);
    stream_bytes.set({ stream }, state.bytes);
    stream_bytes_limit.set({ stream }, config.max_bytes);
    stream_messages.set({ stream }, state.messages);
    // Nothing is removed from these two to make room.
    if (stream !== EVENTS) stream_needed_bytes.set({ stream }, state.bytes);
    else bus.isEventStreamFull = state.bytes > FULL * config.max_bytes;
  }
}
