/** Tables of what was said: a row for each thing that somebody says. For browsers too. */
import { unguarded } from './harmless.ts';
import { rowsIn } from './rows.ts';

export { UnclosedQuote } from './rows.ts';

/** Names that columns have in the tables of transcription programs and of people, in four languages. */
const COLUMNS = {
  speaker: [
    'speaker',
    'speaker_label',
    'speaker_name',
    'name',
    'who',
    'label',
    'sprecher',
    'sprecherin',
    'person',
  ].concat(['wer', 'locuteur', 'locutrice', 'nom', 'qui', 'hablante', 'nombre', 'quién', 'quien']),
  text: [
    'text',
    'transcript',
    'content',
    'utterance',
    'sentence',
    'words',
    'wortlaut',
    'inhalt',
    'texte',
    'contenu',
  ].concat(['texto', 'contenido']),
  start: [
    'time',
    'start',
    'start_time',
    'started_ms',
    'start_ms',
    'timestamp',
    'timecode',
    'begin',
    'from',
    'in',
  ].concat(['zeit', 'beginn', 'von', 'temps', 'heure', 'début', 'tiempo', 'hora', 'inicio']),
  end: ['end', 'end_time', 'ended_ms', 'end_ms', 'to', 'out', 'ende', 'bis', 'fin'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMNS;

/** One row. Cells that the table lacks are empty. */
export interface SaidRow {
  /** From 1. */
  readonly line: number;
  readonly label: string;
  readonly text: string;
  readonly start: string;
  readonly end: string;
}

export interface SaidTable {
  /** Times are whole milliseconds, as the name of their column says. */
  readonly isInMs: boolean;
  readonly rows: Iterable<SaidRow>;
}

/** The rows of a table whose first line names columns for the speaker and the text; null for any other text. */
export function saidIn(text: string): SaidTable | null {
  const rows = rowsIn(text);
  const heading = first(rows);
  if (!heading) return null;
  const names = heading.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const placeOf = (column: Column): number => {
    const places = COLUMNS[column].map((name) => names.indexOf(name));
    return places.find((place) => place >= 0) ?? -1;
  };
  const places = { label: placeOf('speaker'), text: placeOf('text'), start: placeOf('start'), end: placeOf('end') };
  if (places.label < 0 || places.text < 0) return null;
  return { isInMs: names[places.start]?.endsWith('_ms') ?? false, rows: said(rows, places) };
}

function first(rows: ReturnType<typeof rowsIn>) {
  try {
    const { value, done } = rows.next();
    return done === true ? null : value;
  } catch {
    // A heading has no quotation mark that is never closed: it is another text.
    return null;
  }
}

function* said(rows: ReturnType<typeof rowsIn>, places: Record<keyof Omit<SaidRow, 'line'>, number>) {
  for (const { line, cells } of rows) {
    const cell = (place: number) => cells[place] ?? '';
    yield {
      line,
      label: unguarded(cell(places.label)),
      text: unguarded(cell(places.text)),
      start: cell(places.start),
      end: cell(places.end),
    };
  }
}
