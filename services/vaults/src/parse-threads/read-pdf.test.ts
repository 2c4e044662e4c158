import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfWith } from '../../../../test/support/document-files.ts';
import { readFile, textOf, warned } from './read.fixture.ts';

/** Text at a place; `before` sets how it looks. */
const at = (x: number, y: number, text: string, { size = 11, before = '' } = {}): string =>
  `BT /F1 ${size} Tf ${before} ${x} ${y} Td (${text}) Tj ET\n`;
const grid = (xs: readonly number[], rows: readonly (readonly string[])[], top = 700): string =>
  rows.flatMap((row, down) => row.map((text, across) => at(xs[across] ?? 0, top - 18 * down, text))).join('');

test('text of a PDF that is invisible, tiny, off the page or struck by a line is left out', async () => {
  const page =
    at(60, 700, 'The gate closes at ten.') +
    at(60, 680, 'The gate closes at six.', { before: '3 Tr' }) +
    '0 Tr\n' +
    at(60, 660, 'The gate closes at five.', { size: 0.4 }) +
    at(900, 640, 'The gate closes at four.') +
    at(60, 620, 'The gate closes at three.') +
    '0.6 w 60 623.4 m 190 623.4 l S\n' +
    at(60, 600, 'It is underlined.') +
    '60 598 120 0.7 re f\n';
  const read = await readFile('pdf', pdfWith([page]));
  assert.equal(read.text, 'The gate closes at ten.\n\nIt is underlined.');
  assert.deepEqual(warned(read), { struck_text_left_out: 1, hidden_text_left_out: 3 });
});

const KEPT = at(60, 700, 'The gate closes at ten.');
const OLD = at(60, 650, 'The gate closes at six.');
/** A box around the line at 650. */
const BOX = '55 640 200 24 re';

test('text of a PDF in the colour of what is behind it, in a transparent group or under a box is left out', async () => {
  const pages = [
    `1 1 1 rg ${OLD}`,
    `0 0 0 0 k ${OLD}`,
    `/Clear gs ${OLD}`,
    `/DeviceRGB cs 1 1 1 scn ${OLD}`,
    `0 0 0.4 rg ${BOX} f 0 0 0.4 rg ${OLD}`,
    `${OLD} 1 g ${BOX} f`,
    `${OLD} 0 g ${BOX} f`,
    `${OLD} q 50 600 300 100 re W n 0 g ${BOX} f Q`,
  ];
  for (const page of pages) {
    const read = await readFile('pdf', pdfWith([`${KEPT}q ${page} Q`]));
    assert.deepEqual([read.text, warned(read)], ['The gate closes at ten.', { hidden_text_left_out: 1 }], page);
  }
});

test('text of a PDF that is seen on a dark box, a picture or beside a box is shown, with a warning where that is not sure', async () => {
  const seen = [
    `0 0 0.4 rg ${BOX} f 1 g ${OLD}`,
    `q 300 0 0 200 40 600 cm /Im Do Q 1 g ${OLD}`,
    `${OLD} 0 g 55 620 200 24 re f`,
    `${OLD} q 50 100 300 100 re W n 0 g ${BOX} f Q`,
    `${OLD} 0 g ${BOX} S`,
    `${OLD} 55 640 200 24 re 56 641 198 22 re f*`,
  ];
  for (const page of seen) {
    const read = await readFile('pdf', pdfWith([`${KEPT}q ${page} Q`]));
    const { images_without_text: _, ...others } = warned(read);
    assert.deepEqual([read.text, others], ['The gate closes at ten.\n\nThe gate closes at six.', {}], page);
  }
  const unsure = [`${OLD} 0 g 55 640 m 255 640 l 300 664 l 55 664 l f`, `0.93 g ${OLD}`];
  for (const page of unsure) {
    const read = await readFile('pdf', pdfWith([`${KEPT}q ${page} Q`]));
    assert.deepEqual([read.text.includes('at six'), warned(read)], [true, { possibly_hidden_text: 1 }], page);
  }
});

test('text in a font that does not say its letters, or is not in the file, is left out with a warning, and alone is a reason to fail', async () => {
  for (const font of ['F2', 'F3']) {
    const lost = `BT /${font} 11 Tf 60 650 Td <4E2D65870001> Tj ET\n`;
    const read = await readFile('pdf', pdfWith([KEPT + lost]));
    assert.deepEqual([read.text, warned(read)], ['The gate closes at ten.', { unknown_letters: 1 }], font);
    await assert.rejects(readFile('pdf', pdfWith([lost])), { reason: /fonts that do not say which letters/ });
  }
});

