import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf } from '@insights/language';
import { readFile, textOf, warned } from './read.fixture.ts';

test('text that a page strikes or hides is left out, whatever says so', async () => {
  const struck = ['<s>at six</s>', '<del>at six</del>', '<strike>at six</strike>', '<span class="old">at six</span>'];
  const hidden = [
    '<span hidden>at six</span>',
    '<span style="display: none">at six</span>',
    '<b style="visibility:hidden">at <i>six</i></b>',
    '<span class="x gone">at six</span>',
    '<i aria-hidden="true">at six</i>',
    '<!-- It closes at six. -->',
    '<template>at six</template>',
    '<script>at six</script>',
  ];
  const style =
    '<style>@media print { .late { display: none } } .old { text-decoration: line-through } .gone{display:none}</style>';
  const read = await readFile(
    'html',
    `${style}<p>It closes <b class="late">at ten</b>. ${[...struck, ...hidden].join(' ')}</p>`,
  );
  assert.equal(read.text, 'It closes at ten.');
  assert.deepEqual(warned(read), { struck_text_left_out: 4, hidden_text_left_out: 6 });
});

/** What is left of `It closes at ten. at six` where the last two words look as a style says. */
const styled = async (style: string, late: string): Promise<string> =>
  (await textOf('html', `<style>${style}</style><p>It closes at ten.${late}</p>`))
    .replace('It closes at ten.', '')
    .trim();

test('links, times and labels beside each other are words of their own, and parts of a word are not', async () => {
  const page =
    '<style>.bar{display:flex}</style><nav><a href=a>Gate</a><a href=b>Rules</a></nav><p><time>Mon</time><time>Tue</time></p>' +
    '<p><span class=tag>open</span><span class=tag>free</span></p><div class=bar><b>Hall</b><b>Red</b></div>' +
    '<p><span class=a>gate</span><span class=b>keep</span><b>er</b></p>';
  assert.equal(await textOf('html', page), 'Gate Rules\n\nMon Tue\n\nopen free\n\nHall Red\n\ngatekeeper');
});

test('styles apply by importance, specificity and order, not by the order of the names of an element', async () => {
  const off = '.off{text-decoration:none}.on{text-decoration:line-through}';
  assert.equal(await styled(off, '<i class="on off">at six</i>'), '');
  assert.equal(await styled(`${off}.off{text-decoration:none}`, '<i class="on off">at six</i>'), 'at six');
  assert.equal(await styled('i.late{display:inline}.late{display:none}', '<i class="late">at six</i>'), 'at six');
  assert.equal(await styled('.late{display:none!important}#x{display:block}', '<i id=x class=late>at six</i>'), '');
  assert.equal(await styled('.late{display:none}', '<i class=late style="display:inline">at six</i>'), 'at six');
  assert.equal(await styled('.late{display:none;display:inline}', '<i class=late>at six</i>'), 'at six');
});

test('selectors may look at what is around an element and before it, and at its attributes', async () => {
  const late = '<b class=note><u class=mark>!</u><i class=late data-state="old-draft">at six</i></b>';
  for (const selector of [
    'p .late',
    '.note > .late',
    'p > .note i',
    '.mark + .late',
    'u ~ i',
    '[data-state]',
    '[data-state^=old]',
    '.x, i:not(.new)',
    ':is(.old, .late)',
  ])
    assert.equal(await styled(`${selector}{display:none}`, late), '!', selector);
  for (const selector of [
    'p > .late',
    '.late + .mark',
    'i ~ u',
    '.late .note',
    '[data-state=old]',
    'i:hover',
    '.late::before',
    'i:not(.late)',
  ])
    assert.equal(await styled(`${selector}{display:none}`, late), '!at six', selector);
  assert.equal(await styled('@media screen{.late{display:none}}', late), '!');
  assert.equal(await styled('@media print{.late{display:none}}.x{color:red;.late{display:none}}', late), '!at six');
});

