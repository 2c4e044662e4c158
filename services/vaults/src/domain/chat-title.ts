const MAX_CHARACTERS = 80;

/** The title of a session: its first question on one line, cut at a word. */
export function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_CHARACTERS) return line;
  const cut = line.slice(0, MAX_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  const words = space > MAX_CHARACTERS / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${words.trimEnd()}…`;
}
