import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NameMasker } from './name-masker.ts';

interface Given {
  readonly language?: string;
  readonly email?: string;
}

const shown = (name: string, text: string, { language = 'en', email }: Given = {}): string =>
  NameMasker.of([{ names: [name], emails: email === undefined ? [] : [email] }], language).mask(text);

type Row = readonly [name: string, text: string, expected: string];

/** Each line is a name, a text, and the text as it is shown. */
function check(rows: readonly Row[], given: Given = {}): void {
  const wrong = rows
    .map(([name, text, expected]) => ({ name, text, expected, actual: shown(name, text, given) }))
    .filter(({ expected, actual }) => actual !== expected);
  assert.deepEqual(wrong, []);
}

test('English genitives and plurals are masked', () => {
  check([
    ['Anna Schmidt', "Anna's desk", "[name]'s desk"],
    ['Anna Schmidt', 'Anna’s desk', '[name]’s desk'],
    ['Anna Schmidt', 'that is annas desk', 'that is [name] desk'],
    ['Tom Smith', 'the Smiths and the Smiths’ house', 'the [name] and the [name]’ house'],
    ['Bea Jones', 'the Joneses left', 'the [name] left'],
    ['Ian Lennox', 'the Lennoxes came, Lennoxs too', 'the [name] came, [name] too'],
    ['Sue Marsh', 'we met the Marshes', 'we met the [name]'],
    ['Maria Rodriguez', 'The Rodriguezes moved', 'The [name] moved'],
    ['Tom Kay', 'Toms bike, toms drums', '[name] bike, toms drums'],
  ]);
});

test('German genitives, plurals and adjectives are masked', () => {
  check(
    [
      ['Anna Müller', 'Annas Auto und Müllers Hund', '[name] Auto und [name] Hund'],
      ['Hans Zander', "Hans' Buch, Hansens Buch", "[name]' Buch, [name] Buch"],
      ['Max Klotz', 'Maxens Haus und Klotzens Hof', '[name] Haus und [name] Hof'],
      ['Ute Schmidt', 'die Schmidts, die Schmidtsche Art', 'die [name], die [name] Art'],
      ['Ute Hansen', 'Hansens kommen', '[name] kommen'],
      ['Karl von der Heide', 'der Hof von der Heides', 'der Hof [name]'],
    ],
    { language: 'de' },
  );
});

test('Dutch genitives and plurals are masked', () => {
  check(
    [
      ['Jan Jansen', 'Jans fiets en Jansens hond', '[name] fiets en [name] hond'],
      ['Anna Bakker', "Anna's fiets, de Bakkers", "[name]'s fiets, de [name]"],
      ['Frits de Vries', "Frits' auto, de Vriesens", "[name]' auto, [name]"],
    ],
    { language: 'nl' },
  );
});

test('Swedish genitives are masked', () => {
  check(
    [
      ['Erik Eriksson', 'Eriks bil och Erikssons hund', '[name] bil och [name] hund'],
      ['Åsa Öberg', 'Åsas bok, Öbergs hus', '[name] bok, [name] hus'],
      ['Lars Lind', 'Lars bok, Linds hus', '[name] bok, [name] hus'],
    ],
    { language: 'sv' },
  );
});

test('plurals of German, Dutch and Swedish are masked', () => {
  const de: readonly Row[] = [
    ['Karl Zander', 'bei den Zandern, die Zanderin', 'bei den [name], die [name]'],
    ['Karl Vogt', 'die Vogtin und die Vogtinnen', 'die [name] und die [name]'],
  ];
  check(de, { language: 'de' });
  check([['Piet de Wit-Kramer', 'de Krameren', 'de [name]']], { language: 'nl' });
  check([['Åsa Falkström', 'Falkströmarna, Falkströmarnas hus, Falkströmars', '[name], [name] hus, [name]']], {
    language: 'sv',
  });
});

test('the genitive and the plural of a name that is a common word are masked with a capital', () => {
  check([
    ['Amy Stone', 'we met the Stones at the Stones’ house', 'we met the [name] at the [name]’ house'],
    ['Amy Stone', 'Stones are heavy. stones too', 'Stones are heavy. stones too'],
    ['Amy Young', 'Youngs house', '[name] house'],
  ]);
  const de: readonly Row[] = [
    ['Ute Kurz', 'Kurzens Auto, die Kurz', '[name] Auto, die [name]'],
    ['Ute Klein', 'Kleins Auto und die Kleins. kleines Auto', '[name] Auto und die [name]. kleines Auto'],
    [
      'Ute Groß',
      'bei Großens, der Großsche Plan; GROSS, ein großer Plan',
      'bei [name], der [name] Plan; [name], ein großer Plan',
    ],
  ];
  check(de, { language: 'de' });
  check([['Bo de Jong', 'Jongs idee is jong, zei een jongen', '[name] idee is jong, zei een jongen']], {
    language: 'nl',
  });
});

