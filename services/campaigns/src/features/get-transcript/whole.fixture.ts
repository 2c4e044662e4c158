import type { campaigns } from '@insights/contracts';
import { renderTranscript, streamTranscript } from './get-transcript.ts';

/** A transcript with all its turns. */
export async function wholeTranscript(...args: Parameters<typeof streamTranscript>): Promise<campaigns.Transcript> {
  const parts = await Array.fromAsync(streamTranscript(...args));
  const [first] = parts;
  if (!first) throw new Error('a transcript has at least one part');
  return { ...first, turns: parts.flatMap(({ turns }) => turns) };
}

/** A rendered transcript as one text. */
export async function renderedText(...args: Parameters<typeof renderTranscript>): Promise<string> {
  return (await Array.fromAsync(renderTranscript(...args))).map(({ content }) => content).join('');
}
