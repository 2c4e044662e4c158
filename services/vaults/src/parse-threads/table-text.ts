/** A cell as its file has it. */
export interface Cell {
  readonly text: string;
  readonly is_header: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  /** Whether it belongs to the cell above. */
  readonly continues: boolean;
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly is_header: boolean;
}

/** Spans are repeated in as many columns and rows as these, so that a small file cannot become a large text. */
const MAX_SPAN = 1_000;
const MAX_COPIES = 50_000;
const MAX_COPIED_TEXT = 200;
/** Longer texts are no labels. */
const MAX_LABEL = 80;
/** Labels of a table that takes more than this many characters of them are given once. */
const MAX_REPEATED = 1_000_000;
/** A table with longer cells arranges text on a page. */
const MAX_CELL = 1_000;

/**
 * The rows of a table, each as it is read: `| Ward: North; Single room: 450`. Cells that span columns or rows are repeated. Null for a table that only
 * arranges text: one with a single column, or with cells that are long.
 */
export function tableRows(rows: readonly Row[]): string[] | null {
  const grid = gridOf(rows);
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  if (width < 2 || grid.some((row) => row.some((text) => text.length > MAX_CELL))) return null;
  const marked = markedHeaders(rows);
  const titles = marked > 0 ? 0 : titleRows(grid);
  const headers = marked > 0 ? marked : titles + namingRows(grid.slice(titles));
  const labels = labelsOf(grid.slice(titles, headers), width);
  const body = withGroups(grid.slice(headers));
  const repeated = (labels ?? []).reduce((sum, { length }) => sum + length, 0) * body.length;
  if (labels === null || body.length === 0 || repeated > MAX_REPEATED) {
    const isPair = width === 2 && headers === titles;
    const all = headers === titles ? [...grid.slice(0, headers), ...body] : grid;
    return all.map((row) =>
      lineOf(
        row.map((text) => ['', text] as const),
        isPair,
      ),
    );
  }
  const above = grid.slice(0, titles).map((row) => `| ${row.find((text) => text !== '') ?? ''}`);
  return [
    ...above,
    ...body.map((row) =>
      lineOf(
        row.map((text, at) => [labels[at] ?? '', text] as const),
        false,
      ),
    ),
  ];
}

/** Rows above the names of the columns that are one cell: what the table is about. */
function titleRows(grid: readonly (readonly string[])[]): number {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const end = grid.findIndex((row) => new Set(row.filter((text) => text !== '')).size > 1);
  // Of two columns, the first may be a name without a value.
  return end > 0 && width > 2 && looksLikeHeader(grid.slice(end)) ? end : 0;
}

/** The first rows that name the columns of a table without marks: one, or two if a name spans several columns. */
function namingRows(grid: readonly (readonly string[])[]): number {
  const [first = [], second = []] = grid;
  if (looksLikeHeader(grid)) return 1;
  const isSpanning = first.some((text, at) => text !== '' && text === first[at + 1]) && new Set(first).size > 1;
  const both = first.map((text, at) => [text, second[at] ?? '']);
  const isNaming = grid.length > 2 && both.flat().every((text) => !isNumber(text) || YEAR.test(text));
  return isSpanning && isNaming && new Set(both.map(String)).size === both.length ? 2 : 0;
}

const TOTAL = /^(?:grand )?(?:totals?|sums?|summe|gesamt(?:summe)?|insgesamt|somme|suma)\b/iu;

/** Rows of a group name it once: an empty first cell is as the one above it. Sums of all groups stand at the end. */
function withGroups(rows: readonly string[][]): string[][] {
  let name = '';
  return rows.map((row, at) => {
    const [first = '', ...others] = row;
    const isSum = at + 1 === rows.length && others.some((text) => TOTAL.test(text));
    if (first !== '' || isSum || name === '') {
      name = isNumber(first) ? '' : first;
      return row;
    }
    return [name, ...others];
  });
}