test('a common word stays in lower case, whatever its accents and its ending', () => {
  check([['Ann Drew', 'I drew it. Drew left', 'I drew it. [name] left']]);
  check([['Ann Parks', 'the parks. Mr Parks, PARKS', 'the parks. Mr [name], [name]']]);
  check([['Ann Banks', 'two banks', 'two banks']]);
  check([['Ann Lång', 'det tar lång tid, sa Lång', 'det tar lång tid, sa [name]']], { language: 'sv' });
  check([['Ann Schön', 'das ist schön, sagt Schön', 'das ist schön, sagt [name]']], { language: 'de' });
});

const INVISIBLE = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e,
  0x2060, 0x2063, 0x2066, 0x2069, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff0, 0xfff9, 0x0001, 0x007f,
  0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe0100, 0xe01ef,
];

test('a name with characters that have no glyph is masked, wherever they stand', () => {
  for (const point of INVISIBLE) {
    const none = String.fromCodePoint(point);
    for (const written of ['Schmidt', 'SCHMIDT', 'schmidts']) {
      const spread = [...written].join(none);
      const inside = `${written.slice(0, 3)}${none}${none}${written.slice(3)}`;
      for (const each of [spread, inside]) {
        assert.equal(shown('Anna Schmidt', `then ${each} came`), 'then [name] came', `U+${point.toString(16)}`);
      }
    }
    assert.equal(shown('Anna Schmidt', `A.${none}S. came`), '[name] came', `U+${point.toString(16)}`);
    assert.equal(shown('王小明', `昨天王${none}小明来了`), '昨天[name]来了', `U+${point.toString(16)}`);
  }
});

test('unusual spaces do not part a name', () => {
  for (const space of ['\u00a0', '\u2009', '\u202f', '\u3000', '\u2028', '\u0085']) {
    assert.equal(shown('Anna Schmidt', `by Anna${space}Schmidt.`), 'by [name].', escape(space));
    assert.equal(shown('Anna Schmidt', `by Schmi${space}dt.`), 'by [name].', escape(space));
  }
});

test('a name that is broken at the end of a line is masked', () => {
  check([
    ['Anna Schmidt', 'met Anna\nSchmidt there', 'met [name] there'],
    ['Anna Schmidt', 'met Anna\r\n  Schmidt there', 'met [name] there'],
    ['Anna Schmidt', 'met Schmi-\ndt there', 'met [name] there'],
    ['Anna Schmidt', 'met Anna Schmi-\r\n    dt there', 'met [name] there'],
    ['Anna Schmidt', 'met Schmi\u00ad\ndt there', 'met [name] there'],
    ['Anna Schmidt', 'met Schmi\u2010\ndts there', 'met [name] there'],
    ['Anna Schmidt', 'met Schmi\ndt there', 'met [name] there'],
    ['Anna Schmidt', 'met Schmi- dt there', 'met [name] there'],
    ['Anna Schmidt', 'anna.schmi-\ndt signed', '[name].[name] signed'],
    ['王小明', '昨天王小\n明来了', '昨天[name]来了'],
    ['王小明', '昨天 王 小 明 来了', '昨天 [name] 来了'],
  ]);
});

