import type { Language } from '@insights/language';
import { type ChunkToRead, linesToRead } from './chunk-to-read.ts';
import type { StatedFact } from './fact.ts';
import { factsIn } from './facts-in.ts';

/** The label of the person who asks in a transcript. */
export const INTERVIEWER = 'Interviewer';

/** The facts that a chunk states, each once, with their sentences as they stand in it. What an interviewer says is no statement. */
export function factsOfChunk(
  chunk: ChunkToRead,
  { language, scope }: { language: Language; scope: string },
): StatedFact[] {
  const facts = new Map<string, StatedFact>();
  for (const { text, speaker, start: at } of linesToRead(chunk)) {
    if (speaker === INTERVIEWER) continue;
    for (const fact of factsIn(text, { language, speaker, scope: `${scope} ${speaker ?? ''}` }))
      if (!facts.has(fact.fact_key))
        facts.set(fact.fact_key, { ...fact, source_text: chunk.text.slice(at + fact.start, at + fact.end) });
  }
  return [...facts.values()];
}
