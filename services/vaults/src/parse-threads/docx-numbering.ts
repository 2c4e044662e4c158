import type { Attributes, DocxArchive } from './docx-archive.ts';
import type { DocxStyles } from './docx-styles.ts';
import { numberAs } from './list-numbers.ts';

interface Level {
  start: number;
  format: string;
  /** Such as `%1.%2)`. */
  text: string;
  /** Whether all numbers are decimal. */
  isLegal: boolean;
  /** The level after which it begins again; 0: never. */
  restart: number | null;
}

interface List {
  readonly levels: Map<number, Level>;
  /** A style that says how it is numbered. */
  style: string | null;
}

interface Numbered {
  list: string;
  readonly starts: Map<number, number>;
  readonly levels: Map<number, Level>;
}

const LEVELS = 9;

/** Numbers paragraphs as Word does, which stores no numbers. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();
  readonly #numbered = new Map<string, Numbered>();
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();
  readonly #styles: DocxStyles;

  constructor(archive: DocxArchive, styles: DocxStyles) {
    this.#styles = styles;
    let list: List | null = null;
    let numbered: Numbered | null = null;
    let level: Level | null = null;
    let at = 0;
    archive.read(archive.partOf('numbering'), {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'abstractNum')
          this.#lists.set(attributes['w:abstractNumId'] ?? '', (list = { levels: new Map(), style: null }));
        else if (name === 'num')
          this.#numbered.set(
            attributes['w:numId'] ?? '',
            (numbered = { list: '', starts: new Map(), levels: new Map() }),
          );
        else if (name === 'abstractNumId' && numbered) numbered.list = value;
        else if (name === 'numStyleLink' && list) list.style = value;
        else if (name === 'lvlOverride') at = Number(attributes['w:ilvl']) || 0;
        else if (name === 'startOverride') numbered?.starts.set(at, Number(value) || 0);
        else if (name === 'lvl') {
          level = { start: 0, format: 'decimal', text: '', isLegal: false, restart: null };
          (numbered ?? list)?.levels.set(Number(attributes['w:ilvl']) || 0, level);
        } else if (level) takeLevel(level, name, attributes);
      },
      close: (name) => {
        if (name === 'lvl') level = null;
        if (name === 'abstractNum') list = null;
        if (name === 'num') numbered = null;
      },
    });
  }

  /** The mark of the next paragraph of a list; null without one. */
  next(id: string, at: number): string | null {
    const numbered = this.#numbered.get(id);
    if (id === '0' || id === '' || at < 0 || at >= LEVELS) return null;
    // A list that the file does not describe is one all the same.
    if (!numbered) return '-';
    const levels = this.#levelsOf(numbered);
    const level = levels(at);
    if (!level) return '-';
    const counts = this.#countsOf(numbered, id);
    counts[at] = (counts[at] ?? level.start - 1) + 1;
    for (let below = at + 1; below < LEVELS; below += 1) {
      const restart = levels(below)?.restart ?? below;
      if (restart !== 0 && at < restart) counts[below] = undefined;
    }
    if (level.format === 'bullet') return '-';
    return level.text
      .replaceAll(/%([1-9])/g, (_, digit: string) => {
        const over = Number(digit) - 1;
        const shown = levels(over);
        return shown ? numberAs(level.isLegal ? 'decimal' : shown.format, counts[over] ?? shown.start) : '';
      })
      .trim();
  }

  #levelsOf(numbered: Numbered): (at: number) => Level | undefined {
    const list = this.#lists.get(numbered.list);
    const linked = list?.style == null ? undefined : this.#numbered.get(this.#styles.propsOf(list.style).list ?? '');
    const levels = (list?.levels.size ?? 0) > 0 ? list?.levels : this.#lists.get(linked?.list ?? '')?.levels;
    return (at) => numbered.levels.get(at) ?? levels?.get(at);
  }

  /** Lists with the same description count on, except where one says where it begins. */
  #countsOf({ list, starts }: Numbered, id: string): (number | undefined)[] {
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    if (!this.#begun.has(id)) {
      this.#begun.add(id);
      for (const [at, start] of starts) counts[at] = start - 1;
    }
    return counts;
  }
}

function takeLevel(level: Level, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'start') level.start = Number(value) || 0;
  else if (name === 'numFmt') level.format = value;
  else if (name === 'lvlText') level.text = value;
  else if (name === 'isLgl') level.isLegal = value !== '0' && value !== 'false';
  else if (name === 'lvlRestart') level.restart = Number(value) || 0;
}
