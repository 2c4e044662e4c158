/** Selectors and declarations of the rules that hold on a screen. */
export function* rulesOf(css: string): Generator<[selectors: string, declarations: string]> {
  const text = withoutComments(css);
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    const close = text.indexOf('}', at);
    // The end of an `@media` block that was entered.
    if (close !== -1 && (close < open || open === -1)) {
      at = close + 1;
      continue;
    }
    if (open === -1) return;
    // Statements such as `@charset` end before the selector.
    const prelude = text.slice(at, open).split(';').at(-1)?.trim() ?? '';
    if (ON_SCREEN.test(prelude)) {
      at = open + 1;
      continue;
    }
    const end = blockEnd(text, open);
    if (!prelude.startsWith('@')) yield [prelude, ownDeclarations(text.slice(open + 1, end))];
    at = end + 1;
  }
}

/** Blocks whose rules hold for whoever reads a page on a screen of any size. */
const ON_SCREEN = /^@(?:media\s+(?:only\s+)?(?:screen|all)|layer\b.*|supports\b.*)$/i;

/** The declarations of a block, without the rules that are nested in it. */
function ownDeclarations(block: string): string {
  const nested = block.indexOf('{');
  if (nested === -1) return block;
  return block.slice(0, block.lastIndexOf(';', nested) + 1);
}

/** Where the block that begins at `open` ends, with the blocks in it. */
function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function withoutComments(css: string): string {
  let text = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('/*', at);
    if (open === -1) return text + css.slice(at);
    text += css.slice(at, open);
    const close = css.indexOf('*/', open + 2);
    if (close === -1) return text;
    at = close + 2;
  }
  return text;
}
