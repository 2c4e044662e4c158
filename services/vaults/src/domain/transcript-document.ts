import type { campaigns } from '@insights/contracts';

/** A part of a document. `content_text.slice(start, end) === text`, in UTF-16 code units. */
export interface Chunk {
  turn_ids: string[];
  text: string;
  start: number;
  end: number;
}

/** Separates the chunks of a document, and the turns of a chunk. */
export const SEPARATOR = '\n';
/** Long enough for a question with its answer, short enough to read at a glance. */
const CHUNK_CHARACTERS = 800;
const SPEAKERS: Record<string, string> = { interviewer: 'Interviewer', participant: 'Participant' };

/**
 * Splits a transcript into chunks of whole turns, one line for each turn. Turns are added in parts. The chunks joined by the separator are the
 * document. A turn that is longer than a chunk is a chunk of its own.
 */
export class Chunker {
  #open: Chunk | undefined;
  #length = 0;

  /** Adds turns and returns the chunks that they complete. */
  add(turns: readonly campaigns.Turn[]): Chunk[] {
    return turns.flatMap((turn) => this.#add(turn) ?? []);
  }

  /** The last chunk. */
  finish(): Chunk[] {
    return this.#open ? [this.#open] : [];
  }

  #add(turn: campaigns.Turn): Chunk | undefined {
    const line = `${SPEAKERS[turn.speaker] ?? turn.speaker}: ${turn.text}`;
    const start = this.#length === 0 ? 0 : this.#length + SEPARATOR.length;
    const end = start + line.length;
    this.#length = end;
    const open = this.#open;
    if (open && end - open.start <= CHUNK_CHARACTERS) {
      open.turn_ids.push(turn.id);
      open.text += `${SEPARATOR}${line}`;
      open.end = end;
      return undefined;
    }
    this.#open = { turn_ids: [turn.id], text: line, start, end };
    return open;
  }
}
