import type { ZipEntry } from './zip.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const DOCX_TYPE = `${WORD}.document`;

/** Characters that XML 1.0 does not allow, lone surrogates included. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const textOf = (text: string): string => `<w:t xml:space="preserve">${escapeXml(text)}</w:t>`;
/** Line breaks stay inside the paragraph. */
const linesOf = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(textOf)
    .join('<w:br/>');
const run = (text: string, style?: string): string =>
  `<w:r>${style === undefined ? '' : `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>`}${linesOf(text)}</w:r>`;
const paragraph = (style: string, ...runs: string[]): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.join('')}</w:p>`;

/** Paragraphs of a document. */
export const docx = {
  title: (text: string): string => paragraph('Title', run(text)),
  heading: (text: string): string => paragraph('Heading1', run(text)),
  note: (text: string): string => paragraph('Note', run(text)),
  turn: ({ name, time, text }: { name: string; time: string | null; text: string }): string =>
    paragraph('Turn', run(name, 'Speaker'), ...(time === null ? [] : [run(` ${time}`, 'Timestamp')]), run(` ${text}`)),
};

/** A Word document from the paragraphs of its body, as entries of its archive. */
export function* docxEntries(options: {
  title: string;
  language: string;
  modified: Date;
  body: AsyncIterable<string>;
}): Generator<ZipEntry> {
  const { title, language, modified, body } = options;
  const entry = (name: string, ...content: string[]): ZipEntry => ({ name, content, modified });
  yield entry('[Content_Types].xml', HEAD, CONTENT_TYPES);
  yield entry(
    '_rels/.rels',
    HEAD,
    relations(['officeDocument', `${OFFICE}/officeDocument`, 'word/document.xml'], CORE),
  );
  yield entry('docProps/core.xml', HEAD, coreProperties(title, language, modified));
  yield entry('word/_rels/document.xml.rels', HEAD, relations(['styles', `${OFFICE}/styles`, 'styles.xml']));
  yield entry('word/styles.xml', HEAD, styles(language));
  yield { name: 'word/document.xml', content: documentOf(body), modified };
}

async function* documentOf(body: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${HEAD}<w:document xmlns:w="${W}"><w:body>`;
  yield* body;
  yield '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>';
}

const CONTENT_TYPES =
  `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>';

type Relation = readonly [id: string, type: string, target: string];

const CORE: Relation = ['core', `${RELATIONS}/metadata/core-properties`, 'docProps/core.xml'];

function relations(...all: Relation[]): string {
  const items = all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${RELATIONS}">${items.join('')}</Relationships>`;
}

function coreProperties(title: string, language: string, modified: Date): string {
  const time = modified.toISOString().replace(/\.\d+Z$/, 'Z');
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created></cp:coreProperties>`
  );
}

interface Style {
  readonly id: string;
  readonly name: string;
  readonly type?: 'character';
  readonly paragraph?: string;
  readonly run?: string;
}

/** Title and headings have Word's own names, so that outlines and screen readers recognise them. */
const STYLES: readonly Style[] = [
  { id: 'Title', name: 'Title', paragraph: '<w:spacing w:after="240"/>', run: '<w:b/><w:sz w:val="44"/>' },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="480" w:after="120"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="30"/>',
  },
  {
    id: 'Note',
    name: 'Note',
    paragraph: '<w:spacing w:after="200"/>',
    run: '<w:color w:val="595959"/><w:sz w:val="18"/>',
  },
  { id: 'Turn', name: 'Turn', paragraph: '<w:spacing w:after="140"/>' },
  { id: 'Speaker', name: 'Speaker', type: 'character', run: '<w:b/>' },
  { id: 'Timestamp', name: 'Timestamp', type: 'character', run: '<w:color w:val="595959"/><w:sz w:val="18"/>' },
];

function styles(language: string): string {
  const defaults =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>' +
    `<w:lang w:val="${escapeXml(language)}"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>`;
  const normal = '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';
  return `<w:styles xmlns:w="${W}">${defaults}${normal}${STYLES.map(styleOf).join('')}</w:styles>`;
}

function styleOf({ id, name, type, paragraph: inParagraph, run: inRun }: Style): string {
  const kind = type ?? 'paragraph';
  const basis = type === undefined ? '<w:basedOn w:val="Normal"/>' : '';
  const properties = [
    inParagraph === undefined ? '' : `<w:pPr>${inParagraph}</w:pPr>`,
    inRun === undefined ? '' : `<w:rPr>${inRun}</w:rPr>`,
  ];
  return `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${name}"/>${basis}<w:qFormat/>${properties.join('')}</w:style>`;
}
