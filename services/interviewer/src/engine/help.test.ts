import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNote, writeNote } from './notes.ts';
import { SUPPORT, campaign, interview } from './testing/shifts.ts';

/** As a campaign without a text of its own has it. */
const GENERAL = {
  en: 'Thank you for telling me. Call somebody now who can come to you, or a crisis line. In the European Union the number is 112.',
  de: 'Danke. Rufen Sie jetzt jemanden an, oder eine Krisenhilfe. In der Europäischen Union ist das die 112.',
  fr: 'Merci. Appelez quelqu’un, ou une ligne d’écoute. Dans l’Union européenne, c’est le 112.',
  es: 'Gracias. Llame a alguien, o a una línea de ayuda. En la Unión Europea es el 112.',
};
type Tag = keyof typeof GENERAL;
const DYING: Record<Tag, string> = {
  en: 'I want to die',
  de: 'Ich will sterben',
  fr: 'Je veux mourir',
  es: 'Quiero morir',
};
const ABOVE = /above|oben|plus haut|ci-dessus|arriba/i;

const textsOf = (
  messages: string[],
  { language = 'en' as Tag, locale = null as string | null, support_text = GENERAL } = {},
) => interview(messages, { campaign: { ...campaign, language, locale, support_text } }).moves.map(({ text }) => text);

test('where no help was named, no text says that it stands above; the country is asked for once', () => {
  for (const [language, phrase] of Object.entries(DYING) as [Tag, string][]) {
    const texts = textsOf(['yes', phrase, phrase, phrase, phrase, 'stop'], { language });
    for (const text of texts) assert.doesNotMatch(text, ABOVE, text);
    assert.equal(texts.filter((text) => /in which country|welchem Land|quel pays|qué país/.test(text)).length, 1);
  }
});

test('where the campaign names help, later texts point to it, and ask for no country', () => {
  const own = { ...SUPPORT, en: 'Call the Harbour line: 0800 555 0199.' };
  const texts = textsOf(['yes', 'I want to die', 'I want to die', 'stop'], { support_text: own });
  assert.match(texts[3] ?? '', /The help named above is there for this/);
  assert.match(texts[4] ?? '', /The help named above stays on this page\./);
  assert.doesNotMatch(texts.join(), /in which country/);
});

test('whoever tells the country where they are gets its lines at once, once, and its number from then on', () => {
  const cases: [Tag, string, RegExp][] = [
    ['en', "I'm in Ireland", /Ireland: 112 \/ 999 in an emergency; 116 123 to talk/],
    ['en', 'Is there somebody in Scotland?', /United Kingdom: 999 in an emergency; 116 123/],
    ['en', 'the usa', /United States: 911 in an emergency; 988/],
    ['de', 'Ich bin in Österreich', /Österreich: 112 im Notfall; 142/],
    ['fr', 'en Belgique', /Belgique : 112 en cas d’urgence ; 0800 32 123/],
    ['es', 'Estoy en España', /España: 112 en una emergencia; 024/],
  ];
  for (const [language, told, line] of cases) {
    const texts = textsOf(['yes', DYING[language], told, DYING[language]], { language });
    assert.match(texts[3]?.replaceAll(/\s/g, ' ') ?? '', line, told);
    assert.doesNotMatch(texts[4]?.replaceAll(/\s/g, ' ') ?? '', line, told);
  }
});

test('a country counts more than the language of the browser, and one that was named before help was spoken of does not count', () => {
  assert.match(
    textsOf(['yes', 'I want to die', 'I am in New Zealand'], { locale: 'en-US' })[3] ?? '',
    /New Zealand: 111 .* 1737/,
  );
  const before = textsOf(['yes', 'Last year I worked in Norway.', 'I want to die'])[3] ?? '';
  assert.doesNotMatch(before, /Norway/);
});

test('in an emergency the number of the country that they name replaces the others', () => {
  const texts = textsOf([
    'yes',
    'My husband has collapsed and is not breathing',
    'which number? we are in Australia',
    'he is still not breathing',
  ]);
  assert.match(texts[3] ?? '', /Please call 000 now/);
  assert.doesNotMatch(texts.slice(3).join(), /112/);
});

test('whoever is hurt by somebody gets a short text about that, never one about ending their life, and is told how to leave no trace', () => {
  const texts = textsOf(
    ['yes', 'My partner beats me every night', 'he beats me, he is right here', 'My partner beats me'],
    { locale: 'en-US' },
  );
  assert.match(
    texts[2] ?? '',
    /^I have read this\. Nobody may hurt you.*1 800 799 7233.*write to them too: 88788.*“Withdraw and delete”/s,
  );
  for (const text of texts.slice(2)) {
    assert.doesNotMatch(text, /ending your life|crisis line|Who could be with you|above is there for this.*above/);
    assert.ok(text.length < 420, text);
  }
  const elsewhere = textsOf(['yes', 'My partner beats me every night', 'I am in Germany'])[3] ?? '';
  assert.match(elsewhere, /Germany: 116 016 helps people/);
});

test('where the line of a country can be written to, that is said with it', () => {
  const cases = [
    ['I am in the UK', /116 123 to talk .* You can write to them too: 85258 \(SHOUT\)\./],
    ['we live in Switzerland', /143 to talk .* You can write to them too: 143\.ch\./],
    ['in Belgium', /0800 32 123 to talk to somebody, at any hour\. (?!You can write)/],
  ] as const;
  for (const [told, line] of cases) assert.match(textsOf(['yes', 'I want to die', told])[3] ?? '', line, told);
});

test('where a country has no line for violence, its crisis line is named', () => {
  const text = textsOf(['yes', 'My partner beats me every night', 'I am in Canada'])[3] ?? '';
  assert.match(text, /Canada: 911 in an emergency; 988 .*write to them too: 988/);
});

test('a wish to delete beside a sign is answered first', () => {
  const { text } = interview(['yes', 'I want to die', 'I want to die. Delete everything I wrote, now.']).last;
  assert.match(text, /^Yes: choose “Withdraw and delete” in the menu/);
});

test('a threat to somebody else ends without a crisis line', () => {
  const texts = textsOf(['yes', 'I will kill my boss tomorrow, I mean it', 'stop']);
  assert.doesNotMatch(texts.at(-1) ?? '', /crisis line/);
  assert.match(texts.at(-1) ?? '', /^We stop here\./);
});

test('no further question is promised to whoever gets none', () => {
  const texts = textsOf(['yes', 'I want to die', 'I want to die', 'I want to die', 'I want to die', 'go on']);
  assert.match(texts[3] ?? '', /Write “go on” if you want another question/);
  for (const text of texts.slice(4, 6)) assert.doesNotMatch(text, /another question/, text);
  assert.match(texts[6] ?? '', /^I leave the rest of my questions aside/);
});

test('what a model read of the place and the danger is in the note, so that a replay decides alike', () => {
  const heard = {
    signs: ['distress'],
    wishes: [],
    settles: true,
    by_other: true,
    country: 'IE',
    near: { start: 3, end: 9 },
  } as const;
  assert.deepEqual(readNote(writeNote('support', 5_000, heard))?.heard, heard);
  assert.deepEqual(readNote('stay@9~a')?.heard, { signs: ['distress'], wishes: [], settles: false });
});
