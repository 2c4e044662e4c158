import { AttributeAction, type AttributeSelector, type Selector, SelectorType, parse } from 'css-what';

/** An element that is open while a page is read. */
export interface Styled {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Part of a selector without combinators, and how it follows the part before it. */
interface Compound {
  readonly tests: readonly Selector[];
  readonly follows: SelectorType | null;
  /** The part before it. */
  readonly before: Compound | null;
  /** Of the last part: what the selector stands for. */
  readonly rule: number | null;
  readonly weight: number;
}

/** What is open, with the parts of selectors that it and the elements before it matched. */
interface Level {
  readonly matched: ReadonlySet<Compound>;
  /** By its children: the last one, and all of them. */
  last: ReadonlySet<Compound>;
  readonly siblings: Set<Compound>;
  children: number;
}

const MAX_SELECTOR = 500;
const MAX_COMPOUNDS = 4_000;
/** Parts for one name that an element is compared with. */
const MAX_MATCHES = 20;
const MAX_NAMES = 50;

/**
 * Tells which selectors an element matches, while a page is read tag by tag: each element remembers which parts of selectors it matched, so none is
 * looked at again. Selectors that need what follows an element, or what its reader does, match nothing.
 */
export class SelectorMatcher {
  readonly #byKey = new Map<string, Compound[]>();
  readonly #levels: Level[] = [{ matched: new Set(), last: new Set(), siblings: new Set(), children: 0 }];
  /** How many open elements match a part. */
  readonly #around = new Map<Compound, number>();
  #size = 0;

  /** Adds the selectors of a rule, which is known by a number. */
  add(selectors: string, rule: number): void {
    if (selectors.length > MAX_SELECTOR) return;
    for (const selector of parsed(selectors)) this.#addSelector(selector, rule);
  }

  #addSelector(selector: readonly Selector[], rule: number): void {
    const parts = partsOf(selector);
    if (parts.some(({ tests }) => !tests.every(isKnown)) || this.#size + parts.length > MAX_COMPOUNDS) return;
    this.#size += parts.length;
    let before: Compound | null = null;
    const weight = weightOf(selector);
    for (const [at, { tests, follows }] of parts.entries()) {
      const compound: Compound = { tests, follows, before, rule: at + 1 === parts.length ? rule : null, weight };
      const key = keyOf(tests);
      const found = this.#byKey.get(key);
      if (found && found.length >= MAX_MATCHES) return;
      if (found) found.push(compound);
      else this.#byKey.set(key, [compound]);
      before = compound;
    }
  }

