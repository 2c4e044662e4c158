import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAME_MASK } from '@insights/contracts';
import { threadMs } from '../../../../../test/support/thread-time.ts';
import { NameMasker } from './name-masker.ts';

const masker = (names: string | string[], { emails = [] as string[], language = 'en' } = {}) =>
  NameMasker.of([{ names: [names].flat(), emails }], language);
const hides = (name: string | string[], text: string, options = {}) => masker(name, options).mask(text);

test('a name that is a common word is masked capitalised and in capitals; any other in every letter case', () => {
  assert.equal(
    hides('Will Brook', "I am Will Brook, WILL, and I will. Willing? Will's idea, brook."),
    "I am [name], [name], and I will. Willing? [name]'s idea, brook.",
  );
  assert.equal(
    hides('Rose Quill', 'Rose said prices rose. rose quill, ROSE, QUILL'),
    '[name] said prices rose. [name], [name], [name]',
  );
  assert.equal(hides('Zebulon', 'zebulon ZEBULON zeBulon Zebuloni'), '[name] Zebuloni');
});

test('every part of a name is masked, and every name that the person ever had', () => {
  assert.equal(
    hides(['Zebulon Quartermaine', 'Maya Lind'], 'Zebulon met Quartermaine; Lind, Maya was there.'),
    '[name] met [name]; [name], [name] was there.',
  );
  assert.equal(hides('Jan van der Berg', 'Der Bus van Jan van der Berg, van der Berg.'), 'Der Bus van [name], [name].');
  assert.equal(hides("Siobhán O'Brien-Smythe", "siobhan o'brien, Brien and Smythe"), '[name], [name] and [name]');
  assert.equal(
    hides('José-María Núñez', 'José-María sagt: Núñez, nicht Núñezar'),
    '[name] sagt: [name], nicht Núñezar',
  );
});

test('names are found in composed and decomposed text, without accents and with invisible characters, and the text around them is unchanged', () => {
  for (const written of ['Zoë', 'Zoë'.normalize('NFD'), 'Zoe', 'ZOË', 'Zo\u00adë', 'Ｚｏë']) {
    const around = 'cafe\u0301 ';
    assert.equal(hides('Zoë', `${around}${written}.`), `${around}[name].`);
    assert.equal(hides('Zoë'.normalize('NFD'), `${around}${written}.`), `${around}[name].`);
  }
});

test('in scripts without spaces names need no word boundaries, and never begin or end inside a character', () => {
  assert.equal(hides('王小明', '昨天王小明说小明来了。'), '昨天[name]说[name]来了。');
  assert.equal(hides('山田太郎', 'これは山田さんと太郎です'), 'これは[name]さんと[name]です');
  assert.equal(hides('김민수', '김민수는 민수가 왔다'), '[name]는 [name]가 왔다');
  assert.equal(hides('김민수', '김민수는'.normalize('NFD')), `[name]${'는'.normalize('NFD')}`);
  assert.equal(hides('가나', '각나'), '각나');
  assert.equal(hides('สมชาย', 'คุณสมชายมา'), 'คุณ[name]มา');
  assert.equal(hides('Maya', '我是Maya吗'), '我是[name]吗');
});

test('initials are masked when given or dotted, and without full stops only if they match few people and no common word', () => {
  assert.equal(
    hides('Zebulon Quartermaine', 'Z. Q. came, Z.Q., ZQ; zq, Z plan Q.'),
    '[name] came, [name], [name]; zq, Z plan Q.',
  );
  assert.equal(hides('Zebulon Quartermaine', 'Zebulon Q. met Z. Quartermaine'), '[name] met [name]');
  assert.equal(hides('J. K.', 'J.K. and J. K., JK'), '[name] and [name], [name]');
  assert.equal(hides('Ivan Turgenev', 'We asked IT.'), 'We asked IT.');
  const three = ['Zara Quill', 'Zeno Quick', 'Zia Quaid'].map((name) => ({ names: [name], emails: [] }));
  assert.equal(NameMasker.of(three, 'en').mask('ZQ and Z.Q.'), 'ZQ and [name]');
});

test('the e-mail address is masked, and its local part when it is made of the name', () => {
  const options = { emails: ['zeb.quartermaine7@care.example', 'office@care.example'] };
  assert.equal(
    hides(
      'Zeb Quartermaine',
      'ZEB.quartermaine7@care.example or office@care.example, zeb.quartermaine7, office desk',
      options,
    ),
    '[name] or [name], [name], office desk',
  );
  assert.equal(
    hides([], 'ines told the office desk', { emails: ['ines@a.example', 'office@a.example'] }),
    '[name] told the office desk',
  );
});

test('topics are masked in every letter case, because they are stored in lower case', () => {
  assert.equal(masker('Rose').mask('rose garden', { everyCase: true }), '[name] garden');
  assert.equal(masker('Zoe Quartermaine').mask('zqquartermaine canary', { everyCase: true }), '[name] canary');
});

