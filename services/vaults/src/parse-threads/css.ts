import { type Colour, colourOf, isTransparent } from './colours.ts';
import { SelectorMatcher, type Styled } from './css-selectors.ts';
import { rulesOf } from './css-sheet.ts';

/** What styles say about whether and how the text of an element is seen. Null: nothing, so it is as in the element around it. */
export interface Look {
  readonly visible: boolean | null;
  /** Whether nothing of the element is shown, whatever its parts say. */
  readonly none: boolean | null;
  readonly struck: boolean | null;
  /** Whether it stands apart from the text around it. */
  readonly apart: boolean | null;
  /** Whether its parts stand beside each other as boxes. */
  readonly row: boolean | null;
  /** Whether its letters have a size. */
  readonly sized: boolean | null;
  readonly raised: 'up' | 'down' | null;
  readonly colour: Colour | null;
  /** What is painted behind it. */
  readonly behind: Colour | null;
  /** Whether it may stand on something else than what it is in. */
  readonly elsewhere: boolean;
}

const APART = /^(?:block|inline-(?:block|flex|grid|table)|flex|grid|table(?:-\w+)?|list-item|flow-root)$/;
const ZERO = /^0(?:\.0+)?(?:%|[a-z]+)?$/;
const LENGTH = /^(-?\d{0,9}(?:\.\d{1,9})?)(px|pt|em|rem|ex|%)?$/;

type Properties = ReadonlyMap<string, string>;

/** The look that the properties of an element give it. */
function lookOf(properties: Properties): Look {
  const of = (name: string): string | null => properties.get(name) ?? null;
  const map = <Result>(name: string, read: (value: string) => Result): Result | null => {
    const value = properties.get(name);
    return value === undefined || value === 'inherit' ? null : read(value);
  };
  const position = of('position');
  const isTaken = position === 'absolute' || position === 'fixed';
  const isFar = ['left', 'right', 'top', 'bottom'].some((side) => isFarOff(of(side)));
  return {
    none:
      (isTaken && isFar) || isFarOff(of('text-indent')) || ZERO.test(of('opacity') ?? '') || of('mso-hide') === 'all'
        ? true
        : map('display', (value) => value === 'none'),
    apart: map('display', (value) => APART.test(value)),
    row: map('display', (value) => /flex|grid/.test(value)),
    visible: map('visibility', (value) => value === 'visible' || value === 'initial'),
    struck: map('text-decoration-line', (value) => value.split(/\s/).includes('line-through')),
    sized: map('font-size', (value) => (ZERO.test(value) ? false : /(?:em|%)$/.test(value) ? null : true)),
    raised: map('vertical-align', raisedBy) ?? map('font-variant-position', raisedBy),
    colour: colourBy(properties),
    behind: behindBy(properties),
    elsewhere: (position !== null && position !== 'static') || of('mix-blend-mode') !== null,
  };
}

/** Letters may be seen by their shadow, or filled with what is behind the element. */
function colourBy(properties: Properties): Colour | null {
  const isSeenOtherwise =
    /text/.test(`${properties.get('background-clip')} ${properties.get('-webkit-background-clip')}`) ||
    (properties.get('text-shadow') ?? 'none') !== 'none';
  if (isSeenOtherwise) return 'unknown';
  const value = properties.get('-webkit-text-fill-color') ?? properties.get('color') ?? 'inherit';
  return value === 'inherit' || value === 'currentcolor' ? null : colourOf(value);
}

/** Farther than any page is wide. */
const FAR = -900;
const isFarOff = (value: string | null): boolean => Number(LENGTH.exec(value ?? '')?.[1] || 0) < FAR;

/** Smaller shifts only look nicer. */
const RAISED_BY: Readonly<Record<string, number>> = { px: 3, pt: 2, em: 0.2, rem: 0.2, ex: 0.4, '%': 20 };