test('names of accounts that are made of a name are masked', () => {
  const accounts = [
    'aschmidt',
    'schmidta',
    'annas',
    'a.schmidt',
    'a_schmidt',
    'a-schmidt',
    'schmidt.a',
    'schmidt_a',
    'schmidt-a',
    'anna.s',
    'anna-s',
    'anna_s',
    's.anna',
    'annaschmidt',
    'schmidtanna',
    'AnnaSchmidt',
    'anna.schmidt',
    'anna_schmidt',
    'anna-schmidt',
    'schmidt.anna',
    'annaschmidt92',
    'aschmidt1',
    'schmidt1985',
    'anna92',
    '92anna',
    'ASCHMIDT',
    'anna.schmidt92',
  ];
  for (const account of accounts) {
    assert.equal(shown('Anna Schmidt', `ask ${account}, please`), 'ask [name], please', account);
    assert.equal(shown('Anna Schmidt', `ask @${account} please`), 'ask @[name] please', account);
  }
  check([
    ['Anna Maria Schmidt', 'ask amschmidt or annamariaschmidt', 'ask [name] or [name]'],
    ['Anna Schmidt', 'mail anna.schmidt@other.example', 'mail [name]@other.example'],
    ['Anna Schmidt', 'mail aschmidt@other.example', 'mail [name]@other.example'],
    ['Jörg Müller', 'ask jmueller or jorgmuller', 'ask [name] or [name]'],
  ]);
  assert.equal(shown('', 'ask zq-office7 now', { email: 'zq-office7@care.example' }), 'ask [name] now');
});

test('names are masked without accents, transcribed, spelled out and in other widths', () => {
  check([
    ['Jürgen Müller', 'Müller, Mueller, Muller, MÜLLER', '[name], [name], [name], [name]'],
    ['Juergen Mueller', 'Müller, Mueller, Muller', '[name], [name], [name]'],
    ['Søren Ærø', 'Soeren, Soren, Aero, Aeroe', '[name], [name], [name], [name]'],
    ['Łukasz Đorđević', 'Lukasz Dordevic', '[name]'],
    ['Åse Strauß', 'Aase, Ase, Strauss', '[name], [name], [name]'],
    ['Anna Schmidt', 'S c h m i d t, S-c-h-m-i-d-t, s.c.h.m.i.d.t', '[name], [name], [name]'],
    ['Anna Schmidt', 'A N N A  S C H M I D T', '[name]'],
    ['Anna Schmidt', 'Ｓｃｈｍｉｄｔ and 𝐒𝐜𝐡𝐦𝐢𝐝𝐭 and ⓢⓒⓗⓜⓘⓓⓣ', '[name] and [name] and [name]'],
    ['Anna Schmidt', 'S\u0336c\u0336h\u0336m\u0336i\u0336d\u0336t\u0336 left', '[name] left'],
    [
      'Anna Schmidt',
      'Schmidt, Anna; SCHMIDT; A. Schmidt; A.S.; A. S.',
      '[name], [name]; [name]; [name]; [name]; [name]',
    ],
    ['ガッツ', 'ｶﾞｯﾂさん', '[name]さん'],
  ]);
});

test('ordinary words are not masked', () => {
  const same = (names: readonly string[], language: string, text: string): void => {
    for (const name of names) assert.equal(shown(name, text, { language }), text, name);
  };
  const english =
    'I will mark the roses that rose last week; her wills, marks and hans are an answer. Roses are red. Marks were good. The annual brown thing, a brand, an ad: b o r n.';
  same(
    ['Rose Amber', 'An Le', 'Hansel Gretel', 'Bob Rown', 'Bea Rand', 'Al So'],
    'en',
    english.replace('Roses', 'The roses'),
  );
  same(['An Nual', 'Mar Kit'], 'en', english);
  same(['Rose Quill'], 'en', 'Roses are red, prices rose. rose-coloured roses');
  same(['Mark Quill'], 'en', 'Marks were good, we mark it. The market and its marks.');
  same(['Hans Quill'], 'de', 'Hanse, Hansestadt, Handschuh, ans, ansehen, Hanf');
  same(['An Le'], 'de', 'Wir gehen ans Meer. Ans Meer! Anna, an der Leine, als');
  same(['Mark Isch', 'Tim Isch'], 'de', 'Der Tisch steht im Markt, die Marken und ein Fisch.');
  same(['Jan Oud'], 'nl', 'Het is koud en goud, janken, jansalie, oude');
  same(['Bas Rood'], 'nl', 'Wij eten brood.');
  same(['Anders Lind'], 'sv', 'Landet, lindra, anderssonskan');
  same(['Ann Ord'], 'sv', 'En annan ordning, annars.');
});

test('words of a name that are written as one are masked', () => {
  check([
    ['Eva Maria Lang', 'ask Evamaria or evamaria', 'ask [name] or [name]'],
    ["Cian O'Dowd", 'the list says ODowd', 'the list says [name]'],
    ['Lena van der Meer', 'vandermeer and Dermeer signed', '[name] and [name] signed'],
  ]);
});
