import type { campaigns } from '@insights/contracts';

/** One conversation of the stream of transcripts, with all its parts. */
export interface Talk {
  readonly conversation_id: string;
  readonly started_at: string | null;
  readonly turns: readonly Pick<campaigns.Turn, 'id' | 'speaker' | 'speaker_label' | 'text'>[];
}

/** A conversation as plain text, and where its turns stand in it. */
export interface SourceText {
  readonly text: string;
  /** The offsets of a passage of a turn in Unicode code points, as REFI-QDA counts; undefined for a turn of another conversation. */
  place(turn_id: string, start: number, end: number): { start: number; end: number; text: string } | undefined;
}

interface Placed {
  /** In code points. */
  readonly at: number;
  readonly text: string;
}

/** Programs differ in how they count CRLF, so every line ends with LF. */
const withLf = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A pair of surrogates is one character. */
function codePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isPair = (text.codePointAt(at) ?? 0) > 0xffff;
    if (isPair) at += 1;
    count += 1;
  }
  return count;
}

/** How many code points of the written text come before an offset of the turn. Half of a CRLF is not written twice. */
function pointsBefore(text: string, offset: number): number {
  const isInside = text[offset - 1] === '\r' && text[offset] === '\n';
  return codePoints(withLf(text.slice(0, isInside ? offset - 1 : offset)));
}

/** Turns with the speaker before each, separated by an empty line. */
export function sourceText({ turns }: Talk, nameOf: (turn: Talk['turns'][number]) => string): SourceText {
  const places = new Map<string, Placed>();
  const written: string[] = [];
  let at = 0;
  for (const turn of turns) {
    const head = `${nameOf(turn)}: `;
    const all = `${head}${withLf(turn.text)}\n\n`;
    places.set(turn.id, { at: at + codePoints(head), text: turn.text });
    written.push(all);
    at += codePoints(all);
  }
  return {
    text: written.join(''),
    place(turn_id, start, end) {
      const turn = places.get(turn_id);
      if (!turn || start < 0 || end > turn.text.length || start >= end) return undefined;
      const text = turn.text.slice(start, end);
      const [from, to] = [start, end].map((offset) => turn.at + pointsBefore(turn.text, offset));
      return from === undefined || to === undefined ? undefined : { start: from, end: to, text };
    },
  };
}

/** Conversations from the parts of the stream: one that continues in the next part has only turns there. */
export function talksOf(parts: readonly campaigns.Transcript[]): Talk[] {
  const talks: (Talk & { turns: campaigns.Turn[] })[] = [];
  for (const { conversation_id, started_at, turns } of parts) {
    if (conversation_id !== '') talks.push({ conversation_id, started_at, turns: [...turns] });
    else for (const turn of turns) talks.at(-1)?.turns.push(turn);
  }
  return talks;
}
