const CUT = '…';

/** Whether a text stands right before a place of a turn; a leading ellipsis marks where it was cut. */
export const isBefore = (turn: string, end: number, text: string): boolean =>
  text.startsWith(CUT) ? turn.slice(0, end).endsWith(text.slice(1)) : turn.slice(0, end) === text;

/** Whether a text stands right after a place of a turn; an ellipsis at its end marks where it was cut. */
export const isAfter = (turn: string, start: number, text: string): boolean =>
  text.endsWith(CUT) ? turn.startsWith(text.slice(0, -1), start) : turn.slice(start) === text;

/** Whether a text is a turn, or its beginning with an ellipsis. */
export const isTurnOrItsBeginning = (turn: string | undefined, text: string): boolean =>
  turn === text || (text.endsWith(CUT) && (turn?.startsWith(text.slice(0, -1)) ?? false));