  /** Opens an element; the numbers and weights of the rules that it matches. */
  open(element: Styled): { rule: number; weight: number }[] {
    const parent = this.#levels.at(-1) as Level;
    const matched = new Set<Compound>();
    if (this.#size > 0)
      for (const key of keysOf(element))
        for (const compound of this.#byKey.get(key) ?? [])
          if (this.#isInPlace(compound, parent) && compound.tests.every((test) => holds(test, element, this.#levels)))
            matched.add(compound);
    for (const compound of matched) {
      parent.siblings.add(compound);
      this.#around.set(compound, (this.#around.get(compound) ?? 0) + 1);
    }
    parent.last = matched;
    parent.children += 1;
    this.#levels.push({ matched, last: new Set(), siblings: new Set(), children: 0 });
    return [...matched].flatMap(({ rule, weight }) => (rule === null ? [] : [{ rule, weight }]));
  }

  close(): void {
    if (this.#levels.length < 2) return;
    for (const compound of this.#levels.pop()?.matched ?? [])
      this.#around.set(compound, (this.#around.get(compound) ?? 1) - 1);
  }

  #isInPlace({ follows, before }: Compound, parent: Level): boolean {
    if (before === null) return true;
    if (follows === SelectorType.Descendant) return (this.#around.get(before) ?? 0) > 0;
    if (follows === SelectorType.Child) return parent.matched.has(before);
    if (follows === SelectorType.Adjacent) return parent.last.has(before);
    return follows === SelectorType.Sibling && parent.siblings.has(before);
  }
}

function parsed(selectors: string): Selector[][] {
  try {
    return parse(selectors);
  } catch {
    return [];
  }
}

const COMBINATORS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Adjacent,
  SelectorType.Sibling,
]);

function partsOf(selector: readonly Selector[]): { tests: Selector[]; follows: SelectorType | null }[] {
  const parts: { tests: Selector[]; follows: SelectorType | null }[] = [{ tests: [], follows: null }];
  for (const token of selector)
    if (COMBINATORS.has(token.type)) parts.push({ tests: [], follows: token.type });
    else parts.at(-1)?.tests.push(token);
  return parts;
}

const LISTS = /^(?:not|is|where|matches)$/;

/** Whether an element can be tested for it when it opens. */
const isKnown = (test: Selector): boolean =>
  test.type === SelectorType.Tag ||
  test.type === SelectorType.Universal ||
  test.type === SelectorType.Attribute ||
  (test.type === SelectorType.Pseudo &&
    (/^(?:root|first-child|link|any-link)$/.test(test.name) ||
      (LISTS.test(test.name) && Array.isArray(test.data) && test.data.every((list) => list.every(isKnown)))));

function holds(test: Selector, element: Styled, levels: readonly Level[]): boolean {
  if (test.type === SelectorType.Universal) return true;
  if (test.type === SelectorType.Tag) return test.name.toLowerCase() === element.name;
  if (test.type === SelectorType.Attribute) return hasAttribute(test, element);
  if (test.type !== SelectorType.Pseudo) return false;
  if (test.name === 'root') return levels.length === 1;
  if (test.name === 'first-child') return levels.at(-1)?.children === 0;
  if (!Array.isArray(test.data)) return element.name === 'a' && element.attributes['href'] !== undefined;
  const isAny = test.data.some((list) => list.every((each) => holds(each, element, levels)));
  return test.name === 'not' ? !isAny : isAny;
}

function hasAttribute({ name, action, value, ignoreCase }: AttributeSelector, { attributes }: Styled): boolean {
  const given = attributes[name.toLowerCase()];
  if (given === undefined) return action === AttributeAction.Not;
  const [own, wanted] = ignoreCase === true ? [given.toLowerCase(), value.toLowerCase()] : [given, value];
  if (action === AttributeAction.Exists) return true;
  if (action === AttributeAction.Equals) return own === wanted;
  if (action === AttributeAction.Not) return own !== wanted;
  if (action === AttributeAction.Element) return own.split(/\s+/, MAX_NAMES).includes(wanted);
  if (action === AttributeAction.Hyphen) return own === wanted || own.startsWith(`${wanted}-`);
  if (wanted === '') return false;
  if (action === AttributeAction.Start) return own.startsWith(wanted);
  return action === AttributeAction.End ? own.endsWith(wanted) : own.includes(wanted);
}

/** Of all tests of a part, what fewest elements have. */
function keyOf(tests: readonly Selector[]): string {
  const attributes = tests.filter(
    (test) => test.type === SelectorType.Attribute && test.action !== AttributeAction.Not,
  );
  const named = attributes.filter(
    (test) => test.type === SelectorType.Attribute && test.action !== AttributeAction.Exists,
  );
  for (const [name, sign] of [
    ['id', '#'],
    ['class', '.'],
  ] as const)
    for (const test of named)
      if (test.type === SelectorType.Attribute && test.name === name && isWhole(test)) return `${sign}${test.value}`;
  const [first] = attributes;
  if (first?.type === SelectorType.Attribute) return `[${first.name.toLowerCase()}]`;
  const tag = tests.find((test) => test.type === SelectorType.Tag);
  return tag?.type === SelectorType.Tag ? tag.name.toLowerCase() : '*';
}

const isWhole = ({ name, action, ignoreCase }: AttributeSelector): boolean =>
  ignoreCase !== true && action === (name === 'id' ? AttributeAction.Equals : AttributeAction.Element);

function keysOf({ name, attributes }: Styled): string[] {
  const { id, class: names = '' } = attributes;
  const classes = new Set(names.split(/\s+/, MAX_NAMES));
  const keys = ['*', name, ...[...classes].map((each) => `.${each}`)];
  if (id !== undefined) keys.push(`#${id}`);
  for (const attribute of Object.keys(attributes).slice(0, MAX_NAMES)) keys.push(`[${attribute}]`);
  return keys;
}

/** The specificity of a selector as one number. */
function weightOf(selector: readonly Selector[]): number {
  let weight = 0;
  for (const token of selector) {
    if (token.type === SelectorType.Tag) weight += 1;
    else if (token.type === SelectorType.Attribute) weight += token.name === 'id' && isWhole(token) ? 10_000 : 100;
    else if (token.type === SelectorType.Pseudo && token.name !== 'where')
      weight += Array.isArray(token.data) ? Math.max(0, ...token.data.map(weightOf)) : 100;
  }
  return weight;
}
