import { setImmediate } from 'node:timers/promises';
import type { campaigns } from '@insights/contracts';

/** One conversation of an export: what its first part says of it, and its turns as they are read. */
export interface ExportedConversation {
  readonly head: campaigns.Transcript;
  readonly turns: AsyncIterable<campaigns.Turn[]>;
}

/** Groups parts by conversation. The turns of each are read to their end before the next one begins. */
export async function* byConversation(
  parts: AsyncIterable<campaigns.Transcript>,
): AsyncGenerator<ExportedConversation> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    let next = await iterator.next();
    while (!next.done) {
      const head = next.value;
      const turns = (async function* read() {
        do {
          yield next.value.turns;
          // Parts that were read together would be rendered without a pause, which blocks other calls.
          await setImmediate();
          next = await iterator.next();
        } while (!next.done && next.value.conversation_id === '');
      })();
      yield { head, turns };
    }
  } finally {
    await iterator.return?.();
  }
}
