import { SEAL_ENTRY } from '@insights/report-seal';
import type { ReportDocument } from '../document/report-document.ts';
import { element } from '../xml.ts';

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** All parts of the package except the text itself. */
export function packageParts(report: ReportDocument): Record<string, string> {
  return {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relations([
      ['document', `${OFFICE}/officeDocument`, 'word/document.xml'],
      ['core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      // Programs reject files that are no part of the package, so the seal is declared as one.
      ['seal', 'urn:insights:report-seal', SEAL_ENTRY],
    ]),
    'docProps/core.xml': coreProperties(report),
    'word/_rels/document.xml.rels': relations([
      ['styles', `${OFFICE}/styles`, 'styles.xml'],
      ['numbering', `${OFFICE}/numbering`, 'numbering.xml'],
      ['footer', `${OFFICE}/footer`, 'footer1.xml'],
      ['settings', `${OFFICE}/settings`, 'settings.xml'],
    ]),
    'word/styles.xml': styles(report.language),
    'word/numbering.xml': NUMBERING,
    'word/footer1.xml': FOOTER,
    'word/settings.xml': SETTINGS,
  };
}

const extension = (name: string, type: string): string =>
  element('Default', { Extension: name, ContentType: `application/${type}` });
const part = (name: string, type: string): string => element('Override', { PartName: `/${name}`, ContentType: type });

function contentTypes(): string {
  return element('Types', { xmlns: `${PACKAGE}/content-types` }, [
    extension('rels', 'vnd.openxmlformats-package.relationships+xml'),
    extension('xml', 'xml'),
    extension('jws', 'jose'),
    part('word/document.xml', `${WORD}.document.main+xml`),
    part('word/styles.xml', `${WORD}.styles+xml`),
    part('word/numbering.xml', `${WORD}.numbering+xml`),
    part('word/footer1.xml', `${WORD}.footer+xml`),
    part('word/settings.xml', `${WORD}.settings+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
  ]);
}

type Relation = readonly [id: string, type: string, target: string];

function relations(all: readonly Relation[]): string {
  const items = all.map(([id, type, target]) => element('Relationship', { Id: id, Type: type, Target: target }));
  return element('Relationships', { xmlns: `${PACKAGE}/relationships` }, items);
}

function coreProperties({ title, facts, language, made_at }: ReportDocument): string {
  const names = {
    'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:dcterms': 'http://purl.org/dc/terms/',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  };
  const time = made_at.replace(/\.\d+Z$/, 'Z');
  return element('cp:coreProperties', names, [
    element('dc:title', {}, title),
    element('dc:creator', {}, 'Interview Insights'),
    element('dc:description', {}, facts[0] ?? ''),
    element('dc:language', {}, language),
    element('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, time),
    element('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, time),
  ]);
}

const value = (name: string, val: string | number): string => element(`w:${name}`, { 'w:val': val });
const spacing = (before: number, after: number): string =>
  element('w:spacing', { 'w:before': before, 'w:after': after });

interface Style {
  readonly id: string;
  readonly name: string;
  readonly type?: 'character';
  readonly paragraph?: readonly string[];
  readonly run?: readonly string[];
}

const heading = (level: 1 | 2 | 3, size: number): Style => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: [element('w:keepNext', {}), spacing(480 - 120 * level, 120), value('outlineLvl', level - 1)],
  run: [element('w:b', {}), value('sz', size)],
});

const SMALL: readonly string[] = [value('color', '595959'), value('sz', 18)];
const QUOTE_BAR = element('w:pBdr', {}, [
  element('w:left', { 'w:val': 'single', 'w:sz': 18, 'w:space': 10, 'w:color': '3A7CA5' }),
]);

/** Where page numbers stand once the contents are updated. */
const CONTENTS_TAB = element('w:tabs', {}, [element('w:tab', { 'w:val': 'right', 'w:leader': 'dot', 'w:pos': 9_638 })]);

/** Title, headings, quotes and lists have Word's own names, so that outlines and screen readers recognise them. */
const STYLES: readonly Style[] = [
  { id: 'Title', name: 'Title', paragraph: [spacing(0, 200)], run: [element('w:b', {}), value('sz', 44)] },
  heading(1, 32),
  heading(2, 26),
  heading(3, 22),
  { id: 'Note', name: 'Note', run: SMALL },
  {
    id: 'Quote',
    name: 'Quote',
    paragraph: [element('w:keepLines', {}), QUOTE_BAR, element('w:ind', { 'w:left': 400 })],
  },
  { id: 'ListTitle', name: 'List Title', paragraph: [element('w:keepNext', {})], run: [element('w:b', {})] },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    paragraph: [element('w:numPr', {}, [value('ilvl', 0), value('numId', 1)]), spacing(0, 60)],
  },
  {
    id: 'TOCHeading',
    name: 'TOC Heading',
    paragraph: [element('w:keepNext', {}), spacing(240, 60)],
    run: [element('w:b', {})],
  },
  { id: 'TOC1', name: 'toc 1', paragraph: [CONTENTS_TAB, spacing(0, 40)] },
  { id: 'Cell', name: 'Cell', paragraph: [spacing(0, 0)], run: [value('sz', 20)] },
  { id: 'Footer', name: 'footer', paragraph: [value('jc', 'center')], run: SMALL },
  { id: 'Lead', name: 'Lead', type: 'character', run: [element('w:b', {})] },
  { id: 'Words', name: 'Words', type: 'character', run: [element('w:i', {})] },
  { id: 'Source', name: 'Source', type: 'character', run: SMALL },
  { id: 'Hyperlink', name: 'Hyperlink', type: 'character', run: [value('color', '1D5C55'), value('sz', 18)] },
];

function styles(language: string): string {
  const run = element('w:rPr', {}, [
    element('w:rFonts', { 'w:ascii': 'Calibri', 'w:hAnsi': 'Calibri', 'w:cs': 'Calibri' }),
    value('sz', 22),
    value('lang', language),
  ]);
  const paragraph = element('w:pPr', {}, [spacing(0, 120)]);
  const defaults = [element('w:rPrDefault', {}, [run]), element('w:pPrDefault', {}, [paragraph])];
  const normal = { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' };
  return element('w:styles', { 'xmlns:w': W }, [
    element('w:docDefaults', {}, defaults),
    element('w:style', normal, [value('name', 'Normal')]),
    ...STYLES.map(styleOf),
    TABLE,
  ]);
}

function styleOf({ id, name, type, paragraph, run }: Style): string {
  return element('w:style', { 'w:type': type ?? 'paragraph', 'w:styleId': id }, [
    value('name', name),
    ...(type === undefined ? [value('basedOn', 'Normal')] : []),
    element('w:qFormat', {}),
    ...(paragraph === undefined ? [] : [element('w:pPr', {}, paragraph)]),
    ...(run === undefined ? [] : [element('w:rPr', {}, run)]),
  ]);
}

const line = (side: string): string =>
  element(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'A6A6A6' });
const margin = (side: string, width: number): string => element(`w:${side}`, { 'w:w': width, 'w:type': 'dxa' });

const TABLE = element('w:style', { 'w:type': 'table', 'w:styleId': 'ReportTable' }, [
  value('name', 'Report Table'),
  element('w:tblPr', {}, [
    element('w:tblBorders', {}, ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line)),
    element('w:tblCellMar', {}, [margin('top', 40), margin('left', 80), margin('bottom', 40), margin('right', 80)]),
  ]),
]);

const NUMBERING = element('w:numbering', { 'xmlns:w': W }, [
  element('w:abstractNum', { 'w:abstractNumId': 0 }, [
    element('w:lvl', { 'w:ilvl': 0 }, [
      value('start', 1),
      value('numFmt', 'bullet'),
      value('lvlText', '•'),
      value('lvlJc', 'left'),
      element('w:pPr', {}, [element('w:ind', { 'w:left': 400, 'w:hanging': 260 })]),
    ]),
  ]),
  element('w:num', { 'w:numId': 1 }, [value('abstractNumId', 0)]),
]);

/** Without it, Word lays the file out like a version of 2007 and says "Compatibility Mode". */
const SETTINGS = element('w:settings', { 'xmlns:w': W }, [
  element('w:compat', {}, [
    element('w:compatSetting', {
      'w:name': 'compatibilityMode',
      'w:uri': 'http://schemas.microsoft.com/office/word',
      'w:val': 15,
    }),
  ]),
]);

const pageField = (name: string): string =>
  element('w:fldSimple', { 'w:instr': name }, [element('w:r', {}, [element('w:t', {}, '1')])]);

/** The page and the number of pages. */
const FOOTER = element('w:ftr', { 'xmlns:w': W }, [
  element('w:p', {}, [
    element('w:pPr', {}, [value('pStyle', 'Footer')]),
    pageField('PAGE'),
    element('w:r', {}, [element('w:t', { 'xml:space': 'preserve' }, ' / ')]),
    pageField('NUMPAGES'),
  ]),
]);
