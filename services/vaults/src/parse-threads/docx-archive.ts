import { Parser } from 'htmlparser2';
import { unzipSync } from 'fflate';
import { PARSE_LIMITS, Unreadable } from './limits.ts';

/** The parts that hold text, and what it refers to; pictures and fonts are left out. */
const WANTED = /\.(?:xml|rels)$/i;
/** Of the first element of a part. */
const ENDS = /(?:<\/[\w:.-]+|\/)\s*>\s*$/;
/** Elements of text documents are nested no deeper. */
const DEEPEST = 10_000;

/** What a part refers to: the path of the other part, and what it is there for. */
interface Relation {
  readonly path: string;
  readonly type: string;
}

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Names without their prefix, except those of other vocabularies than WordprocessingML: `p`, `m:sup`, `wp:docPr`. */
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** The parts of a Word document. */
export class DocxArchive {
  readonly #parts: Readonly<Record<string, Uint8Array>>;
  readonly main: string;

  constructor(content: Uint8Array) {
    this.#parts = inflated(content);
    const main =
      [...this.relations('').values()].find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml';
    if (this.#parts[main] === undefined) throw damaged();
    this.main = main;
  }

  has(path: string): boolean {
    return this.#parts[path] !== undefined;
  }

  /** The relations of a part, or of the archive, by id. */
  relations(path: string): Map<string, Relation> {
    const slash = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, slash);
    const found = new Map<string, Relation>();
    this.read(`${folder}_rels/${path.slice(slash)}.rels`, {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (!name.endsWith('Relationship') || TargetMode === 'External') return;
        found.set(Id, { path: resolved(folder, Target), type: Type.slice(Type.lastIndexOf('/') + 1) });
      },
    });
    return found;
  }

  /** The part that the document refers to as this type, such as `styles`. */
  partOf(type: string): string | null {
    return [...this.relations(this.main).values()].find((each) => each.type === type)?.path ?? null;
  }

  /** Reads a part tag by tag, so that neither depth nor size can exhaust the stack; nothing for a part that is missing. */
  read(path: string | null, handler: XmlHandler): void {
    const part = path === null ? undefined : this.#parts[path];
    if (!part) return;
    let depth = 0;
    let prefix = 'w';
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          depth += 1;
          if (depth > DEEPEST)
            throw new Unreadable(`Its elements are nested deeper than ${DEEPEST} levels. Upload its text.`);
          if (depth === 1) prefix = prefixIn(attributes);
          handler.open?.(plain(name, prefix), prefix === 'w' ? attributes : renamed(attributes, prefix));
        },
        onclosetag: (name) => {
          depth -= 1;
          handler.close?.(plain(name, prefix));
        },
        ontext: (text) => handler.text?.(text),
      },
      { xmlMode: true },
    );
    const xml = decoded(part);
    // The parser accepts a part that is cut off.
    if (!ENDS.test(xml.slice(-200))) throw damaged();
    parser.end(xml);
  }
}

/** The namespace of WordprocessingML, of both kinds. */
const MAIN = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml(?:\/2006)?\/main$/;

/** The prefix that a part gives to the elements of WordprocessingML; nearly all use `w`. */
function prefixIn(attributes: Attributes): string {
  const [name = 'xmlns:w'] =
    Object.entries(attributes).find(([key, uri]) => key.startsWith('xmlns:') && MAIN.test(uri)) ?? [];
  return name.slice('xmlns:'.length);
}

const plain = (name: string, prefix: string): string =>
  name.startsWith(`${prefix}:`) ? name.slice(prefix.length + 1) : name;

const renamed = (attributes: Attributes, prefix: string): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.startsWith(`${prefix}:`) ? `w:${plain(name, prefix)}` : name,
      value,
    ]),
  );

const decoded = (part: Uint8Array): string =>
  new TextDecoder(part[0] === 0xff ? 'utf-16le' : part[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(part);

/** The path that a target means; those that begin with a slash begin at the top. */
function resolved(folder: string, target: string): string {
  const names = (target.startsWith('/') ? target : folder + target).split('/');
  const path: string[] = [];
  for (const name of names) {
    if (name === '..') path.pop();
    else if (name !== '' && name !== '.') path.push(name);
  }
  return path.join('/');
}

/** fflate writes no more than the size that the archive names for a part. */
function inflated(content: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!WANTED.test(name) && name !== '[Content_Types].xml') return false;
    total += originalSize;
    if (total > PARSE_LIMITS.expanded_bytes)
      throw new Unreadable(
        `The file expands to more than ${PARSE_LIMITS.expanded_bytes / 1024 / 1024} MiB. Upload its text.`,
      );
    return true;
  };
  try {
    return unzipSync(content, { filter });
  } catch (error) {
    throw error instanceof Unreadable ? error : damaged();
  }
}

const damaged = (): Unreadable =>
  new Unreadable('The file is not a Word document, or it is damaged. Save it again as .docx, or upload its text.');
