import type { campaigns } from '@insights/contracts';

/** A piece of a document. `content_text.slice(start, end) === text`, in UTF-16 code units. */
export interface Chunk {
  turn_ids: string[];
  text: string;
  start: number;
  end: number;
}

/** Long enough to hold a question with its answer, short enough to be read at a glance. */
const CHUNK_CHARACTERS = 800;
const SPEAKERS: Record<string, string> = { interviewer: 'Interviewer', participant: 'Participant' };

/** A transcript as one text, a line a turn, with the place of each turn in it. */
export function transcriptText(turns: readonly campaigns.Turn[]): { text: string; places: Chunk[] } {
  const places: Chunk[] = [];
  let text = '';
  for (const turn of turns) {
    const line = `${SPEAKERS[turn.speaker] ?? turn.speaker}: ${turn.text}`;
    const start = text === '' ? 0 : text.length + 1;
    text = text === '' ? line : `${text}\n${line}`;
    places.push({ turn_ids: [turn.id], text: line, start, end: start + line.length });
  }
  return { text, places };
}

/** Chunks of whole turns, in order, covering everything; a turn longer than a chunk is one of its own. */
export function chunksOf(text: string, places: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const place of places) {
    const last = chunks.at(-1);
    if (last && place.end - last.start <= CHUNK_CHARACTERS) {
      last.turn_ids.push(...place.turn_ids);
      last.end = place.end;
    } else {
      chunks.push({ ...place, turn_ids: [...place.turn_ids] });
    }
  }
  return chunks.map((chunk) => ({ ...chunk, text: text.slice(chunk.start, chunk.end) }));
}
