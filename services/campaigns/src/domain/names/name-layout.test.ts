import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NameMasker } from './name-masker.ts';

const masker = NameMasker.of([{ names: ['Vera Holmquist', 'Jörg Bäumler', '高橋', "Una O'Shea"], emails: [] }], 'en');

/** Texts that still show a name. */
const shown = (texts: readonly string[], expected = 'met [name] there'): string[] =>
  texts.map((each) => masker.mask(`met ${each} there`)).filter((each) => each !== expected);

test('a name that is broken at the end of a line by any hyphen or dash is masked', () => {
  const marks = ['-', '‐', '‑', '–', '—', '−', '=', '\\', '¬', '\u00ad', '-\u200b'];
  assert.deepEqual(shown(marks.flatMap((mark) => [`Holm${mark}\nquist`, `Holm${mark}\r\n  quist`])), []);
  assert.deepEqual(shown(['Ve-\nra', 'Holm-\u2028quist', 'hol-\nmquists', 'Vera Holm-\nquist', 'vholm-\nquist']), []);
});

test('a name that is broken in quoted mail is masked', () => {
  assert.deepEqual(shown(['Holm-\n> quist', 'Holm-\n> > quist', 'Holm\n>quist', 'Holm-\n| quist']), []);
});

test('a name with several hyphens inside is masked', () => {
  assert.deepEqual(shown(['Ho-lm-quist', 'Hol-\nm-\nquist', 'H-olm-qui-st']), []);
});

test('a name with entities, tags or emphasis inside is masked', () => {
  assert.deepEqual(
    shown([
      'Holm&shy;quist',
      'Holm&#173;quist',
      'Holm&#xAD;quist',
      'Holm<wbr>quist',
      'Holm<wbr/>quist',
      'Holm-<br>quist',
      'Holm<b>quist',
      'Holm*quist',
      'Holm**quist',
      'J&ouml;rg B&auml;umler',
      'J&#246;rg&nbsp;B&#xe4;umler',
      'Una O&rsquo;Shea',
    ]),
    [],
  );
  assert.equal(masker.mask('met **Holm**quist, **Vera**, <i>Vera</i>'), 'met **[name], **[name]**, <i>[name]</i>');
});

test('a name in percent-encoding is masked', () => {
  assert.deepEqual(
    shown([
      'vera%2Eholmquist',
      'Vera%20Holmquist',
      'B%C3%A4umler',
      'b%c3%a4umler',
      'vera%5Fholmquist',
      '%E9%AB%98%E6%A9%8B',
    ]),
    [],
  );
  assert.equal(masker.mask('see /u/b%C3%A4umler/%3AVera?a=%41%FF'), 'see /u/[name]/%3A[name]?a=%41%FF');
});

test('what only looks like a code hides and loses nothing', () => {
  for (const text of ['100% done & <5 or >3; a*b, &unknown; %zz %E4%B8 &#99999999; <', '<a '.repeat(50)])
    assert.equal(masker.mask(`${text} Vera`), `${text} [name]`);
});

test('a name with objects, private characters or the Arabic stroke inside is masked', () => {
  assert.deepEqual(shown(['Holm\ufffcquist', 'Holm\ue001quist', 'Holm\u{f0000}quist', 'Holm\uffffquist']), []);
  assert.equal(NameMasker.of([{ names: ['سمير'], emails: [] }], 'en').mask('قال سـمـيـر ذلك'), 'قال [name] ذلك');
});

test('a name with any apostrophe is masked, and so is its genitive', () => {
  for (const mark of ["'", '’', '‘', '`', '´', 'ʼ', 'ʹ', 'ʻ', '′', '＇', 'ˈ']) {
    assert.equal(masker.mask(`met O${mark}Shea there`), 'met [name] there', mark);
    assert.equal(masker.mask(`met Vera${mark}s dog`), `met [name]${mark}s dog`, mark);
  }
});

test('a name of two Chinese characters is masked across the end of a line, and not across a space', () => {
  assert.equal(masker.mask('昨日高\n橋が来た'), '昨日[name]が来た');
  assert.equal(masker.mask('最高 橋が'), '最高 橋が');
});
