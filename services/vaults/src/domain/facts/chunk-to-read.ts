import { type Line, type Spoken, linesOf } from '../lines.ts';

/** A part of a document whose facts are read. */
export interface ChunkToRead extends Spoken {
  readonly id: string;
  readonly ordinal: number;
  /** Sentences whose facts are stored already, because they are made from the map of a campaign. */
  readonly graph_sentences: readonly string[];
}

/** The lines that are read. Reading a sentence of the graph again would find the same fact in other words, or what one of its labels says. */
export const linesToRead = (chunk: ChunkToRead): Line[] =>
  linesOf(chunk).filter(({ text }) => !chunk.graph_sentences.includes(text.trim()));
