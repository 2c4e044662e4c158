/** A time, a label of at most five words, a colon: `[00:12] Anna Weber: …`. Every part has a maximum length, so that reading a line takes no longer than its length. */
const LABELLED =
  /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\]?[ \t]{1,4})?\*{0,2}(\p{L}[^\n:|#<>{}=]{0,39})\*{0,2}:\*{0,2}(?=[ \t]|$)/u;
const MOST_WORDS = 5;
/** Lines that are looked at to decide whether a text is a conversation. */
const SAMPLE = 2_000;
const LEAST_TURNS = 3;

/** The label at the start of a line of speech; null for other lines. */
export function labelOf(line: string): string | null {
  const label = LABELLED.exec(line)?.[1]?.replaceAll('*', '').trim();
  if (label === undefined || label === '' || label.split(/\s+/).length > MOST_WORDS) return null;
  return label;
}

/** Whether a text is a conversation: most lines begin with the label of a speaker, and labels recur. */
export function isConversation(text: string): boolean {
  let [lines, labelled] = [0, 0];
  const labels = new Set<string>();
  for (const { line } of linesOf(text)) {
    if (line.trim() === '') continue;
    if (lines === SAMPLE) break;
    lines += 1;
    const label = labelOf(line);
    if (label === null) continue;
    labelled += 1;
    labels.add(label);
  }
  return labelled >= LEAST_TURNS && labelled > lines / 2 && labels.size <= (2 * labelled) / 3;
}

/** The lines of a text with their offsets, without line breaks. */
export function* linesOf(text: string): Generator<{ line: string; start: number; end: number }> {
  for (let start = 0; start < text.length;) {
    const at = text.indexOf('\n', start);
    const end = at === -1 ? text.length : at;
    yield { line: text.slice(start, end), start, end };
    start = end + 1;
  }
}