test('files that are attached to a PDF are named in a warning', async () => {
  const catalog =
    '/Names << /EmbeddedFiles << /Names [(plan.txt) << /Type /Filespec /F (plan.txt) /EF << /F 4 0 R >> >>] >> >>';
  const read = await readFile('pdf', pdfWith([KEPT], catalog));
  assert.deepEqual([read.text, warned(read)], ['The gate closes at ten.', { embedded_object: 1 }]);
});

test('letters that are drawn twice to look bold are read once', async () => {
  const bold =
    at(60, 650, 'All floors: 11.') + at(60.4, 650, 'All floors: 11.') + at(60, 600, 'Hall') + at(60, 590, 'Hall');
  assert.equal(await textOf('pdf', pdfWith([bold])), 'All floors: 11.\n\nHall\nHall');
});

test('a value of a form is no heading, however large its letters are', async () => {
  const field =
    '/AcroForm << /Fields [7 0 R] >> >>\nendobj\n7 0 obj\n<< /Type /Annot /Subtype /FreeText /Rect [60 600 300 640] /AP << /N 8 0 R >> >>\nendobj\n' +
    '8 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 240 40] /Resources << /Font << /F1 3 0 R >> >> /Length 38 >>\nstream\nBT /F1 24 Tf 2 10 Td (Ring twice) Tj ET\nendstream\nendobj\n9 0 obj\n<< /Nothing true';
  const file = pdfWith([KEPT], field).toString('latin1').replace('/Contents 6 0 R', '/Annots [7 0 R] /Contents 6 0 R');
  assert.equal(await textOf('pdf', Buffer.from(file, 'latin1')), 'The gate closes at ten.\n\nRing twice');
});

test('recognized text over the picture of a page is read, and pages without text are named', async () => {
  const picture = 'q 595 0 0 842 0 0 cm /Im Do Q\n';
  const scan = picture + at(60, 700, 'The gate closes at ten.', { before: '3 Tr' }) + '0 Tr\n' + at(500, 20, 'Copy 4');
  const read = await readFile('pdf', pdfWith([scan, picture, at(60, 700, 'The end.')]));
  assert.equal(read.text, 'Copy 4\n\nThe gate closes at ten.\n\nThe end.');
  assert.deepEqual(
    read.warnings.map(({ code, page }) => [code, page]),
    [
      ['recognized_text', 1],
      ['page_without_text', 2],
    ],
  );
});

test('rows of tables in a PDF name their columns, also overleaf, where cells are empty or of several lines', async () => {
  const xs = [60, 220, 360];
  const first =
    grid(xs, [
      ['Hall', 'Day', 'Week'],
      ['Red', '10', '50'],
    ]) +
    at(60, 664, 'Blue') +
    at(360, 664, '60');
  const second = grid(xs, [
    ['Hall', 'Day', 'Week'],
    ['Green', '14', '70'],
    ['Black', '16', '80'],
  ]);
  const rows = ['Red; Day: 10; Week: 50', 'Blue; Week: 60', 'Green; Day: 14; Week: 70', 'Black; Day: 16; Week: 80'];
  assert.equal(await textOf('pdf', pdfWith([first, second])), rows.map((row) => `| Hall: ${row}`).join('\n'));
  const wrapped =
    grid(
      [60, 220],
      [
        ['Rule', 'Owner'],
        ['Doors are', ''],
      ],
    ) +
    at(60, 669, 'closed.') +
    at(220, 682, 'Ada') +
    grid([60, 220], [['Lamps.', 'Ben']], 646);
  assert.equal(await textOf('pdf', pdfWith([wrapped])), '| Rule: Owner\n| Doors are closed.; Ada\n| Lamps.; Ben');
});

test('columns of text in a PDF are read one after the other', async () => {
  const left = [
    'The gate is closed at ten in',
    'the evening by the porter who',
    'has the key and who writes it',
    'down in the large green book.',
  ];
  const right = [
    'Visitors leave before that by',
    'the small door beside it, and',
    'those who stay ask the porter',
    'who opens it with the key now.',
  ];
  const byRow = left
    .flatMap((text, row) => [at(60, 700 - 14 * row, text), at(320, 700 - 14 * row, right[row] ?? '')])
    .join('');
  const byColumn = [
    ...left.map((text, row) => at(60, 700 - 14 * row, text)),
    ...right.map((text, row) => at(320, 700 - 14 * row, text)),
  ].join('');
  const expected = [...left, ...right];
  for (const page of [byRow, byColumn]) assert.deepEqual((await textOf('pdf', pdfWith([page]))).split(/\n+/), expected);
});

