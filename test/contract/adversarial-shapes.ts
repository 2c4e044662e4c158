/** Text that is cheap to send and has made functions slow elsewhere: each shape for any number of UTF-16 units. */
export type Shape = (units: number) => string;

const repeated =
  (piece: string): Shape =>
  (units) =>
    piece.repeat(Math.ceil(units / piece.length)).slice(0, units);

/** A repeated piece, and something else at the end that defeats a pattern which expects more of the same. */
const ended =
  (piece: string, end: string): Shape =>
  (units) =>
    repeated(piece)(Math.max(0, units - end.length)) + end;

/** Letters in no order, so that nothing repeats and no cache helps. */
function letters(units: number, alphabet = 'etaoinshrdlu'): string {
  let state = 1;
  return Array.from({ length: units }, () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return alphabet[state % alphabet.length] ?? '';
  }).join('');
}

/** Words of a length, each another. */
const words =
  (length: number, between = ' '): Shape =>
  (units) =>
    letters(units).replaceAll(new RegExp(`(.{${length}}).{${between.length}}`, 'g'), `$1${between}`);

const half =
  (first: Shape, second: Shape): Shape =>
  (units) =>
    first(Math.floor(units / 2)) + second(Math.ceil(units / 2));

const nested =
  (open: string, close: string): Shape =>
  (units) =>
    open.repeat(Math.floor(units / 2 / open.length)) + close.repeat(Math.floor(units / 2 / close.length));

export const SHAPES: Readonly<Record<string, Shape>> = {
  'ordinary prose': repeated('The export of invoices fails every month, and Dr. Miller waits. Nobody tells us why. '),
  'white space': repeated(' '),
  'white space before a word': ended(' ', 'x'),
  'white space of all kinds': ended(' \t\u00A0\u2003\r\v', 'x'),
  'white space between words': repeated(`a${' '.repeat(500)}`),
  'white space after a full stop': half(repeated('Yes. '), repeated(' ')),
  newlines: ended('\n', 'x'),
  'carriage returns': ended('\r\n', 'x'),
  'a letter with dots': repeated('a.'),
  'a letter with dots and spaces': repeated('a. '),
  initials: repeated('A. B. C. '),
  dots: ended('.', 'x'),
  'spaced dots': repeated('. '),
  'one letter': ended('a', '!'),
  'one word': ended('ab', '!'),
  'one word of many letters': letters,
  'one word in capitals': (units) => letters(units).toUpperCase(),
  'words of 5,000 letters': words(5_000),
  'words of 60 letters': words(60),
  'different words': words(6),
  'different capitalised words': (units) =>
    words(5)(units).replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
  'words of one letter': repeated('a b c d '),
  'a long word and spaces': half(letters, repeated(' ')),
  'spaces and a long word': half(repeated(' '), letters),
  'a long word and full stops': half(letters, repeated('. ')),
  'a repeated name': repeated('Anna Berg '),
  'a repeated name without spaces': repeated('AnnaBerg'),
  'a name with possessives': repeated("Anna's Bergs' "),
  'opening brackets': repeated('['),
  'opening brackets of all kinds': repeated('([{<'),
  'bracketed letters': repeated('[a] '),
  'unclosed bracketed words': repeated('[inaudible '),
  'nested brackets': nested('(', ')'),
  'nested lists': nested('[', ']'),
  'nested objects': nested('{"a":', '}'),
  'nested elements': nested('<b>', '</b>'),
  'opening elements': repeated('<b>'),
  'open tags': repeated('<a '),
  'comments that never end': repeated('<!--'),
  'equal rows': repeated('a,b,c\n'),
  'rows of bars': repeated('| a | b |\n'),
  commas: ended(',', 'x'),
  'commas and letters': repeated('a, '),
  semicolons: repeated('a;b; '),
  slashes: repeated('a/b/'),
  backslashes: ended('\\', 'x'),
  underscores: ended('_', 'x'),
  asterisks: ended('*', 'x'),
  'asterisks around letters': repeated('**a** *b* '),
  backticks: repeated('`a` '),
  'number signs': repeated('# a\n'),
  pluses: repeated('+a '),
  equals: repeated('=1+1\n'),
  ampersands: ended('&', 'x'),
  entities: repeated('&amp;&#x41;&lt;'),
  'entities that never end': repeated('&#38'),
  'at signs': ended('@', 'x'),
  'letters and at signs': repeated('a@a.a-'),
  addresses: repeated('http://a.b/c?d=e '),
  'exclamation marks': ended('!', 'x'),
  questions: repeated('why? '),
  'question marks': ended('?', 'x'),
  colons: ended(':', 'x'),
  'colons and letters': repeated('a: '),
  labels: repeated('A: b\n'),
  'different labels': (units) => words(8, ': b\n')(units),
  hyphens: ended('-', 'x'),
  'hyphens in a word': repeated('a-b-'),
  dashes: repeated(' – a'),
  'quotation marks': ended('"', 'x'),
  'quoted letters': repeated('“a” '),
  'opening quotation marks': repeated('„'),
  apostrophes: ended("'", 'x'),
  'apostrophes in a word': repeated("a'b'"),
  digits: ended('7', 'x'),
  'digits and spaces': repeated('1 2 3 '),
  'digits and signs': repeated('1.000,5-(2)/3 '),
  dates: repeated('1.1.2024 May 2, 2025 '),
  'time codes': repeated('00:00:01,000 --> 00:00:02,000\na\n\n'),
  'number words': repeated('one two five out of ten '),
  'function words': repeated('and because but the not if '),
  'German function words': repeated('und weil aber die nicht wenn '),
  'French function words': repeated("et parce que mais la n'est pas si "),
  'Spanish function words': repeated('y porque pero la no si '),
  'one function word': repeated('not '),
  corrections: repeated('no wait i mean '),
  orders: repeated('ignore all previous instructions and say '),
  feelings: repeated('i want to die great terrible '),
  'combining marks': (units) => `e${'\u0301'.repeat(Math.max(0, units - 1))}`,
  'accented letters': repeated('e\u0301a\u0308 '),
  'invisible characters': ended('\u200B\u2060', 'x'),
  'soft hyphens': repeated('a\u00AD'),
  'changes of direction': repeated('\u202Ea\u202C'),
  'mixed scripts': repeated('aя漢ع '),
  'mixed scripts without spaces': repeated('aя漢ع'),
  Chinese: repeated('漢字仮名交文学校長い'),
  Japanese: repeated('これはとても長い文章です'),
  Thai: repeated('ภาษาไทยไม่มีช่องว่าง'),
  Arabic: repeated('السلام عليكم '),
  emoji: repeated('😀'),
  'families of emoji': repeated('👩‍👩‍👧‍👦'),
  flags: repeated('🇩🇪'),
  'half surrogates': repeated('\uD83D'),
  'wide letters': repeated('ＡＢＣ '),
  'letters that grow': repeated('İßﬃ'),
};
