import assert from 'node:assert/strict';
import { test } from 'node:test';
import { threadMs } from '../../../../../test/support/thread-time.ts';
import { chunksOf } from '../chunking/chunks-of.ts';
import { understand } from '../../search/question.ts';
import { composeAnswer } from './compose-answer.ts';
import { declineOf } from './declines.ts';
import type { Passage } from './passage.ts';
import { asQuoted, plainSpeech } from './plain-speech.ts';

const passagesOf = (text: string, document_id = 'a'): Passage[] =>
  chunksOf(text, 'en').map((chunk) => ({
    ...chunk,
    id: `${document_id}${chunk.ordinal}`,
    document_id,
    document_version: 2,
    conversation_id: null,
  }));

const answerTo = (prompt: string, passages: readonly Passage[], mostWords?: number) =>
  composeAnswer(understand(prompt), passages, mostWords);

const MINUTES = `Anna Weber: So , uh , the the battery of the handset lasts only two days 🔋 in our tests {disfmarker} with the new screen .
Tom Berg: Did anyone measure the battery of the handset without the screen?
Anna Weber: Without the new screen the battery of the handset lasted five days in the laboratory [3].
Tom Berg: The marketing budget for the handset is still open, and nobody has decided on it yet.
Anna Weber: Lunch was good.
Tom Berg: It was.`;

test('every sentence ends with its number, and every quote is at its place in the text', () => {
  const { answer, sentences, citations } = answerTo(
    'How long does the battery of the handset last?',
    passagesOf(MINUTES),
  );
  assert.ok(citations.length >= 2);
  assert.deepEqual(
    citations.map(({ n }) => n),
    citations.map((_, at) => at + 1),
  );
  for (const { quote, start, end } of citations) assert.equal(MINUTES.slice(start, end), quote);
  for (const { text, citations: own } of sentences) assert.ok(/[.”]$/u.test(text.replace(` [${own[0]?.n}]`, '')), text);
  assert.equal(answer, sentences.map(({ text }) => text).join(' '));
  assert.ok(citations.every(({ document_version }) => document_version === 2));
});

test('the mark of a note neither divides the sentence of an answer nor stands in it', () => {
  const text = 'The towels of the sauna cost 12 euros.[^1] The sauna opens at ten.[^2]';
  const passages = passagesOf(text);
  assert.equal(answerTo('What do the towels cost?', passages).answer, 'The towels of the sauna cost 12 euros. [1]');
  const { answer, citations } = answerTo('When does the sauna open?', passages);
  assert.equal(answer, 'The sauna opens at ten. [1]');
  assert.deepEqual(
    citations.map(({ start, end }) => text.slice(start, end)),
    ['The sauna opens at ten.[^2]'],
  );
});

test('what somebody says is quoted after their name as it was said, with transcription marks and numbers in brackets', () => {
  const { sentences } = answerTo('How long does the battery of the handset last?', passagesOf(MINUTES));
  const texts = sentences.map(({ text }) => text);
  assert.ok(
    texts.some((text) =>
      text.startsWith(
        'Anna Weber said: “So , uh , the the battery of the handset lasts only two days 🔋 in our tests {disfmarker} with the new screen .” [',
      ),
    ),
  );
  assert.ok(texts.some((text) => /in the laboratory \[3\]\.” \[\d\]$/.test(text)));
  assert.ok(texts.every((text) => !text.includes('?')));
});

test('a quote is a slice from the first word to the last one, with all marks and brackets between them', () => {
  for (const [language, text, quote] of [
    ['en', '{laughs} uh, hmm, it is [not] reliable [laughs] – ,', 'it is [not] reliable'],
    ['en', '[laughs] yes [12] and owned by [name],', 'yes [12] and owned by [name]'],
    ['en', 'It runs at [7] volts [coughs] since [2016].', 'It runs at [7] volts [coughs] since [2016].'],
    ['en', 'it is <b>not</b> ready… [silence] … and late [sighs]', 'it is <b>not</b> ready… [silence] … and late'],
    ['en', 'Er, -4 degrees', '-4 degrees'],
    ['en', 'ER nurses wait', 'ER nurses wait'],
    ['de', 'Ähm, er kommt um neun [lacht].', 'er kommt um neun'],
    ['de', 'Um neun [lacht] geht [sie] nach Hause', 'Um neun [lacht] geht [sie] nach Hause'],
    ['fr', 'Euh, il part [rires] à [9] heures,', 'il part [rires] à [9] heures'],
    ['es', '[risas] eh, sale [pausa] a las [9] –', 'sale [pausa] a las [9]'],
  ] as const) {
    assert.equal(asQuoted(text, language), quote);
    assert.ok(text.includes(quote));
  }
  assert.equal(asQuoted('[laughs] uh, …', 'en'), '');
});

