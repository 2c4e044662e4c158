import assert from 'node:assert/strict';
import { test } from 'node:test';
import { occurrencesOf, searchWordsIn } from './terms.ts';

/** The words of a text; what consists of several parts in angle brackets, with an exclamation mark if it identifies something. */
const wordsIn = (text: string): string =>
  searchWordsIn(text)
    .map(({ word, joined }) => (joined === null ? word : `${word}<${joined.word}${joined.isCode ? '!' : ''}>`))
    .join(' ');

const termsIn = (text: string): Set<string> => new Set(occurrencesOf(text, 'en').map(({ term }) => term));

test('a code is the same word however its parts are divided', () => {
  const joints = ['', '-', '_', '.', '/', ' ', '\u00A0', '\u2010', '\u2011', '\u2013', '\u2212'];
  for (const joint of joints) {
    for (const [letters, digits] of [
      ['QX', '7731'],
      ['WTF', '08'],
      ['G', '5'],
    ])
      assert.equal(
        wordsIn(`${letters}${joint}${digits}`),
        `${letters?.toLowerCase()}<${letters?.toLowerCase()}${digits}!> ${digits}`,
      );
  }
  for (const written of ['INV/2024/001', 'INV-2024-001', 'inv_2024_001', 'INV2024-001'])
    assert.ok(termsIn(written).has('en:inv2024_001'), written);
});

test('codes that are divided differently are different codes', () => {
  for (const codes of [
    ['K-31', 'K3-1'],
    ['v4.10.2', 'v4.1.02', 'v41.02'],
    ['PX-204-11', 'PX-20-411'],
    ['10.20.1.55', '10.2.01.55'],
    ['C++', 'C#', 'C'],
    ['AUTO_LOCK', 'AUTO_LOCK_OFF'],
    ['7-8', '78', '7.8'],
  ]) {
    const words = codes.map((code) => {
      const [first] = searchWordsIn(`the ${code} is`).filter(({ position }) => position === 1);
      return first?.joined?.word ?? first?.word;
    });
    assert.equal(new Set(words).size, codes.length, `${codes.join(' ')}: ${words.join(' ')}`);
  }
  for (const written of ['MAX_LOAD', 'MAX-LOAD', 'max_load', 'MAX‑LOAD'])
    assert.match(wordsIn(`the ${written} is`), /max<maxload!> load/, written);
  assert.match(wordsIn('M6×30 and M6x30'), /m<m6x30!> 6 30 and m<m6x30!>/);
});

test('a long number is the same however its digits are grouped, and years or amounts in a row are none', () => {
  for (const same of [
    ['+431234567890', '+43 1 234 567 890', '+43-1-234567890', '+43 (1) 234-567-890'],
    ['AT611904300234573201', 'AT61 1904 3002 3457 3201'],
    ['9783161484100', '978-3-16-148410-0', '978 3 16 148410 0'],
    ['03012345678', '030 12345678', '030-12345678'],
    ['20260140', '2026-0140'],
  ]) {
    const terms = same.map((written) => [...termsIn(`at ${written} only`)]);
    const shared = terms[0]?.filter((term) => term.length > 9 && terms.every((each) => each.includes(term)));
    assert.equal(shared?.length, 1, same.join(' | '));
  }
  for (const row of ['2021 2022 2023', 'rooms 12 and 14']) assert.doesNotMatch(wordsIn(row), /[<!]/, row);
});

test('numbers, ordinary words and measures identify nothing', () => {
  assert.equal(wordsIn('24-hour'), '24<24hour> hour');
  assert.equal(wordsIn('room 12'), 'room 12');
  assert.equal(wordsIn('in 2023'), 'in 2023');
  assert.equal(wordsIn('7pm'), '7<7pm> pm');
  assert.equal(wordsIn('EUR 20'), 'eur 20');
  assert.equal(wordsIn('state-of-the-art'), 'state<stateoftheart> of the art');
  assert.equal(wordsIn('London–Paris and/or'), 'london paris and or');
});

test('a number is the same word with and without what divides its digits', () => {
  for (const written of ['12000', '12,000', '12 000', '12\u202F000', "12'000", '12.000'])
    assert.ok(termsIn(written).has('en:12000'), written);
  for (const written of ['7.5', '7,5']) assert.ok(termsIn(written).has('en:7.5'), written);
});

test('a compound is found as one word and as several', () => {
  assert.deepEqual([...termsIn('hand-over')].includes([...termsIn('handover')][0] ?? ''), true);
  assert.ok(termsIn('hand-over').has('en:hand'));
});

test('words of scripts without spaces are divided in the same way in a text and in a question', () => {
  const pairs = [
    ['图书馆每天九点开门。', '图书馆几点开门？'],
    ['図書館は九時に開きます。', '図書館はいつ開きますか'],
    ['도서관은 아홉 시에 엽니다.', '도서관이 언제 열어요?'],
    ['ห้องสมุดเปิดเก้าโมง', 'ห้องสมุดเปิดกี่โมง'],
    ['Библиотеки открываются в девять.', 'Когда открывается библиотека?'],
    ['تفتح المكتبة في التاسعة.', 'متى تفتح المكتبة؟'],
    ['पुस्तकालय नौ बजे खुलता है।', 'पुस्तकालय कब खुलता है?'],
  ];
  for (const [text = '', question = ''] of pairs) {
    const known = termsIn(text);
    assert.ok([...termsIn(question)].filter((term) => known.has(term)).length >= 1, question);
  }
  assert.equal(wordsIn('पुस्तकालय'), 'पुस्तकालय');
});

test('the words of a text of any shape are found in a time that grows with its length', () => {
  const shapes = ['A-1.', 'a1', '1,000 ', '1.', '-', 'AB 12 ', '图', 'a\u0301', 'x_'];
  const timeOf = (text: string): number => {
    const began = performance.now();
    searchWordsIn(text);
    return performance.now() - began;
  };
  for (const shape of shapes) {
    const [once, twice] = [40_000, 80_000].map((characters) =>
      Math.min(...[1, 2, 3].map(() => timeOf(shape.repeat(characters / shape.length)))),
    );
    assert.ok((twice ?? 0) < 5 * (once ?? 0) + 50, `${shape}: ${once} ms, ${twice} ms`);
  }
});