test('text in the colour of what is behind it, outside the page or without a size is left out', async () => {
  const hidden = [
    '<i style="color:#fff">at six</i>',
    '<i style="color:rgb(255 255 255 / 1)">at six</i>',
    '<i style="color:transparent">at six</i>',
    '<font color=white>at six</font>',
    '<i style="background:#003 no-repeat;color:#000033">at six</i>',
    '<i style="font-size:0"><b style="font-size:1em">at six</b></i>',
    '<i style="position:absolute;left:-9999px">at six</i>',
    '<i style="text-indent:-9999px">at six</i>',
  ];
  for (const each of hidden) {
    const read = await readFile('html', `<p>It closes at ten. ${each}</p>`);
    assert.deepEqual([read.text, warned(read)], ['It closes at ten.', { hidden_text_left_out: 1 }], each);
  }
  const shown = [
    '<i style="color:white;background:navy">at six</i>',
    '<i style="background-image:url(x)"><b style="color:white">at six</b></i>',
    '<i style="color:white;text-shadow:0 0 2px black">at six</i>',
    '<i style="color:white"><a href=x>at six</a></i>',
    '<i style="font-size:0"><b style="font-size:11px">at six</b></i>',
    '<i style="color:white"><b style="color:black">at six</b></i>',
  ];
  for (const each of shown) {
    const read = await readFile('html', `<p>It closes ${each}</p>`);
    assert.deepEqual([read.text, warned(read)], ['It closes at six', {}], each);
  }
  for (const page of [
    '<img alt=""><b style="position:absolute;color:white">at six</b>',
    '<link rel=stylesheet href=x><b style="color:white">at six</b>',
  ])
    assert.deepEqual(warned(await readFile('html', page)), { possibly_hidden_text: 1 });
});

test('words of different blocks do not touch', async () => {
  const blocks = [
    'details',
    'summary',
    'figcaption',
    'legend',
    'dt',
    'dd',
    'caption',
    'option',
    'button',
    'label',
    'my-card',
    'center',
  ];
  for (const name of blocks) {
    const text = await textOf('html', `<div><${name}>one</${name}><${name}>two</${name}>three</div>`);
    assert.deepEqual(text.match(/\p{L}+/gu), ['one', 'two', 'three'], name);
  }
  assert.equal(await textOf('html', '<p>one<br>two<b>three</b><wbr>four</p>'), 'one\ntwothreefour');
  assert.equal(
    await textOf('html', '<span style="display:block">one</span><span style="display:block">two</span>'),
    'one two',
  );
});

test('exponents, ordinals, indexes and marks of notes stay apart from numbers', async () => {
  const page =
    '<p>10<sup>6</sup> cells, x<sup>n+1</sup>, m<sup>-1</sup>, the 2<sup>nd</sup> of 30<sup>1</sup>, H<sub>2</sub>O, log<sub>2</sub>8, ' +
    'limit 40<sup><a href="#n1">1</a></sup> and 50<a href="#n2"><sup>[2]</sup></a>.</p><ol><li id="n1">In May. <a href="#fnref1">back</a></ol>';
  assert.equal(
    await textOf('html', page),
    '10^6 cells, x^(n+1), m^-1, the 2nd of 30^1, H2O, log2 8, limit 40[^1] and 50[^2].\n\n1. In May.',
  );
});

test('letters that a style raises or lowers are exponents and indexes', async () => {
  const page =
    '<style>.e{vertical-align:super;font-size:70%}sup{vertical-align:baseline}</style>' +
    '<p>10<span class=e>6</span>, 10<i style="vertical-align:.4em">7</i>, log<i style="vertical-align:sub">2</i>8, 10<sup>8</sup>, 5<b style="vertical-align:middle">5</b></p>';
  assert.equal(await textOf('html', page), '10^6, 10^7, log2 8, 10^8, 55');
});

