import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docxWith } from '../../../../test/support/document-files.ts';
import { readFile, textOf, warned } from './read.fixture.ts';

const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(run(text))}</w:tc>`;
const row = (cells: readonly string[], properties = ''): string =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;

const SHOWN = paragraph(run('The gate closes at ten.'));

test('struck and hidden text of a Word document is left out, and the document says so', async () => {
  const looks = ['<w:strike/>', '<w:dstrike w:val="true"/>', '<w:vanish/>', '<w:rStyle w:val="Old"/>'];
  const styles =
    '<w:style w:type="character" w:styleId="Base"><w:rPr><w:strike/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="Old"><w:basedOn w:val="Base"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Draft"><w:rPr><w:vanish/></w:rPr></w:style>';
  const body =
    SHOWN +
    looks.map((look) => paragraph(run('The gate closes at six.', look))).join('') +
    paragraph(run('The gate closes at five.'), '<w:pStyle w:val="Draft"/>') +
    paragraph('<w:del w:id="1"><w:r><w:delText>The gate closes at four.</w:delText></w:r></w:del>');
  const read = await readFile('docx', docxWith(body, { styles }));
  assert.equal(read.text, 'The gate closes at ten.');
  assert.deepEqual(warned(read), { struck_text_left_out: 4, hidden_text_left_out: 2 });
});

test('text of a Word document in the colour of what is behind it or without a size is left out, or named where that is not sure', async () => {
  const white = '<w:color w:val="FFFFFF" w:themeColor="background1"/>';
  const dark = '<w:shd w:val="clear" w:fill="112233"/>';
  const late = (look: string) => paragraph(run('The gate closes at six.', look));
  const styles = `<w:style w:type="paragraph" w:styleId="Pale"><w:rPr>${white}</w:rPr></w:style>`;
  for (const body of [
    late(white),
    late('<w:sz w:val="2"/>'),
    late(`<w:color w:val="112233"/>${dark}`),
    paragraph(run('The gate closes at six.'), '<w:pStyle w:val="Pale"/>'),
  ]) {
    const read = await readFile('docx', docxWith(SHOWN + body, { styles }));
    assert.deepEqual([read.text, warned(read)], ['The gate closes at ten.', { hidden_text_left_out: 1 }], body);
  }
  const whiteCell = (properties: string) =>
    `<w:tr><w:tc><w:tcPr>${properties}</w:tcPr>${late(white)}</w:tc>${cell('Ask.')}</w:tr>`;
  const box = `<w:p><w:r><w:pict><w:txbxContent>${late(white)}</w:txbxContent></w:pict></w:r></w:p>`;
  for (const [body, warnings] of [
    [late(white + dark), {}],
    [late(`${white}<w:highlight w:val="blue"/>`), {}],
    [`<w:tbl>${whiteCell(dark)}</w:tbl>`, {}],
    [late('<w:color w:val="auto"/>'), {}],
    [`<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr>${whiteCell('')}</w:tbl>`, { possibly_hidden_text: 1 }],
    [box, { possibly_hidden_text: 1 }],
  ] as const) {
    const read = await readFile('docx', docxWith(SHOWN + body));
    assert.deepEqual([read.text.includes('at six'), warned(read)], [true, warnings], body);
  }
});

test('text hidden only in the web layout of a Word document is printed, a hidden row is not', async () => {
  const table = `<w:tbl>${row([cell('Swan'), cell('12')])}${row([cell('Condor'), cell('40')], '<w:hidden/>')}</w:tbl>`;
  const read = await readFile('docx', docxWith(paragraph(run('Seat B12.', '<w:webHidden/>')) + table));
  assert.match(read.text, /Seat B12\./);
  assert.match(read.text, /Swan/);
  assert.doesNotMatch(read.text, /Condor/);
});

test('text of which a run, or two styles together, switch the strike off is shown', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="P"><w:rPr><w:strike/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="C"><w:rPr><w:strike/></w:rPr></w:style>';
  const inP = '<w:pStyle w:val="P"/>';
  const body =
    paragraph(run('One.', '<w:strike w:val="0"/>'), inP) +
    paragraph(run('Two.', '<w:rStyle w:val="C"/>'), inP) +
    paragraph(run('Three.'), `<w:rPr><w:strike/><w:vanish/></w:rPr>`);
  assert.equal(await textOf('docx', docxWith(body, { styles })), 'One.\n\nTwo.\n\nThree.');
});

test('exponents, indexes and marks of notes do not become part of numbers', async () => {
  const up = '<w:vertAlign w:val="superscript"/>';
  const note = '<w:r><w:footnoteReference w:id="7"/></w:r>';
  const footnotes =
    '<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>' +
    `<w:footnote w:id="7">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(' Except in July.')}`)}</w:footnote>`;
  const body =
    paragraph(
      run('At most 10') +
        run('1', up) +
        run('2', up) +
        run(' cells, CO') +
        run('2', '<w:vertAlign w:val="subscript"/>'),
    ) +
    paragraph(`${run('The limit is 30')}${note}${run(' litres, on the 1')}${run('st', up)}`) +
    SHOWN;
  assert.equal(
    await textOf('docx', docxWith(body, { footnotes })),
    'At most 10^12 cells, CO2\n\nThe limit is 30[^1] litres, on the 1st\n\n[^1] Except in July.\n\nThe gate closes at ten.',
  );
});