function raisedBy(value: string): Look['raised'] {
  if (value === 'super') return 'up';
  if (value === 'sub') return 'down';
  const [, number = '', unit = ''] = LENGTH.exec(value) ?? [];
  const least = RAISED_BY[unit];
  if (least === undefined || Math.abs(Number(number)) < least) return null;
  return Number(number) > 0 ? 'up' : 'down';
}

function behindBy(properties: Properties): Colour | null {
  const image = properties.get('background-image') ?? 'none';
  if (image !== 'none') return 'unknown';
  const parts = properties.get('background-color')?.match(/rgba?\([^()]*\)|[^\s()]+/g) ?? [];
  if (parts.length === 0) return null;
  const colour = parts.map(colourOf).find((each) => each !== 'unknown') ?? 'unknown';
  return isTransparent(colour) ? null : colour;
}

const DEFAULTS = /^(?:initial|unset|revert)$/;
/** What these properties say if nothing is said. */
const INITIAL: Readonly<Record<string, string>> = {
  color: 'black',
  'text-decoration-line': 'none',
  visibility: 'visible',
};
/** What can change whether text is seen. */
const MATTERS =
  /display|visibility|text-decoration|mso-hide|opacity|font|color|background|vertical-align|position|text-indent|text-shadow|blend-mode/i;

/** Declarations as property and value; a property that sets several is divided. */
function* declarationsOf(text: string): Generator<{ property: string; value: string; isImportant: boolean }> {
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const written = declaration.slice(0, colon).trim().toLowerCase();
    const given = declaration.slice(colon + 1).toLowerCase();
    const isImportant = given.includes('!');
    const plain = (isImportant ? given.slice(0, given.indexOf('!')) : given).trim();
    const value = DEFAULTS.test(plain) ? (INITIAL[written] ?? plain) : plain;
    if (written === 'text-decoration') yield { property: 'text-decoration-line', value, isImportant };
    else if (written === 'background') {
      const isPlain = !/url\(|gradient|image/.test(value);
      yield { property: 'background-image', value: isPlain ? 'none' : value, isImportant };
      yield { property: 'background-color', value, isImportant };
    } else if (written === 'font') {
      const size = value.split(/[\s/]+/).find((part) => ZERO.test(part));
      yield { property: 'font-size', value: size ?? 'medium', isImportant };
    } else yield { property: written, value, isImportant };
  }
}

const MAX_RULES = 2_000;
/** An element's own style wins over every selector. */
const OWN = 1_000_000_000;
const IMPORTANT = 2 * OWN;

/** The style sheets of a page, as they apply to its elements while it is read tag by tag. */
export class StyleSheet {
  readonly #rules: string[] = [];
  readonly #matcher = new SelectorMatcher();

  add(css: string): void {
    for (const [selectors, declarations] of rulesOf(css)) {
      if (!MATTERS.test(declarations)) continue;
      if (this.#rules.length === MAX_RULES) return;
      this.#rules.push(declarations);
      this.#matcher.add(selectors, this.#rules.length - 1);
    }
  }

  /** The look of an element that begins, by the cascade: importance, the element's own style, specificity, order. */
  open(element: Styled): Look {
    const matches = this.#matcher
      .open(element)
      .map(({ rule, weight }) => ({ declarations: this.#rules[rule] ?? '', rule, weight }));
    const { style } = element.attributes;
    if (style !== undefined) matches.push({ declarations: style, rule: MAX_RULES, weight: OWN });
    if (matches.length === 0) return NOTHING;
    const ranks = new Map<string, number>();
    const properties = new Map<string, string>();
    for (const { declarations, weight } of matches.toSorted((a, b) => a.weight - b.weight || a.rule - b.rule))
      for (const { property, value, isImportant } of declarationsOf(declarations)) {
        const rank = weight + (isImportant ? IMPORTANT : 0);
        if (rank < (ranks.get(property) ?? 0)) continue;
        ranks.set(property, rank);
        properties.set(property, value);
      }
    return lookOf(properties);
  }

  close(): void {
    this.#matcher.close();
  }
}

const NOTHING: Look = lookOf(new Map());