test('a topic of one very long word is masked quickly', () => {
  const rule = masker(['Zoe Quartermaine', 'x'.repeat(200)]);
  const began = threadMs();
  for (const letter of ['x', 'é', 'q']) rule.mask(letter.repeat(20_000), { everyCase: true });
  assert.ok(threadMs() - began < 5_000);
  assert.equal(rule.mask(`${'z'.repeat(20_000)}quartermaine`, { everyCase: true }), '[name]');
});

test('masking tolerates empty, one-letter and regex-special names', () => {
  for (const names of [[], [''], [' '], ['A'], ['.*'], ['$&'], ['[name]'.slice(0, 1)]]) {
    assert.equal(masker(names).mask('A plan, .* $& [x]'), 'A plan, .* $& [x]');
  }
  assert.equal(hides('A. (Bob) *', 'A plan for Bob, a*b'), 'A plan for [name], a*b');
  assert.equal(hides('Name', 'Name is [name]'), '[name] is [name]');
});

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ALPHABETS = [
  'bdfghjklmnprstvz',
  'äéîõüñçšž',
  'абвгдежз',
  '王李張劉陳楊黃趙',
  '가나다라마바사',
  'กขคงจฉชซ',
  '.*+?^${}()|[]\\',
];

test('random names are masked in every normal form, other text is unchanged, and masking is idempotent', () => {
  const next = random(7);
  const pick = <T>(from: readonly T[] | string): T => from[Math.floor(next() * from.length)] as T;
  for (let round = 0; round < 400; round += 1) {
    const alphabet = pick(ALPHABETS);
    const word = () => Array.from({ length: 3 + Math.floor(next() * 5) }, () => pick<string>(alphabet)).join('');
    const people = Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
      names: [`${word()} ${word()}`],
      emails: [],
    }));
    const rule = NameMasker.of(people, 'xx');
    const form = pick(['NFC', 'NFD', 'NFKC', 'NFKD'] as const);
    const isPunctuation = alphabet.startsWith('.');
    const names = people
      .flatMap(({ names: [name = ''] }) => [name, ...name.split(' ')])
      .map((name) => name.normalize(form));
    const text = names.map((name) => `qq ${name}, xx`).join(' qq! ');
    const shown = rule.mask(text);
    if (isPunctuation) assert.equal(shown, text);
    else {
      assert.equal(shown, names.map(() => `qq ${NAME_MASK}, xx`).join(' qq! '), JSON.stringify({ people, form }));
      assert.deepEqual(rule.maskAll(text).hidden, names);
    }
    assert.equal(rule.mask(shown), shown);
    assert.equal(rule.mask('qq ww xx'.normalize(form)), 'qq ww xx');
    const upper = text.toUpperCase();
    if (!isPunctuation) assert.equal(rule.mask(upper), names.map(() => `QQ ${NAME_MASK}, XX`).join(' QQ! '));
  }
});

test('masking one person after another gives the same text as masking both at once', () => {
  const [a, b] = [
    { names: ['Zebulon Quill'], emails: [] },
    { names: ['Maya Lind'], emails: [] },
  ];
  const text = 'Zebulon Maya and Lind Quill, maya zebulon.';
  const both = NameMasker.of([a, b], 'en').mask(text);
  assert.equal(NameMasker.of([b], 'en').mask(NameMasker.of([a], 'en').mask(text)), both);
});

/** Processor time in milliseconds, which no other load of the machine changes much. */
function timeOf(work: () => unknown): number {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

test('a name of a hundred short words does not slow a text of initials down', () => {
  for (const words of ['a b', 'A B', 'a', 'Aa Bb']) {
    const rule = masker(Array.from({ length: 50 }, () => words).join(' '));
    for (const text of ['A. B. ', 'A.B.', 'a b ', 'AB ', 'Aa-Bb_']) {
      const time = timeOf(() => rule.mask(text.repeat(10_000)));
      assert.ok(time < 1_000, `${words}, ${text}: ${time} ms`);
    }
  }
});

test('a name that 20,000 people have takes the memory of one', () => {
  const anonymous = { names: ['Anonymous'], emails: [] };
  const many = NameMasker.of(
    Array.from({ length: 20_000 }, () => anonymous),
    'en',
  );
  assert.equal(many.table.buffer.byteLength, NameMasker.of([anonymous], 'en').table.buffer.byteLength);
  const time = timeOf(() => assert.equal(many.mask('Anonymous '.repeat(20_000)).trim(), NAME_MASK));
  assert.ok(time < 1_000, `${time} ms`);
});

test('the words of a long name are masked one by one, and a long word by its beginning', () => {
  const words = Array.from(
    { length: 40 },
    (_, n) => `Zeb${'abcdefghij'.charAt(n % 10)}${'klmnopqrst'.charAt(Math.floor(n / 10))}`,
  );
  const rule = masker(words.join(' '));
  assert.equal(rule.mask(`it was ${words.join(' ')}.`), 'it was [name].');
  assert.equal(rule.mask(`it was ${words.at(-1)}.`), 'it was [name].');
  const long = 'Quartermaine'.repeat(20);
  assert.equal(hides(long, `it was ${long}.`), 'it was [name].');
  assert.equal(hides('王小明'.repeat(20), `昨天${'王小明'.repeat(20)}来了`), '昨天[name]来了');
});
