import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { ward } from '../html/versions.fixture.ts';
import { headingOf } from '../html/view.ts';
import { type ReportSource, renderReport } from '../render-report.ts';

const documentOf = async (source: ReportSource): Promise<string> => {
  const { content } = await renderReport('docx', source);
  return strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array());
};
const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t xml:space="preserve">([^<]*)/g)].map(([, text]) => text).join('');
const paragraphsIn = (xml: string, style: string): string[] =>
  (xml.match(/<w:p>.*?<\/w:p>/g) ?? []).filter((each) => each.includes(`<w:pStyle w:val="${style}"/>`));
const linksIn = (xml: string): string[] =>
  [...xml.matchAll(/<w:hyperlink w:anchor="([^"]+)"/g)].map(([, to = '']) => to);
const anchorsIn = (xml: string): string[] =>
  [...xml.matchAll(/<w:bookmarkStart w:id="\d+" w:name="([^"]+)"/g)].map(([, name = '']) => name);

test('the contents of a Word file are a field that shows every section without an update', async () => {
  const xml = await documentOf(ward);
  const entries = paragraphsIn(xml, 'TOC1');
  assert.deepEqual(entries.map(textOf), paragraphsIn(xml, 'Heading1').map(textOf));
  assert.deepEqual(entries.flatMap(linksIn), paragraphsIn(xml, 'Heading1').flatMap(anchorsIn));
  const marks = [...entries.join('').matchAll(/w:fldCharType="(\w+)"/g)].map(([, type]) => type);
  assert.deepEqual(marks, ['begin', 'separate', 'end']);
});

test('every link of a Word file leads to one bookmark: from claims to quotes, and from each quote to what cites it', async () => {
  const xml = await documentOf(ward);
  const anchors = anchorsIn(xml);
  const ids = [...xml.matchAll(/<w:bookmarkStart w:id="(\d+)"/g)].map(([, id]) => id);
  assert.equal(new Set(anchors).size, anchors.length);
  assert.equal(new Set(ids).size, ids.length);
  for (const to of linksIn(xml)) assert.ok(anchors.includes(to), to);

  const [finding] = ward.version.findings;
  const number = ward.version.evidence.findIndex(({ id }) => id === finding?.evidence[0]) + 1;
  const title = headingOf(finding?.text ?? assert.fail());
  const claim = paragraphsIn(xml, 'Heading2').find((each) => textOf(each) === title) ?? assert.fail();
  const [heading = ''] = anchorsIn(claim);
  const [said = ''] = xml.split(claim)[1]?.split('w:val="Heading') ?? [];
  assert.ok(linksIn(said).includes(`quote${number}`));
  const row = paragraphsIn(xml, 'Quote').find((each) => anchorsIn(each).includes(`quote${number}`)) ?? assert.fail();
  assert.ok(linksIn(row).includes(heading), `${heading}: ${textOf(row)}`);
});

test('a number in brackets that somebody says is no link', async () => {
  const [first, ...others] = ward.version.evidence;
  const evidence = [
    { ...(first ?? assert.fail()), quote: 'It says [3] on the door.', before: '', after: '' },
    ...others,
  ];
  const xml = await documentOf({ ...ward, version: { ...ward.version, evidence } });
  assert.match(xml, /<w:t xml:space="preserve">It says \[3\] on the door\.<\/w:t>/);
});
