import type { Language } from '@insights/language';
import { type Chunk, Chunker } from './chunker.ts';
import { textUnits } from './text-units.ts';

/** The chunks of a whole text. */
export function chunksOf(text: string, language: Language): Chunk[] {
  const chunker = new Chunker();
  return [...chunker.add(textUnits(text, language)), ...chunker.finish()];
}