test('headers and footers that are printed are read once, without numbers of pages; comments are left out with a warning', async () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="first" r:id="header2"/>' +
    '<w:footerReference w:type="default" r:id="footer1"/></w:sectPr>';
  const parts = {
    header1: paragraph(run('Rule 12')),
    header2: paragraph(run('Not printed')),
    footer1: paragraph(run('Valid in May ') + field),
    comments: `<w:comment w:id="0">${paragraph(run('Is this right?'))}</w:comment>`,
  };
  const read = await readFile('docx', docxWith(SHOWN + section, parts));
  assert.equal(read.text, 'Rule 12\n\nThe gate closes at ten.\n\nValid in May');
  assert.deepEqual(warned(read), { comments_left_out: 1 });
});

test('numbers of lists and headings are those that Word shows', async () => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering =
    `<w:abstractNum w:abstractNumId="3">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1%2)')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="4">${level(0, 'upperRoman', 'Part %1')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="3"/></w:num>' +
    '<w:num w:numId="2"><w:abstractNumId w:val="3"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>' +
    '<w:num w:numId="9"><w:abstractNumId w:val="4"/></w:num>';
  const styles =
    '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="9"/></w:numPr></w:pPr></w:style>';
  const item = (text: string, list: number, at = 0) =>
    paragraph(run(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
  const body =
    paragraph(run('Rules'), '<w:pStyle w:val="H"/>') +
    [
      item('Knock', 1),
      item('Twice', 1, 1),
      item('Loudly', 1, 1),
      item('Wait', 1),
      item('Enter', 2),
      item('Sit', 2),
    ].join('');
  const read = await readFile('docx', docxWith(body, { numbering, styles }));
  assert.equal(read.text, '# Part I Rules\n\n1. Knock\n1a) Twice\n1b) Loudly\n2. Wait\n5. Enter\n6. Sit');
  assert.equal(read.title, 'Rules');
});

test('each row of a table names its columns, and merged cells are repeated', async () => {
  const merge = (start: boolean) => `<w:vMerge${start ? ' w:val="restart"' : ''}/>`;
  const table = `<w:tbl>${[
    row([cell('Hall'), cell('Price', '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
    row([cell(''), cell('Day'), cell('Week')], '<w:tblHeader/>'),
    row([cell('Red', merge(true)), cell('10'), cell('50')]),
    row([cell('', merge(false)), cell('12'), cell('60')]),
    row([cell('Gone'), cell('1'), cell('2')], '<w:del w:id="4"/>'),
  ].join('')}</w:tbl>`;
  assert.equal(
    await textOf('docx', docxWith(table)),
    '| Hall: Red; Price Day: 10; Price Week: 50\n| Hall: Red; Price Day: 12; Price Week: 60',
  );
});

test('text in boxes, content controls and pictures is read, other objects are named in warnings', async () => {
  const box = `<w:r><w:pict><w:txbxContent>${paragraph(run('Press 4.'))}</w:txbxContent></w:pict></w:r>`;
  const placeholder = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(run('Click here.'))}</w:sdtContent></w:sdt>`;
  const body =
    paragraph(run('Call ') + box + run('the porter.')) +
    `<w:sdt><w:sdtContent>${SHOWN}</w:sdtContent></w:sdt>${placeholder}` +
    paragraph(
      '<w:r><w:drawing><wp:docPr descr="A red lamp"/><pic:pic/></w:drawing><w:drawing><wp:docPr/><pic:pic/></w:drawing></w:r>',
    ) +
    paragraph('<w:r><w:object><o:OLEObject/></w:object></w:r>');
  const read = await readFile('docx', docxWith(body));
  assert.equal(read.text, 'Call the porter.\n\nPress 4.\n\nThe gate closes at ten.\n\nA red lamp');
  assert.deepEqual(warned(read), { images_without_text: 1, embedded_object: 1 });
});

test('descriptions of charts, shapes and drawings of any kind are read', async () => {
  const drawing = (descr: string, content: string) =>
    paragraph(`<w:r><w:drawing><wp:docPr descr="${descr}"/>${content}</w:drawing></w:r>`);
  const shape = '<w:r><w:pict><v:shape alt="An arrow to the lift"/></w:pict></w:r>';
  const body =
    drawing('Guests by month', '<c:chart/>') +
    drawing('The way to the bath', '<wps:wsp/>') +
    drawing('A plan', '') +
    paragraph(shape);
  const read = await readFile('docx', docxWith(body));
  assert.equal(read.text, 'Guests by month\n\nThe way to the bath\n\nA plan\n\nAn arrow to the lift');
  assert.deepEqual(warned(read), { embedded_object: 1 });
});

test('a word that is divided into runs, by a soft hyphen or by a large first letter is one word', async () => {
  const body =
    paragraph(run('T'), '<w:framePr w:dropCap="drop"/>') +
    paragraph(
      `${run('he ga')}<w:proofErr/>${run('te')}<w:r><w:t>keep</w:t><w:softHyphen/><w:t>er uses form A</w:t><w:noBreakHyphen/><w:t>7.</w:t></w:r>`,
    );
  assert.equal(await textOf('docx', docxWith(body)), 'The gatekeeper uses form A-7.');
});