test('the mark of a note after a sentence is no exponent and divides no sentence', async () => {
  const link = '<a href="#n">4</a>';
  const page = `<p>Towels cost 12.<sup>2</sup> Soap is free.<sup>[${link}]</sup> Bring 3<sup>[5]</sup> coins, 10<sup>6</sup><sup>${link}</sup> at most.</p>`;
  const text = 'Towels cost 12.[^2] Soap is free.[^4] Bring 3[^5] coins, 10^6[^4] at most.';
  assert.equal(await textOf('html', page), text);
  assert.deepEqual(
    sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end)),
    ['Towels cost 12.[^2]', 'Soap is free.[^4]', 'Bring 3[^5] coins, 10^6[^4] at most.'],
  );
});

test('rows name their columns, spans are repeated, and tables that arrange a page are text', async () => {
  const table =
    '<table><caption>Prices</caption><thead><tr><th rowspan=2>Hall<th colspan=2>Price<tr><th>Day<th>Week</thead>' +
    '<tr><th rowspan=2>Red<td>10<td>50<tr><td>12<td>60<br>or 61<tr><td colspan=3>From June</table>';
  assert.equal(
    await textOf('html', table),
    'Prices\n\n| Hall: Red; Price Day: 10; Price Week: 50\n| Hall: Red; Price Day: 12; Price Week: 60, or 61\n| From June',
  );
  assert.equal(
    await textOf('html', '<table><tr><td>Name<td>Ada<tr><td>Phone<td>4417</table>'),
    '| Name: Ada\n| Phone: 4417',
  );
  assert.equal(
    await textOf('html', '<table><tr><td><h1>Rules</h1><p>One.</p><tr><td>Two.</table>'),
    '# Rules\n\nOne.\n\nTwo.',
  );
});

test('columns are named below a title, by two rows if a name spans columns, and a group is named in each of its rows', async () => {
  const rows = '| Hall: Red; Day: 10; Week: 50\n| Hall: Blue; Day: 12; Week: 60';
  assert.equal(
    await textOf('csv', 'Prices from May,,\n,,\nHall,Day,Week\nRed,10,50\nBlue,12,60\n'),
    `| Prices from May\n${rows}`,
  );
  assert.equal(await textOf('csv', 'sep=;\r\nHall;Day;Week\r\nRed;10;50\r\nBlue;12;60\r\n'), rows);
  const spanning =
    '<table><tr><td rowspan=2>Hall<td colspan=2>Price<tr><td>Day<td>Week<tr><td>Red<td>10<td>50<tr><td>Blue<td>12<td>60</table>';
  assert.equal(
    await textOf('html', spanning),
    '| Hall: Red; Price Day: 10; Price Week: 50\n| Hall: Blue; Price Day: 12; Price Week: 60',
  );
  assert.equal(
    await textOf(
      'markdown',
      '| Hall | Bath | Rule |\n|-|-|-|\n| Red | 1 | quiet |\n| | 2 | no soap |\n| Blue | 1 | open |\n| | Total | 3 |',
    ),
    '| Hall: Red; Bath: 1; Rule: quiet\n| Hall: Red; Bath: 2; Rule: no soap\n| Hall: Blue; Bath: 1; Rule: open\n| Bath: Total; Rule: 3',
  );
});

test('a table around a table arranges the page, and a cell that is a sentence is no name', async () => {
  const inner = '<table><tr><th>Hall<th>Price<tr><td>Red<td>10</table>';
  assert.equal(
    await textOf('html', `<table><tr><td>${inner}<td><p>No dogs.</p></table>`),
    '| Hall: Red; Price: 10\n\nNo dogs.',
  );
  assert.equal(await textOf('csv', 'It is open.,No dogs.\nHall: red,Ten'), '| It is open.; No dogs.\n| Hall: red; Ten');
});

test('cells, rows and parts of a table end where the next begin, also without their end tags', async () => {
  const rows = '<tr><td>Red<td>10<td>50<tfoot><tr><td>Blue<td>12<td>60';
  const head = '<thead><tr><th rowspan=2>Hall<th colspan=2>Price<tr><th>Day<th>Week';
  const expected = '| Hall: Red; Price Day: 10; Price Week: 50\n| Hall: Blue; Price Day: 12; Price Week: 60';
  for (const page of [`<table>${head}<tbody>${rows}</table>`, `<table>${head}</thead>${rows}</table>`])
    assert.equal(await textOf('html', page), expected);
  const inner = '<table><tr><td>Mon<td>10<tbody><tr><td>Tue<td>12</table>';
  assert.equal(
    await textOf('html', `<table><tr><td>Bath<td>${inner}<tr><td>Gym<td>4</table>`),
    '| Bath: Mon: 10, Tue: 12\n| Gym: 4',
  );
  assert.equal(await textOf('html', '<div><td>Loose</td> text</div>'), 'Loose text');
});