test('speech is read without marks and hesitation, and with every other word', () => {
  for (const [language, text, read] of [
    ['en', 'Uh , I mean {laughs} see [12] , well ,', 'I mean see [12], well'],
    ['en', 'The gap is 4 mm wide, um, and that that is [pause] wrong', 'The gap is 4 mm wide, and that that is wrong'],
    ['en', 'Uh, he said “it is is fine”', 'he said “it is is fine”'],
    ['de', 'Äh, er fängt um sieben an [lacht]', 'er fängt um sieben an'],
    ['fr', 'Euh, nous nous levons [rires] à six heures', 'nous nous levons à six heures'],
    ['es', 'Eh, la sala [risas] cierra a las dos', 'la sala cierra a las dos'],
  ] as const)
    assert.equal(plainSpeech(text, language), read);
});

test('the words of a document stand in an answer as they are: small words, repeats, units, brackets and comparisons', () => {
  for (const [question, text] of [
    ['When does the swimming course begin?', 'The swimming course begins at [16:15] each Monday.'],
    ['What is the load of the trolley?', 'The load of the trolley is [40] kg and not more.'],
    ['How wide is the groove of the lid?', 'The groove of the lid is 4 mm wide.'],
    ['Which key opens the [music] menu?', 'The key nine opens the [music] menu.'],
    ['Where is the Pago Pago ferry?', 'The Pago Pago ferry is at pier two.'],
    ['When does the siren sound?', 'If p < q and r > s, the siren sounds.'],
    ['Who runs the Um Haram hostel?', 'The Um Haram hostel is run by a cousin.'],
    ['Wann beginnt die Probe des Chors?', 'Die Probe des Chors beginnt um sieben.'],
    ['Wie breit ist die Fuge der Platte?', 'Die Fuge der Platte ist 4 mm breit.'],
    ['Wann geht die Heizung im Keller aus?', 'Die Heizung im Keller geht um [22] Uhr aus.'],
    ['À quelle heure ferme la piscine ?', 'La piscine ferme à [19] heures [pause] le mardi.'],
    ['¿A qué hora cierra la piscina?', 'La piscina cierra a las [19] horas [pausa] los martes.'],
  ] as const)
    assert.equal(answerTo(question, passagesOf(text)).answer, `${text} [1]`, question);
});

test('an inserted word changes what an answer says, and stays in it', () => {
  const text = `${MINUTES}\nAnna Weber: The booking tool of the clinic is [not] reliable in the evening hours.`;
  const { sentences } = answerTo('Is the booking tool of the clinic reliable?', passagesOf(text));
  const texts = sentences.map((each) => each.text);
  assert.ok(
    texts.some((each) => each.includes('“The booking tool of the clinic is [not] reliable in the evening hours.” [')),
  );
});

test('marks of Markdown are in no answer, and quotes are still at their places', () => {
  const text = `# The confidential bin

> The sheet goes in the confidential bin every day at half past seven.

- The confidential bin is emptied on Friday evening by the porter.`;
  const { sentences, citations } = answerTo('What about the confidential bin?', passagesOf(text));
  assert.equal(citations.length, 2);
  for (const { quote, start, end } of citations) assert.equal(text.slice(start, end), quote);
  for (const { text: said } of sentences) assert.match(said, /^The /);
});

test('two words of the question that stand together are worth more than the same words apart', () => {
  const text = `The screen of the older model had a cover of glass, and touch was never measured there.
The touch screen of the older model had a cover of glass, and it was never measured there.`;
  for (const lines of [text, text.split('\n').toReversed().join('\n')]) {
    const { citations } = answerTo('Was the touch screen measured?', passagesOf(lines), 20);
    assert.match(citations[0]?.quote ?? '', /^The touch screen/);
  }
});

test('no sentence begins with the label of a transcript; who speaks is said once for the sentences of a person', () => {
  const text = `Participant: The battery of the handset lasts two days in winter.
Participant: The battery of the handset lasts five days in summer, when it is warm.
Interviewer: So the battery of the handset lasts three days longer when the weather is warm.`;
  assert.equal(
    answerTo('How long does the battery of the handset last?', passagesOf(text)).answer,
    'A participant said: “The battery of the handset lasts two days in winter.” [1] “The battery of the handset lasts five days in summer, when it is warm.” [2] The interviewer said: “So the battery of the handset lasts three days longer when the weather is warm.” [3]',
  );
  const [first] = answerTo('Wie lange hält der Akku des Geräts?', [
    { ...(passagesOf(text)[0] as Passage), text: 'Anna: Der Akku des Geräts hält zwei Tage lang.', speakers: ['Anna'] },
  ]).sentences;
  assert.equal(first?.text, 'Anna sagte: „Der Akku des Geräts hält zwei Tage lang.“ [1]');
});

