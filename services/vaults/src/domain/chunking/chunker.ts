/** A part of a text that a chunk does not divide, unless it is longer than a chunk may be: a turn, a sentence, a heading, a table. */
export interface Unit {
  /** What stands between the previous unit and this one. */
  readonly gap: string;
  readonly text: string;
  readonly speaker: string | null;
  readonly turn_id: string | null;
  /** A heading; it begins a chunk. */
  readonly is_heading: boolean;
}

/** A part of a document. `content_text.slice(start, end) === text`, in UTF-16 code units. */
export interface Chunk {
  /** Position in the document; the neighbours are `ordinal` ± 1. */
  readonly ordinal: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly turn_ids: readonly string[];
  /** Labels of the people who speak in it. */
  readonly speakers: readonly string[];
}

/**
 * In characters. `target`: a chunk ends at the last unit that fits. `overlap`: the next chunk begins with up to so much of its end. `longest`: longer
 * units are divided. `shortest`: a heading ends no chunk that is shorter.
 */
export const CHUNK_SIZE = { target: 1400, overlap: 0, longest: 1600, shortest: 200 } as const;

interface Placed extends Unit {
  readonly start: number;
  readonly end: number;
}

/** Groups the units of a text into chunks. Units are added in order, so the text need not be in memory. */
export class Chunker {
  #open: Placed[] = [];
  /** Whether the open chunk holds a unit that the one before does not. */
  #hasNews = false;
  #length = 0;
  #ordinal = 0;

  /** Adds units, of at most `CHUNK_SIZE.longest` characters each, and returns the chunks that they complete. */
  add(units: Iterable<Unit>): Chunk[] {
    const completed: Chunk[] = [];
    for (const unit of units) {
      const start = this.#length + unit.gap.length;
      const placed = { ...unit, start, end: start + unit.text.length };
      this.#length = placed.end;
      if (this.#endsBefore(placed)) completed.push(this.#close(placed));
      this.#open.push(placed);
      this.#hasNews = true;
    }
    return completed;
  }

  /** The last chunk. */
  finish(): Chunk[] {
    return this.#hasNews ? [this.#close(null)] : [];
  }

  #endsBefore(next: Placed): boolean {
    const first = this.#open[0];
    if (!first) return false;
    const length = (this.#open.at(-1)?.end ?? 0) - first.start;
    if (next.is_heading && length >= CHUNK_SIZE.shortest) return true;
    // A heading stays with what follows it.
    const hasBody = this.#open.some(({ is_heading }) => !is_heading);
    return next.end - first.start > (hasBody ? CHUNK_SIZE.target : CHUNK_SIZE.longest);
  }

  #close(next: Placed | null): Chunk {
    const units = this.#open;
    this.#open = next === null || next.is_heading ? [] : overlapOf(units, next);
    this.#hasNews = false;
    const chunk = {
      ordinal: this.#ordinal,
      text: units.map(({ gap, text }, index) => (index === 0 ? text : gap + text)).join(''),
      start: units[0]?.start ?? 0,
      end: units.at(-1)?.end ?? 0,
      turn_ids: distinct(units.map(({ turn_id }) => turn_id)),
      speakers: distinct(units.map(({ speaker }) => speaker)),
    };
    this.#ordinal += 1;
    return chunk;
  }
}

/** The last units of a chunk that also begin the next one. */
function overlapOf(units: readonly Placed[], next: Placed): Placed[] {
  const end = units.at(-1)?.end ?? 0;
  return units
    .slice(1)
    .filter(({ start }) => end - start <= CHUNK_SIZE.overlap && next.end - start <= CHUNK_SIZE.target);
}

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];