test('descriptions of pictures are read; pictures without one and what is embedded are named in warnings', async () => {
  const read = await readFile(
    'html',
    '<p>Press <img src=a alt="the red button"> now.</p><img src=b><img src=c alt=""><iframe src=d></iframe>',
  );
  assert.equal(read.text, 'Press the red button now.');
  assert.deepEqual(warned(read), { images_without_text: 1, embedded_object: 1 });
});

test('small files with large spans stay small', async () => {
  const wide = `<table>${'<tr><td colspan=65000 rowspan=65000>Text<td>Text'.repeat(200)}</table>`;
  assert.ok((await textOf('html', wide)).length < 1_000_000);
});

test('Markdown is read as it is shown', async () => {
  const markdown = [
    '# Gate **rules**',
    'It closes at ten.[^1] ~~It closes at six.~~',
    '<!-- It closes at five. -->',
    '| Hall | Price |\n|---|---|\n| Red | 10 |',
    '3. Knock\n4. Wait',
    'Use <kbd>F7</kbd>, 10<sup>6</sup>, `a ~~b~~ [^c]` and un**bel**ievab&shy;ly.',
    '[^1]: Except',
  ].join('\n\n');
  const read = await readFile('markdown', markdown);
  assert.equal(
    read.text,
    '# Gate rules\n\nIt closes at ten.[^1]\n\n| Hall: Red; Price: 10\n\n3. Knock\n4. Wait\n\nUse F7, 10^6, a ~~b~~ [^c] and unbelievably.\n\n[^1] Except',
  );
  assert.equal(read.title, 'Gate rules');
  assert.deepEqual(warned(read), { struck_text_left_out: 1, hidden_text_left_out: 1 });
  const dialogue = ['Ada: Hello.', 'Ben: Yes?', 'Ada: The gate.', 'Ben: Ten.'].join('\n');
  assert.equal(await textOf('markdown', dialogue), dialogue);
  const titled = await readFile('markdown', '---\ntitle: "Gate"\nvalid: 2027\n---\nIt closes.');
  assert.deepEqual([titled.title, titled.text, warned(titled)], ['Gate', 'It closes.', { hidden_text_left_out: 1 }]);
  assert.deepEqual(warned(await readFile('markdown', '---\ntitle: Gate\n---\nIt closes.')), {});
});

test('plain text keeps what it says apart from struck and commented passages', async () => {
  const read = await readFile(
    'text',
    'Ten. ~~Six.~~ a ~~ b ~~ c\n~~~\ncode\n~~~\n<!-- Five. --> S\u0336i\u0336x\u0336.',
  );
  assert.equal(read.text, 'Ten.  a ~~ b ~~ c\n~~~\ncode\n~~~\n .');
  assert.deepEqual(warned(read), { struck_text_left_out: 2, hidden_text_left_out: 1 });
});

test('code in plain text keeps what would be struck elsewhere', async () => {
  const code = 'Type `~~six~~` or `<s>`.\n```\n~~six~~ <del>six</del>\n```\n';
  const read = await readFile('text', `${code}It closes at <del class="x">six</del><s>five</s> ten.`);
  assert.equal(read.text, `${code}It closes at  ten.`);
  assert.deepEqual(warned(read), { struck_text_left_out: 2 });
});

