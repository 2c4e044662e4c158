/** What a style says about whether and how text is seen. */
export interface Look {
  /** Null: as the element around it. */
  readonly visible: boolean | null;
  /** Whether nothing of the element is shown, whatever its parts say. */
  readonly none: boolean | null;
  readonly struck: boolean | null;
  /** Whether it stands apart from the text around it. */
  readonly apart: boolean | null;
}

const NOTHING: Look = { visible: null, none: null, struck: null, apart: null };
const APART = /^(?:block|inline-(?:block|flex|grid|table)|flex|grid|table(?:-\w+)?|list-item|flow-root)$/;

/** The look that declarations give; later ones win. */
export function lookOf(declarations: string, before: Look = NOTHING): Look {
  let look = before;
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim()
      .toLowerCase();
    if (property === 'display') look = { ...look, none: value === 'none', apart: APART.test(value) };
    else if (property === 'visibility') look = { ...look, visible: value === 'visible' || value === 'initial' };
    else if (property === 'text-decoration' || property === 'text-decoration-line') {
      look = { ...look, struck: value.split(/\s/).includes('line-through') };
    } else if (property === 'mso-hide') look = { ...look, none: value === 'all' };
    else if (property === 'opacity' || property === 'font-size') {
      if (/^0(?:\.0+)?(?:%|[a-z]+)?$/.test(value)) look = { ...look, none: true };
    }
  }
  return look;
}

interface Rule {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly id: string;
  readonly weight: number;
  readonly declarations: string;
}

const SIMPLE = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+){0,8})$/i;
/** What can change whether text is seen. */
const MATTERS = /display|visibility|text-decoration|mso-hide|opacity|font-size/i;
const MAX_RULES = 2_000;
/** Rules for one name that an element is compared with. */
const MAX_MATCHES = 20;

/**
 * The rules of style sheets that hide, strike or separate elements by name, class and id. Selectors that look at other elements, and rules for certain
 * media, are left out: what they would hide is shown.
 */
export class StyleSheet {
  readonly #byKey = new Map<string, Rule[]>();
  #size = 0;

  add(css: string): void {
    for (const [selectors, declarations] of rulesOf(css)) {
      if (!MATTERS.test(declarations)) continue;
      for (const selector of selectors.split(',')) this.#addRule(selector.trim(), declarations);
    }
  }

  #addRule(selector: string, declarations: string): void {
    const match = SIMPLE.exec(selector);
    if (!match || selector === '' || this.#size === MAX_RULES) return;
    const [, tag = '', names = ''] = match;
    const all = names.match(/[.#][\w-]+/g) ?? [];
    const classes = all.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
    const id = all.find((name) => name.startsWith('#'))?.slice(1) ?? '';
    const key = id === '' ? (classes[0] === undefined ? tag.toLowerCase() : `.${classes[0]}`) : `#${id}`;
    const weight = (id === '' ? 0 : 100) + classes.length * 10 + (tag === '' || tag === '*' ? 0 : 1);
    const rules = this.#byKey.get(key) ?? [];
    if (rules.length === MAX_MATCHES) return;
    this.#size += 1;
    rules.push({ tag: tag.toLowerCase(), classes, id, weight, declarations });
    this.#byKey.set(key, rules);
  }

  /** The look of an element by the rules and its own style. */
  lookOf(tag: string, { class: names = '', id = '', style = '' }: Readonly<Record<string, string>>): Look {
    let look = NOTHING;
    if (this.#size > 0) {
      const classes = new Set(names.split(/\s+/, 50));
      const found = ['*', tag, `#${id}`, ...[...classes].map((name) => `.${name}`)]
        .flatMap((key) => this.#byKey.get(key) ?? [])
        .filter(
          (rule) =>
            (rule.tag === '' || rule.tag === '*' || rule.tag === tag) &&
            (rule.id === '' || rule.id === id) &&
            rule.classes.every((name) => classes.has(name)),
        );
      for (const { declarations } of found.toSorted((a, b) => a.weight - b.weight)) look = lookOf(declarations, look);
    }
    return style === '' ? look : lookOf(style, look);
  }
}

/** Selectors and declarations of the rules that hold for every medium. */
function* rulesOf(css: string): Generator<[selectors: string, declarations: string]> {
  const text = withoutComments(css);
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open === -1) return;
    // Statements such as `@charset` end before the selector.
    const prelude = text.slice(at, open).split(';').at(-1)?.trim() ?? '';
    if (prelude.startsWith('@')) {
      at = blockEnd(text, open);
      continue;
    }
    const close = text.indexOf('}', open);
    if (close === -1) return;
    yield [prelude, text.slice(open + 1, close)];
    at = close + 1;
  }
}

/** Where the block that begins at `open` ends, with the blocks in it. */
function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0) return at + 1;
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
