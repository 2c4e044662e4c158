import { escapeHtml } from '@insights/html';

/** HTML that `html` has built. Any other text becomes content: no value can act as markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Markup | string | number | null | false | readonly Part[];

/**
 * A template whose values are escaped, unless they are `Markup`. Attributes in templates must have quotation marks. Line breaks of the
 * template become spaces, values stay as they are.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(joinedLines(strings).reduce((all, text, index) => all + textOf(parts[index - 1] ?? null) + text));
}

/** By template, so that each is changed once. */
const joined = new WeakMap<TemplateStringsArray, readonly string[]>();

function joinedLines(strings: TemplateStringsArray): readonly string[] {
  const known = joined.get(strings);
  if (known) return known;
  const made = strings.map((text) => text.replaceAll(/\s*\n\s*/g, ' '));
  joined.set(strings, made);
  return made;
}

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part.map(textOf).join('');
}