/** A row that is one cell, repeated in each column, is that cell: a heading inside the table. */
function lineOf(cells: readonly (readonly [string, string])[], isPair: boolean): string {
  const texts = new Set(cells.map(([, text]) => text));
  const [only = ''] = texts;
  if (texts.size === 1 && cells.length > 1) return only === '' ? '' : `| ${only}`;
  const filled = cells.filter(([, text]) => text !== '');
  const [first] = filled;
  if (isPair && filled.length === 2 && !/[;:：].|[.!?]$/u.test(first?.[1] ?? ''))
    return `| ${filled.map(([, text]) => text.replace(/[:：]$/, '')).join(': ')}`;
  let line = '';
  let before = '';
  for (const [label, text] of filled) {
    // A sentence whose words are set far apart. Only the end of the line is looked at: a wide row has many cells.
    const goesOn = label === '' && /\p{L}$/u.test(before) && /^\p{Ll}[^.!?]*[.!?]$/u.test(text);
    before = text.slice(-2);
    line += (line === '' ? '' : goesOn ? ' ' : '; ') + (label === '' ? text : `${label}: ${text}`);
  }
  return `| ${line}`;
}

/** Each cell at every place that it covers. */
function gridOf(rows: readonly Row[]): string[][] {
  let copies = MAX_COPIES;
  const grid: string[][] = [];
  /** What of the rows above reaches into this one, by column. */
  let below = new Map<number, { text: string; rows: number }>();
  for (const { cells } of rows) {
    const row: string[] = [];
    const next = new Map<number, { text: string; rows: number }>();
    const fill = (): void => {
      for (let over = below.get(row.length); over; over = below.get(row.length)) {
        if (over.rows > 1) next.set(row.length, { text: over.text, rows: over.rows - 1 });
        row.push(over.text);
      }
    };
    for (const cell of cells) {
      fill();
      const above = grid.at(-1)?.[row.length] ?? '';
      const text = cell.continues && cell.text === '' ? above.slice(0, MAX_COPIED_TEXT) : cell.text;
      const copied = text.length > MAX_COPIED_TEXT ? '' : text;
      const wide = Math.min(cell.colspan, MAX_SPAN, 1 + Math.max(0, copies));
      for (let at = 0; at < wide; at += 1) {
        if (cell.rowspan > 1 && copies > 0)
          next.set(row.length, { text: copied, rows: Math.min(cell.rowspan, MAX_SPAN) - 1 });
        row.push(at === 0 ? text : copied);
      }
      copies -= wide - 1;
    }
    fill();
    copies -= next.size;
    if (copies <= 0) next.clear();
    below = next;
    grid.push(row);
  }
  return grid.filter((row) => row.some((text) => text !== ''));
}

/** The number of first rows that are marked as headers. */
function markedHeaders(rows: readonly Row[]): number {
  const filled = rows.filter(({ cells }) => cells.some(({ text, continues }) => text !== '' || continues));
  const end = filled.findIndex(
    ({ is_header, cells }) => !is_header && !cells.every((cell) => cell.is_header || cell.text === ''),
  );
  return end === -1 ? filled.length : end;
}

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const YEAR = /^(?:19|20)\d\d$/;
const isNumber = (text: string): boolean => DIGIT.test(text) && !LETTER.test(text);

/** Whether the first row of a table without marks names the columns: distinct words above more than words, or more than two columns. */
function looksLikeHeader([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const named = first.slice(first[0] === '' ? 1 : 0);
  if (rest.length === 0 || named.length === 0 || new Set(named).size < named.length) return false;
  if (named.some((text) => text === '' || text.length > MAX_LABEL || (isNumber(text) && !YEAR.test(text))))
    return false;
  if (first.length > 2) return true;
  if (rest.length < 2) return false;
  return first.some(
    (text, at) => !isNumber(text) && rest.every((row) => row[at] === undefined || row[at] === '' || isNumber(row[at])),
  );
}

/** What each column is called; null if its header is too long to repeat, or there is none. */
function labelsOf(headers: readonly (readonly string[])[], width: number): string[] | null {
  if (headers.length === 0) return null;
  const labels = Array.from({ length: width }, (_, at) =>
    [...new Set(headers.map((row) => (row[at] ?? '').replace(/[:：]$/, '')))].filter((text) => text !== '').join(' '),
  );
  return labels.some((label) => label.length > MAX_LABEL) ? null : labels;
}
