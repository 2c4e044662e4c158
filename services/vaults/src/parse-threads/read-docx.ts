import { DocumentWriter } from './document-writer.ts';
import { DocxArchive } from './docx-archive.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { DocxStyles, isOn } from './docx-styles.ts';
import { type DocxContext, DocxText } from './docx-text.ts';
import type { ReadFile } from './read-document.ts';

/** The text of a Word document as it is printed, with its headers before it and its footers after it. */
export function readDocx(content: Uint8Array): ReadFile {
  const archive = new DocxArchive(content);
  const writer = new DocumentWriter();
  const context = contextOf(archive, writer);
  const body = new DocxText(writer, context);
  const margins = new Margins(archive);
  archive.read(archive.main, {
    open: (name, attributes) => {
      margins.open(name, attributes);
      body.open(name, attributes);
    },
    close: (name) => {
      margins.close(name);
      body.close(name);
    },
    text: (text) => body.text(text),
  });
  archive.read(archive.partOf('comments'), {
    open: (name) => {
      if (name === 'comment') writer.warnings.add('comments_left_out');
    },
  });
  const text = writer.finish();
  const [headers, footers] = (['header', 'footer'] as const).map(
    (kind) => new Set([...margins.paths[kind]].map((path) => textOf(archive, path, writer))),
  );
  const parts = [...(headers ?? []), text, ...(footers ?? [])].filter((part) => part !== '');
  return { title: null, heading: writer.heading, text: parts.join('\n\n'), warnings: writer.warnings };
}

/** The text of a header or footer. What is left out of it is counted with the document. */
function textOf(archive: DocxArchive, path: string, { warnings }: DocumentWriter): string {
  const writer = new DocumentWriter();
  archive.read(path, new DocxText(writer, contextOf(archive, writer, path)));
  const text = writer.finish();
  for (const { code, count } of writer.warnings.all) warnings.add(code, { count });
  return text;
}

/** What texts refer to in other parts. Notes are numbered in the order in which they are referred to. */
function contextOf(archive: DocxArchive, writer: DocumentWriter, path = archive.main): DocxContext {
  const styles = new DocxStyles(archive);
  const numbering = new DocxNumbering(archive, styles);
  const relations = archive.relations(path);
  const numbers = new Map<string, number>();
  let notes: Map<string, string> | null = null;
  const context: DocxContext = {
    styles,
    numbering,
    note(kind, id) {
      notes ??= new Map([
        ...notesOf(archive, 'footnote', context, writer),
        ...notesOf(archive, 'endnote', context, writer),
      ]);
      const key = `${kind} ${id}`;
      const text = notes.get(key);
      if (text === undefined) return null;
      const known = numbers.get(key);
      const number = known ?? numbers.size + 1;
      numbers.set(key, number);
      return { number, text: known === undefined ? text : null };
    },
    diagram: (id) => diagramTexts(archive, relations.get(id)?.path ?? null),
  };
  return context;
}

/** The notes of a document by id, apart from the lines that separate them from the text. */
function notesOf(
  archive: DocxArchive,
  kind: 'footnote' | 'endnote',
  context: DocxContext,
  { warnings }: DocumentWriter,
) {
  const found = new Map<string, string>();
  let id: string | null = null;
  let writer = new DocumentWriter();
  let reader = new DocxText(writer, context);
  archive.read(archive.partOf(`${kind}s`), {
    open(name, attributes) {
      if (name === kind) {
        id = /^(?:normal)?$/.test(attributes['w:type'] ?? '') ? (attributes['w:id'] ?? null) : null;
        writer = new DocumentWriter();
        reader = new DocxText(writer, context);
      } else if (id !== null) reader.open(name, attributes);
    },
    close(name) {
      if (id === null) return;
      if (name !== kind) reader.close(name);
      else {
        found.set(`${kind} ${id}`, writer.finish().replaceAll(/\s+/g, ' '));
        for (const { code, count } of writer.warnings.all) warnings.add(code, { count });
        id = null;
      }
    },
    text: (text) => {
      if (id !== null) reader.text(text);
    },
  });
  return found;
}

function diagramTexts(archive: DocxArchive, path: string | null): string[] {
  const texts: string[] = [];
  let isText = false;
  archive.read(path, {
    open(name) {
      if (name === 'a:p') texts.push('');
      isText = name === 'a:t';
    },
    close() {
      isText = false;
    },
    text(text) {
      if (isText) texts.push((texts.pop() ?? '') + text);
    },
  });
  return texts.filter((text) => text.trim() !== '');
}

/** Which headers and footers are printed: those of first and even pages only where the document distinguishes them. */
class Margins {
  readonly paths = { header: new Set<string>(), footer: new Set<string>() };
  readonly #relations: ReturnType<DocxArchive['relations']>;
  #hasEven = false;
  #section: { hasFirst: boolean; references: { kind: 'header' | 'footer'; type: string; id: string }[] } | null = null;

  constructor(archive: DocxArchive) {
    this.#relations = archive.relations(archive.main);
    archive.read(archive.partOf('settings'), {
      open: (name, attributes) => {
        if (name === 'evenAndOddHeaders') this.#hasEven = isOn(attributes);
      },
    });
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sectPr') this.#section = { hasFirst: false, references: [] };
    else if (!this.#section) return;
    else if (name === 'titlePg') this.#section.hasFirst = isOn(attributes);
    else if (name === 'headerReference' || name === 'footerReference') {
      const kind = name === 'headerReference' ? 'header' : 'footer';
      this.#section.references.push({ kind, type: attributes['w:type'] ?? 'default', id: attributes['r:id'] ?? '' });
    }
  }

  close(name: string): void {
    if (name !== 'sectPr' || !this.#section) return;
    for (const { kind, type, id } of this.#section.references) {
      const path = this.#relations.get(id)?.path;
      if (path === undefined || (type === 'first' && !this.#section.hasFirst) || (type === 'even' && !this.#hasEven))
        continue;
      this.paths[kind].add(path);
    }
    this.#section = null;
  }
}
