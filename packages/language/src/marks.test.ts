import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MASK, tokensOf, withoutMarks, wordsOf } from './index.ts';

const wordsWithout = (text: string): string => wordsOf(text).join(' ');

test('transcription marks of four languages are no words', () => {
  const marks = `[laughs] [LAUGHTER] [laughs loudly] [long pause] [inaudible] [inaudible 00:01] [inaudible, 00:03:10] [crosstalk]
    [unintelligible] [00:12:34] [background noise] [applause] [music] [silence] [coughs] [sighs] [phone rings] (laughs) (inaudible)
    [lacht] (lacht) [alle lachen] [unverständlich 00:01:12] (unv.) [kurze Pause] [Pause 3 s] [räuspert sich] [Stille] [Husten]
    [rires] (rires) [inaudible 00:10] [silence] [toux] [soupire] [longue pause] [incompréhensible]
    [risas] (ríe) [pausa] [ininteligible] [silencio] [aplausos] [tose] [suspira]
    <UNIN/> <unk> <sil> <laugh> {disfmarker} {vocalsound} {pause} {gap} <b> </b> <i> <00:01:02.500> <v Roger> <c.loud>`;
  for (const mark of marks.split(/(?<=[\])}>])\s+/)) assert.equal(wordsWithout(`so ${mark.trim()} it`), 'so it', mark);
});

test('every other bracket is text', () => {
  for (const inside of [
    'not',
    'sic',
    'the printer',
    'citation 3',
    'he',
    'music teacher',
    'the pause button',
    'no laughing matter',
    'x',
  ])
    assert.equal(wordsWithout(`so [${inside}] it`), `so ${inside} it`);
  assert.equal(
    wordsWithout('the (music) on hold (a pause) <printer> {form}'),
    'the music on hold a pause printer form',
  );
  for (const [text, words] of [
    ['if a <b and c> d', 'if a b and c d'],
    ['if a < b > c', 'if a b c'],
    ['so <gap reason="x y"/> it <v Ann Lee> is', 'so it is'],
  ] as const)
    assert.equal(wordsWithout(text), words);
  assert.equal(wordsWithout(`so [${'very '.repeat(12)}laughs] it`).split(' ').length, 15);
  for (const text of ['a [ b', 'a ] b [', '[[laughs', '[]', '< >', 'no mark']) assert.equal(withoutMarks(text), text);
});

test('a comparison is no tag', () => {
  for (const text of [
    'if a < b and c > d',
    'if n <p and q> r',
    'x <i or u> y',
    'if t <v and w> z',
    'ob s < b und c > d',
    'si u < c et p > v',
    'si b < i y s > c',
  ])
    assert.equal(withoutMarks(text), text);
  for (const tag of [
    '<b>',
    '</i>',
    '<font color="red">',
    '<br/>',
    '<br />',
    '<v Roger Bingham>',
    '<v.loud Ana>',
    '<c.a.b>',
  ])
    assert.equal(withoutMarks(`so ${tag} it`).trim().split(/\s+/).join(' '), 'so it', tag);
});

test('a hidden name is one token, which is no word of the language', () => {
  const text = `owned by ${MASK} and not by ${MASK}’s boss`;
  assert.deepEqual(wordsOf(text), ['owned', 'by', MASK, 'and', 'not', 'by', MASK, 's', 'boss']);
  for (const { word, start, end } of tokensOf(text)) assert.equal(text.slice(start, end), word);
  assert.deepEqual(wordsOf('[Name] [NAME] name'), ['name', 'name', 'name']);
});

test('reading marks takes time in proportion to the text', () => {
  const shapes = ['[', '[laughs', '[laughs]', '<a ', '{ ', '((', ' ', '[name]', 'a'];
  for (const shape of shapes) {
    const time = (length: number): number => {
      const text = shape.repeat(length / shape.length);
      const began = performance.now();
      withoutMarks(text);
      return performance.now() - began;
    };
    time(64 * 1024);
    assert.ok(time(256 * 1024) < 250, shape);
  }
});
