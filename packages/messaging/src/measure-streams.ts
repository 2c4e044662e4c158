import type { Bus } from './bus.ts';
import { DEAD_LETTERS, EVENTS } from './streams.ts';

/** Exports size and limit of both streams. */
export async function measureStreams(bus: Bus): Promise<void> {
  const { manager } = await bus.stream();
  const { stream_bytes, stream_bytes_limit, stream_messages } = bus.metrics;
  for (const stream of [EVENTS, DEAD_LETTERS]) {
    const { config, state } = await manager.streams.info(stream);
    stream_bytes.set({ stream }, state.bytes);
    stream_bytes_limit.set({ stream }, config.max_bytes);
    stream_messages.set({ stream }, state.messages);
  }
}