test('CSV is read by rows, whatever separates its cells', async () => {
  const rows = '| Hall: Red; Price: 10; Note: large, light\n| Hall: Blue; Price: 12';
  assert.equal(await textOf('csv', 'Hall,Price,Note\nRed,10,"large, light"\nBlue,12,\n'), rows);
  assert.equal(await textOf('csv', '\ufeffHall;Price;Note\r\nRed;10;"large, light"\r\nBlue;12\r\n'), rows);
  assert.equal(await textOf('csv', 'Red,10\nBlue,12'), '| Red: 10\n| Blue: 12');
});

test('what layout does to words is undone in every format', async () => {
  assert.equal(
    await textOf('text', 'The o\uFB03ce gate\u00ADkeep\u200Ber, caf\u0065\u0301, form A\u20117, 10\u00A0000.'),
    'The office gatekeeper, café, form A-7, 10 000.',
  );
  assert.equal(await textOf('text', 'می\u200Cخواهم 👩\u200D⚕️'), 'می\u200Cخواهم 👩\u200D⚕️');
  assert.equal(
    await textOf('text', 'A compul-\nsory well-\nknown rule is well\nas known.'),
    'A compulsory well-known rule is well\nas known.',
  );
});

test('a word that is divided at the end of a line is one word, also if its second part is one, and compounds keep their hyphen', async () => {
  const joined = 'without within thereby upon into onto another outcome handout grand stand auditor doctor color today';
  for (const word of joined.split(' '))
    for (const at of [2, 3, 4, 5].filter((each) => each < word.length - 1)) {
      const text = await textOf('text', `The word is ${word.slice(0, at)}-\n${word.slice(at)} here.`);
      assert.equal(text, `The word is ${word} here.`);
    }
  const kept = [
    'well-\nknown',
    'part-\ntime',
    'check-\nin',
    'Smith-\nJones',
    'room B-\n17',
    'pages 10-\n20',
    '0800-\n4417',
  ];
  for (const words of kept) assert.equal(await textOf('text', `It is ${words}.`), `It is ${words.replace('\n', '')}.`);
  assert.equal(await textOf('text', 'Use the left-\nor right-hand door.'), 'Use the left- or right-hand door.');
  assert.equal(
    await textOf('text', 'The know-how is ours, and our know-\nhow is new.'),
    'The know-how is ours, and our know-how is new.',
  );
  assert.equal(await textOf('text', 'Bring a pen-\n1. Sit.\n2. Write.'), 'Bring a pen-\n1. Sit.\n2. Write.');
  assert.equal(
    await textOf(
      'text',
      'Die Ein-\nund Ausgabe übernimmt der Bereit-\nschaftsdienst vor dem Vor-\nsitz, per E-Mail-\nAdresse.',
    ),
    'Die Ein- und Ausgabe übernimmt der Bereitschaftsdienst vor dem Vorsitz, per E-Mail-Adresse.',
  );
  assert.equal(
    await textOf('text', 'Le jardin est peut-\nêtre ouvert, et la biblio-\nthèque est fermée.'),
    'Le jardin est peut-être ouvert, et la bibliothèque est fermée.',
  );
});

test('signs that steer devices are no part of a text, and a new page is a new line', async () => {
  assert.equal(
    await textOf('text', 'Ring\u0001twice\u001B.\fThen\vwait\u007F\u0090 here.\tNow.'),
    'Ring twice .\nThen\nwait   here.\tNow.',
  );
});

test('pages and texts of older encodings are read as declared, or as Windows-1252', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const page = latin('<meta charset="iso-8859-2"><p>\u00b3\u00f3d\u00bc</p>');
  assert.equal(await textOf('html', page), 'łódź');
  const text = latin('Caf\u00e9 \u0080 4');
  assert.equal(await textOf('text', text), 'Café € 4');
});

test('stars between numbers and letters of Markdown are products, and emphasis may end within a word', async () => {
  const products = 'The volume is 2*3*4, the area a*b*c, and 3**2**2 is 81.';
  assert.equal(await textOf('markdown', products), products);
  assert.equal(await textOf('markdown', '**2*3** of *these*'), '2*3 of these');
  assert.equal(await textOf('markdown', '**W**orld *H*ealth, Daten**schutz**recht'), 'World Health, Datenschutzrecht');
});
