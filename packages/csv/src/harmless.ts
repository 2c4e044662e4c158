const FORMULA = /[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;
/** Where a cell may begin in a program that separates cells by another character, or does not honour quotation marks. */
const BEGINS_CELL = /[;|\t\r\n\v\f\u0085\u2028\u2029]/;
/** What such a program may skip before a formula. */
const SKIPPED = /[\s\p{Cf}\p{Cc}]/u;

/**
 * A text that no spreadsheet runs as a formula: an apostrophe stands before `=`, `+`, `-`, `@` and their wide forms at the beginning of
 * the text, of a line in it, and after a semicolon, a tab or a bar. One pass, because a regular expression would be quadratic in white space.
 */
export function harmless(text: string): string {
  const guarded = /^[\t\r\n]/.test(text) ? `'${text}` : text;
  if (!FORMULA.test(guarded)) return guarded;
  let shown = '';
  let from = 0;
  let cell: number | undefined = 0;
  for (let at = 0; at < guarded.length; at += 1) {
    const character = guarded.charAt(at);
    if (BEGINS_CELL.test(character)) cell = at + 1;
    else if (cell === undefined || SKIPPED.test(character)) continue;
    else {
      if (FORMULA.test(character)) {
        shown += `${guarded.slice(from, cell)}'`;
        from = cell;
      }
      cell = undefined;
    }
  }
  return shown + guarded.slice(from);
}

const GUARD =
  /(^|[;|\t\r\n\v\f\u0085\u2028\u2029])'(?=[\s\p{Cf}\p{Cc}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/gu;

/** What `harmless` was made from, as far as that can be told. */
export function unguarded(text: string): string {
  const plain = text.replaceAll(GUARD, '$1');
  return harmless(plain) === text ? plain : text;
}
