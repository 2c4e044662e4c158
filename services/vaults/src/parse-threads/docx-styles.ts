import { type Colour, WHITE, colourOf } from './colours.ts';
import type { Attributes, DocxArchive } from './docx-archive.ts';

/** Properties of text and paragraphs that change what is read; undefined: as it was. */
export interface Props {
  strike?: boolean;
  dstrike?: boolean;
  vanish?: boolean;
  bold?: boolean;
  raised?: 'up' | 'down' | null;
  colour?: Colour;
  /** What is behind it. */
  behind?: Colour;
  isTiny?: boolean;
  /** Outline level, from 1. */
  heading?: number | null;
  list?: string;
  level?: number;
}

interface Style {
  readonly name: string;
  readonly isDefault: boolean;
  readonly type: string;
  basedOn: string | null;
  readonly props: Props;
  /** Of a table: whether its first row looks different. */
  hasFirstRow: boolean;
}

/** Properties that a style switches: in a style of letters within a style of paragraphs that has it too, it is off (ECMA-376, 17.7.3). */
const TOGGLES = ['strike', 'dstrike', 'vanish', 'bold'] as const;
const MAX_BASES = 20;

export const isOn = ({ 'w:val': value = 'true' }: Attributes): boolean => !/^(?:0|false|off)$/.test(value);

/** Takes up an element of `rPr` or `pPr`. */
export function takeProperty(props: Props, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'strike') props.strike = isOn(attributes);
  else if (name === 'dstrike') props.dstrike = isOn(attributes);
  else if (name === 'vanish') props.vanish = isOn(attributes);
  else if (name === 'b') props.bold = isOn(attributes);
  else if (name === 'vertAlign') props.raised = value === 'superscript' ? 'up' : value === 'subscript' ? 'down' : null;
  else if (name === 'position') takePosition(props, Number(value));
  else if (name === 'color') props.colour = value === 'auto' ? 'unknown' : colourOf(value);
  else if (name === 'highlight') props.behind = value === 'none' ? WHITE : 'unknown';
  else if (name === 'shd') takeShade(props, attributes);
  else if (name === 'sz') props.isTiny = Number(value) <= TINY;
  else if (name === 'outlineLvl') props.heading = Number(value) < 9 ? Number(value) + 1 : null;
  else if (name === 'numId') props.list = value;
  else if (name === 'ilvl') props.level = Number(value) || 0;
}

/** Half points; smaller text cannot be read. */
const TINY = 2;

/** Takes up what is painted behind text; a pattern or a colour of the theme is one that is not known. */
export function takeShade(
  to: { behind?: Colour },
  { 'w:fill': fill = 'auto', 'w:val': pattern = 'clear' }: Attributes,
): void {
  if (pattern !== 'clear') to.behind = 'unknown';
  else if (fill !== 'auto') to.behind = colourOf(fill);
}

/** Half points; smaller shifts only look nicer. */
const RAISED_BY = 4;

function takePosition(props: Props, shift: number): void {
  if (Math.abs(shift) >= RAISED_BY) props.raised ??= shift > 0 ? 'up' : 'down';
}

/** The styles of a document. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>();
  readonly #effective = new Map<string, Props>();
  #defaults: Props = {};
  #ofParagraphs = '';

  constructor(archive: DocxArchive) {
    let style: Style | null = null;
    let isDefaults = false;
    let isConditional = false;
    archive.read(archive.partOf('styles'), {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'docDefaults') isDefaults = true;
        else if (name === 'style') style = this.#add(attributes);
        else if (name === 'tblStylePr') {
          isConditional = true;
          if (style && attributes['w:type'] === 'firstRow') style.hasFirstRow = true;
        } else if (isConditional) return;
        else if (isDefaults) takeProperty(this.#defaults, name, attributes);
        else if (style && name === 'basedOn') style.basedOn = value;
        else if (style && name === 'name') takeName(style.props, value);
        else if (style) takeProperty(style.props, name, attributes);
      },
      close: (name) => {
        if (name === 'docDefaults') isDefaults = false;
        if (name === 'style') style = null;
        if (name === 'tblStylePr') isConditional = false;
      },
    });
  }

  #add(attributes: Attributes): Style {
    const style: Style = {
      name: '',
      type: attributes['w:type'] ?? 'paragraph',
      isDefault: attributes['w:default'] === '1' || attributes['w:default'] === 'true',
      basedOn: null,
      props: {},
      hasFirstRow: false,
    };
    const id = attributes['w:styleId'] ?? '';
    this.#styles.set(id, style);
    if (style.isDefault && style.type === 'paragraph') this.#ofParagraphs = id;
    return style;
  }

  /** What a style and those that it is based on say. */
  propsOf(id: string): Props {
    const known = this.#effective.get(id);
    if (known) return known;
    const chain: Props[] = [];
    let style = this.#styles.get(id);
    for (let depth = 0; style && depth < MAX_BASES; depth += 1) {
      chain.push(style.props);
      style = style.basedOn === null ? undefined : this.#styles.get(style.basedOn);
    }
    const props: Props = Object.assign({}, ...chain.toReversed());
    this.#effective.set(id, props);
    return props;
  }

  /** Of a paragraph; `id` null: of one without a style. */
  ofParagraph(id: string | null, own: Props): Props {
    return { ...this.#defaults, ...this.propsOf(id ?? this.#ofParagraphs), ...own };
  }

  /** Of a run in a paragraph with the properties `around`. */
  ofRun(around: Props, id: string | null, own: Props): Props {
    const named = id === null ? {} : this.propsOf(id);
    const props: Props = { ...around, ...named };
    for (const toggle of TOGGLES) if (around[toggle] === true && named[toggle] === true) props[toggle] = false;
    return { ...props, ...own };
  }

  hasFirstRow(id: string): boolean {
    let style = this.#styles.get(id);
    for (let depth = 0; style && depth < MAX_BASES; depth += 1) {
      if (style.hasFirstRow) return true;
      style = style.basedOn === null ? undefined : this.#styles.get(style.basedOn);
    }
    return false;
  }
}

/** Built-in styles have English names in every language. */
function takeName(props: Props, name: string): void {
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  if (level !== undefined) props.heading ??= Number(level);
  else if (/^title$/i.test(name)) props.heading = 1;
  else if (/^subtitle$/i.test(name)) props.heading = 2;
}
