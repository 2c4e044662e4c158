import { on } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Resolves when a stream has brought this text, from now on. Nothing is missed while it looks: several events may come in one turn of the
 * event loop. Throws when the stream closes without it.
 */
export async function heard(stream: Readable, text: string): Promise<void> {
  let all = '';
  for await (const [chunk] of on(stream, 'data', { close: ['close'] })) {
    all += String(chunk);
    if (all.includes(text)) return;
  }
  throw new Error('a stream ended before the text that was waited for');
}