test('columns of short lines are read one after the other, and a table drawn by columns stays one', async () => {
  const column = (x: number, lines: readonly string[]): string =>
    lines.map((line, down) => at(x, 700 - 14 * down, line)).join('');
  const left = ['The gate closes', 'at ten in the', 'evening. Porters', 'have the key and', 'a green book.'];
  const right = ['Visitors leave', 'before that by', 'the north door.', 'Cars stay in the', 'yard overnight.'];
  const text = await textOf('pdf', pdfWith([column(60, left) + column(320, right)]));
  assert.deepEqual(text.split(/\n+/), [...left, ...right]);
  const halls = ['Hall', 'Red', 'Blue', 'Green', 'Black'];
  const days = ['Day', '10', '12', '14', '16'];
  assert.equal(
    await textOf('pdf', pdfWith([column(60, halls) + column(320, days)])),
    halls
      .slice(1)
      .map((hall, n) => `| Hall: ${hall}; Day: ${days[n + 1]}`)
      .join('\n'),
  );
});

test('raised digits, wide letters and words at the end of a line keep their meaning', async () => {
  const page =
    'BT /F1 11 Tf 60 700 Td (The limit is 10) Tj 5 Ts /F1 7 Tf (6) Tj 0 Ts /F1 11 Tf ( cells.) Tj ET\n' +
    at(60, 660, 'WARD RULES', { before: '4 Tc' }) +
    '0 Tc\n' +
    at(60, 620, 'The form is compul-') +
    at(60, 606, 'sory for visitors.');
  const note =
    'BT /F1 11 Tf 60 700 Td (Towels cost 12.) Tj 5 Ts /F1 7 Tf (2) Tj 0 Ts /F1 11 Tf ( Soap is free.) Tj ET\n';
  assert.equal(await textOf('pdf', pdfWith([note])), 'Towels cost 12.[^2] Soap is free.');
  assert.equal(
    await textOf('pdf', pdfWith([page])),
    'The limit is 10^6 cells.\n\nWARD RULES\n\nThe form is compulsory for visitors.',
  );
});

/** Pages with a header that is drawn after the text. */
const under = (head: string, pages: readonly string[]): string[] =>
  pages.map((text, n) => at(60, 700, text) + at(60, 810, head) + at(300, 30, `Page ${n + 1} of 9`));

test('the header of a page stands in no sentence, wherever the file draws it', async () => {
  const halves = ['The keys are kept by the porter and', 'given back by noon.', 'Lost keys cost 9.'];
  const text = await textOf('pdf', pdfWith(under('Rules, third edition', halves)));
  assert.equal(
    text,
    'Rules, third edition\n\nThe keys are kept by the porter and\ngiven back by noon.\n\nLost keys cost 9.',
  );
  const chapters = [
    ...under('On keys', ['One.', 'Two.', 'Three.']),
    ...under('On lamps', ['Four.', 'Five.', 'Six.', 'Seven.', 'Eight.']),
  ];
  const read = await textOf('pdf', pdfWith(chapters));
  assert.deepEqual([read.match(/On keys/g)?.length, read.match(/On lamps/g)?.length], [1, 1]);
});

test('a header that one page has, and a note at the end of a page, stand in no sentence that goes on overleaf', async () => {
  const first = at(60, 700, 'The keys are kept by the porter and') + at(60, 60, '2 Not in May.', { size: 8 });
  const second = at(60, 810, 'Continued') + at(60, 700, 'given back by noon.') + at(60, 686, 'Lost keys cost 9.');
  const text = await textOf('pdf', pdfWith([first, second]));
  assert.match(text, /kept by the porter and\ngiven back by noon\./);
  assert.match(text, /^Continued\n/);
  assert.match(text, /\n2 Not in May\.$/);
});

test('a sentence goes on overleaf with a capital after a full line', async () => {
  const lines = [
    'Der Schlüssel liegt bei der Pforte,',
    'wo ihn jeder bekommt, der zu der',
    'Ausgabe der Wäsche oder auch zur',
  ];
  const page = lines.map((line, down) => at(60, 700 - 14 * down, line)).join('');
  const text = await textOf(
    'pdf',
    Buffer.from(pdfWith([page, at(60, 700, 'Lampe will.')]).toString('latin1'), 'latin1'),
  );
  assert.match(text, /oder auch zur\nLampe will\./);
});

test('headers and footers of pages are read once, and a sentence goes on overleaf', async () => {
  const page = (number: number, text: string) =>
    at(60, 810, 'Rules of the house') + at(60, 700, text) + at(60, 30, `Page ${number}`) + at(500, 30, `${number}`);
  const text = await textOf(
    'pdf',
    pdfWith([page(1, 'The gate closes'), page(2, 'at ten in the evening.'), page(3, 'It opens at six.')]),
  );
  assert.equal(text.match(/Rules of the house/g)?.length, 1);
  assert.doesNotMatch(text, /Page/);
  assert.match(text, /The gate closes\s+at ten in the evening\.\n\nIt opens at six\./);
});
