import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceRow } from '../report.fixture.ts';
import { maskEvidence, quotedTexts } from './mask-evidence.ts';

const TURN = 'Well, ask Anna about it: Anna keeps the keys. So it is.';
const MASKED = TURN.replaceAll('Anna', '[name]');
const row = evidenceRow({
  quote: 'Anna keeps the keys.',
  start: 25,
  end: 45,
  asked: 'Who is Anna?',
  before: 'Well, ask Anna about it: ',
  after: ' So it is.',
});
const shown = new Map(quotedTexts([row]).map((text) => [text, text.replaceAll('Anna', '[name]')]));

test('quote, question and the text around it are masked and lie where the masked turn has them', () => {
  assert.equal(TURN.slice(row.start, row.end), row.quote);
  const masked = maskEvidence(row, shown, MASKED);
  assert.deepEqual(
    [masked.quote, masked.asked, masked.before, masked.after],
    ['[name] keeps the keys.', 'Who is [name]?', 'Well, ask [name] about it: ', ' So it is.'],
  );
  assert.equal(MASKED.slice(masked.start, masked.end), masked.quote);
  assert.equal(masked.before + masked.quote + masked.after, MASKED);
});

test('a quote that cannot be found is replaced by its whole turn', () => {
  const cut = { ...row, quote: 'na keeps', start: 27, end: 35 };
  const masked = maskEvidence(cut, new Map([['na keeps', 'na keeps']]), MASKED);
  assert.deepEqual([masked.quote, masked.start, masked.end], [MASKED, 0, MASKED.length]);
  assert.deepEqual([masked.before, masked.after], ['', '']);
});

test('without its turn a quote is masked where it stands', () => {
  const masked = maskEvidence(row, shown, undefined);
  assert.deepEqual([masked.quote, masked.start], ['[name] keeps the keys.', row.start]);
});

test('a translation is masked with its quote, and left out where the whole turn stands in for it', () => {
  const translated = { ...row, translation: 'Anna has the keys.' };
  const texts = new Map(quotedTexts([translated]).map((text) => [text, text.replaceAll('Anna', '[name]')]));
  assert.equal(maskEvidence(translated, texts, MASKED).translation, '[name] has the keys.');
  assert.equal(maskEvidence(translated, texts, 'Something else.').translation, null);
});