test('a question that the sentences share one of several words with is declined', () => {
  const text = `The reports are sent to every department on Monday morning by the office.
Nobody has read the reports of the second quarter, because the reports were late.
The reports have a new cover, and the reports are bound in blue.`;
  const { answer, sentences } = answerTo('Why do the numbers in the reports differ?', passagesOf(text));
  assert.deepEqual([answer, sentences], [declineOf({ locale: 'en' }), []]);
});

test('sentences about the topic of a question that none of them answers are not shown', () => {
  const text = `The new heating of the hall was delivered in the spring by a firm from the north.
Nobody asked who would pay for it, and the hall stayed cold until the summer came.
The garden was lovely in those weeks, and the children played there every day.`;
  assert.equal(
    answerTo('Who installed the heating of the hall last winter?', passagesOf(text)).answer,
    declineOf({ locale: 'en' }),
  );
});

test('words of the question in places that have nothing to do with each other are no answer', () => {
  const filler = (n: number): string =>
    `Then we spoke for a while about the garden, the weather and the holidays of year ${n}.`;
  const text = [
    'The reports are sent to every department on Monday morning.',
    ...Array.from({ length: 7 }, (_, n) => filler(n)),
    'Numbers?',
    ...Array.from({ length: 7 }, (_, n) => filler(n + 7)),
    'The reports have a new cover, and the reports are bound in blue.',
  ].join(' ');
  assert.equal(
    answerTo('Why do the numbers in the reports differ?', passagesOf(text)).answer,
    declineOf({ locale: 'en' }),
  );
});

test('the answer stays within the limit of words, numbers included', () => {
  const text = Array.from(
    { length: 40 },
    (_, n) =>
      `The handset of series ${n} has a battery that lasts ${n} hours when the screen is dimmed and radio is off.`,
  ).join(' ');
  for (const limit of [25, 80]) {
    const { answer, citations } = answerTo('How long does the battery of the handset last?', passagesOf(text), limit);
    assert.ok(citations.length > 0);
    assert.ok(answer.split(/\s+/).length <= limit);
  }
});

test('the answer stays within the limit when two people with long names take turns', () => {
  const text = Array.from(
    { length: 12 },
    (_, n) =>
      `${n % 2 ? 'Professor Anna Maria Weber' : 'Doctor Tom Erik Berg'}: The battery lasts ${n} days and ${n} hours.`,
  ).join('\n');
  for (const limit of [30, 80]) {
    const { answer, citations } = answerTo('How long does the battery last?', passagesOf(text), limit);
    assert.ok(citations.length > 1);
    assert.ok(answer.split(/\s+/).length <= limit, answer);
    assert.deepEqual(
      citations.map(({ n }) => n),
      citations.map((_, at) => at + 1),
    );
  }
});

test('sentences of one document stand in its order, and a text in two passages is cited once', () => {
  const passages = passagesOf(MINUTES);
  const { citations } = answerTo('How long does the battery of the handset last?', [...passages, ...passages]);
  const starts = citations.map(({ start }) => start);
  assert.deepEqual(
    starts,
    [...new Set(starts)].toSorted((a, b) => a - b),
  );
});

test('a question about something else is declined in its language, with nothing cited', () => {
  const questions = {
    en: 'Which vaccinations does a puppy need in its first year?',
    de: 'Welche Impfungen braucht ein junger Hund im ersten Jahr?',
    fr: 'De quels vaccins un jeune chien a-t-il besoin la première année ?',
    es: '¿Qué vacunas necesita un cachorro durante el primer año?',
  } as const;
  for (const [language, question] of Object.entries(questions))
    assert.deepEqual(answerTo(question, passagesOf(MINUTES)), {
      answer: declineOf({ locale: language }),
      sentences: [],
      citations: [],
    });
  assert.equal(answerTo('How long does the battery last?', []).answer, declineOf({ locale: 'en' }));
});

test('the same question and passages give the same answer', () => {
  const ask = () => answerTo('What about the marketing budget for the handset?', passagesOf(MINUTES));
  assert.deepEqual(ask(), ask());
  assert.match(ask().answer, /marketing budget/);
});

test('a passage of a million characters without spaces or sentences is answered in a time that grows with its length', () => {
  const began = threadMs();
  for (const text of ['a'.repeat(1_000_000), 'uh '.repeat(330_000), '[1'.repeat(500_000), 'a a '.repeat(250_000)])
    answerTo('What about the battery?', [{ ...passagesOf('The battery.')[0], text } as Passage]);
  assert.ok(threadMs() - began < 8_000);
});
