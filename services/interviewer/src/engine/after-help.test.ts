import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextMove, replay } from './index.ts';
import { SUPPORT, campaign, interview } from './testing/shifts.ts';
import { asked, said } from './testing/turns.ts';

test('who ends after the help text gets a number and is not sent the text again', () => {
  const start = ['yes', 'I want to die'];
  for (const messages of [['No, stop.'], ['I am not sure what to say', 'stop']]) {
    const { finished, text } = interview([...start, ...messages]).last;
    assert.ok(finished && !text.includes(SUPPORT.en));
    assert.match(text, /do not stay alone with it: call somebody who can come to you, or 11[26]/);
  }
});

test('who asks after the help text whether a person reads it is told that a program does, and that the team reads it later', () => {
  const { text } = interview(['yes', 'I want to die', 'Who can see what I wrote?']).last;
  assert.match(text, /^I am a program, and no person reads along while you write; the team reads it later\./);
});

test('who waves the help away is asked plainly once; a yes is answered, a no goes on, and a figure of speech asks nothing', () => {
  const start = ['yes', 'I want to die'];
  const waved = [...start, "Oh, you don't have to worry about me. I'm fine to go on."];
  assert.match(interview(waved).last.text, /are you in danger, or thinking of ending your life\?/);
  assert.match(interview([...waved, 'yeah. I guess you noticed']).last.text, /please tell somebody now/);
  assert.equal(interview([...waved, 'No, really not.']).last.why.rule, 'care_lifted');
  assert.notEqual(interview([...waved, 'no', "I'm fine"]).last.why.rule, 'soft_check');
  assert.equal(interview([...start, 'That was just a figure of speech, all good.']).last.why.rule, 'care_lifted');
});

test('the help text is followed by the numbers of the participant’s country, in the language of the conversation', () => {
  const helpFor = (locale: string | null, language: keyof typeof SUPPORT, phrase: string) =>
    interview(['yes', phrase], { campaign: { ...campaign, language, locale } }).last.text;
  assert.match(helpFor('en-US', 'en', 'I want to die'), /\n\nUnited States: 911 in an emergency; 988 to talk/);
  assert.match(helpFor('de-AT', 'de', 'Ich will sterben'), /\n\nÖsterreich: 112 im Notfall; 142, um/);
  for (const locale of [null, 'en', 'en-TH'])
    assert.doesNotMatch(helpFor(locale, 'en', 'I want to die'), /in an emergency;/, String(locale));
});

test('who wants a part left out and off the record is told once that everything can be deleted', () => {
  const { text } = interview([
    'yes',
    'It was hard. Please leave the part about my boss out, and keep that off the record.',
  ]).last;
  assert.equal(text.match(/You can delete everything at any time/g)?.length, 1, text);
});

test('the last turn of an interview in which help was named names it again, and no other does', () => {
  const rest = ['7', 'no', 'More staff', 'no', 'That is all.'];
  const endOf = (messages: string[]) =>
    interview(messages).moves.find(({ finished }) => finished) ?? assert.fail('no end');
  const last = endOf(['yes', 'I want to die', 'yes, let us go on', ...rest]);
  assert.match(last.text, /^Before we end: what you wrote about yourself matters\..*Goodbye!$/s);
  const ordinary = endOf(['yes', 'It was fine', 'no', ...rest]);
  assert.doesNotMatch(ordinary.text, /Before we end/);
});

test('in an emergency the second text is another one, and whoever says that it is ringing is not told to call', () => {
  const start = ['yes', 'My husband has collapsed and is not breathing'];
  const [, , first, second] = interview([...start, 'are you still there?? he is not breathing']).moves;
  assert.match(first?.text ?? '', /^Please call .* now, or ask somebody near you/);
  assert.match(second?.text ?? '', /they stay on the line and tell you what to do/);
  assert.doesNotMatch(`${first?.text}${second?.text}`, /gas|smoke/);
  for (const calling of ['it is ringing', 'ok, will do'])
    assert.match(interview([...start, calling]).last.text, /Stay on the line/, calling);
  for (const asking of ['what number do i call', 'ok what do i do, who do i call'])
    assert.doesNotMatch(interview([...start, asking]).last.text, /Stay on the line/, asking);
  const withThem = interview([...start, 'it is ringing', 'on with them, he is still not breathing']).last;
  assert.match(withThem.text, /^I leave you with them now/);
  assert.match(interview(['yes', 'There is smoke in the kitchen, it is on fire, help']).last.text, /go outside first/);
});

test('who must not be heard is told how to call all the same, and whoever names the number back is calling', () => {
  const start = ['yes', 'Somebody is breaking into my house right now'];
  const last = (messages: string[], locale: string) =>
    interview([...start, ...messages], { campaign: { ...campaign, locale } }).last.text;
  assert.doesNotMatch(last([], 'en-GB'), /must not be heard/);
  assert.match(
    last(["I can't talk, he hears me"], 'en-GB'),
    /^If you must not be heard: call all the same .* press 55/,
  );
  assert.match(last(["I can't talk, he hears me", 'ok sent it'], 'en-US'), /^Good\. Stay on the line/);
  assert.match(last(["I can't talk, he hears me"], 'en-US'), /send a text message to 911/);
  assert.match(last(["I can't talk, he hears me"], 'en-IN'), /^If you must not be heard: /);
  assert.match(last(['999 ok'], 'en-GB'), /^Good\. Stay on the line/);
  assert.doesNotMatch(last(['I will not call 999'], 'en-GB'), /^Good\./);
  const german = interview(
    ['ja', 'Er hat mich gerade verletzt, ich blute stark, rufen Sie die Polizei', 'kann nicht reden er hört mich'],
    {
      campaign: { ...campaign, language: 'de', locale: 'de-DE' },
    },
  );
  assert.match(german.last.text, /legen Sie nicht auf; husten oder klopfen/);
});

test('what somebody wants left out is not asked about, and who asks again is told that it is still stored', () => {
  const start = ['yes', 'My son took the ring of my wife to a pawnshop, and he did not ask me before he did it.'];
  const left = [...start, 'Please leave out what I said about my son and the ring. The rest you may keep.'];
  const first = interview(left).last;
  assert.match(first.text, /should be left out\. You can delete everything/);
  assert.ok(!first.why.rule.startsWith('probe_') && !first.text.includes('pawnshop'), first.text);
  const again = interview([...left, 'Please leave out the part about my son altogether.']).last;
  assert.match(again.text, /^It is still stored, and the team sees it with your wish beside it\./);
});

test('an answer with a question back behind it counts: the question gets its reply, and is not asked again', () => {
  const { moves } = interview(['yes', ['It was fine, we had enough people.', 'how long is this?']]);
  const text = moves.at(-1)?.text ?? '';
  assert.match(text, /^At most \d more questions/);
  assert.doesNotMatch(text, /last shift/);
});

test('who says yes to the plain question and wants to go on is asked once who could be with them', () => {
  const heard = { signs: ['distress'], wishes: [], settles: false } as const;
  const { turns, input, last } = interview(['Zebulon will find the letter.', 'wow ok. yeah.'], { heard });
  assert.equal(last.why.rule, 'distress');
  const reply = (texts: string[]) => {
    const all = [...turns];
    let move = last;
    for (const text of texts) {
      all.push(said(all.length + 1, text));
      move = nextMove({ ...input, heard: undefined, turns: [...all], now_ms: 90_000, resumed: false });
      all.push(asked(all.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    }
    return move;
  };
  assert.match(reply(['yeah go on with the questions']).text, /Who could be with you now, or would pick up/);
  assert.equal(reply(['yeah go on with the questions', 'go on']).kind, 'ask');
});

test('who breaks off after the help text is not only told how to come back', () => {
  const { last } = interview(['yes', 'I want to die', 'I could ring Jan. I need a break now.']);
  assert.match(last.text, /^Of course, this can wait\. Please do call somebody who can be with you/);
  assert.ok(last.paused);
});

test('who asks for the deletion a second time is told that only they can do it', () => {
  const { last } = interview(['yes', 'Please delete everything that I said.', 'Delete it all then, please.']);
  assert.match(last.text, /Only you can delete it: as soon as you choose/);
});

test('whom somebody names after the help text is pointed to in their own words, and a replay says the same', () => {
  const { turns, input } = interview(['yes', 'I want to die']);
  const said_now = 'Thanks. My sister Jess would pick up if I rang. Can we leave it there?';
  const start = said_now.indexOf('My sister');
  const heard = {
    signs: [],
    wishes: ['stop'],
    near: { start, end: start + 'My sister Jess would pick up'.length },
  } as const;
  const all = [...turns, said(turns.length + 1, said_now)];
  const move = nextMove({ ...input, heard, turns: all, now_ms: 90_000, resumed: false });
  assert.match(move.text, /^You have named somebody: “My sister Jess would pick up”\. Please call or go to them now/);
  assert.ok(move.finished && !move.text.includes(SUPPORT.en));
  const stored = asked(all.length + 1, move.text, { question_id: move.question_id, note: move.note });
  assert.equal(replay({ ...input, turns: [...all, stored] }).at(-1)?.isSame, true);
});

test('whom somebody names is pointed to once, whatever they say about them afterwards', () => {
  const { turns, input } = interview(['yes', 'I want to die']);
  const say = (text: string) => {
    const all = [...turns, said(turns.length + 1, text)];
    const heard = { signs: ['distress'], wishes: [], near: { start: 0, end: 6 } } as const;
    const move = nextMove({ ...input, heard, turns: all, now_ms: 90_000, resumed: false });
    turns.push(...all.slice(turns.length), asked(all.length + 1, move.text, { note: move.note }));
    return move.text;
  };
  assert.match(say('Cathal is on the late shift.'), /^You have named somebody: “Cathal”/);
  assert.doesNotMatch(say('Cathal would want to know what for.'), /You have named somebody/);
});

test('who shows it again and again after the help text is asked nothing more of the guide, and has the last word', () => {
  const again = ['I want to die', 'go on'];
  const { last } = interview(['yes', 'I want to die', 'go on', ...again, ...again]);
  assert.match(last.text, /^I leave the rest of my questions aside;/);
  assert.equal(last.kind, 'closing_question');
});

test('a wish about what was said is answered beside the help', () => {
  const { last } = interview(['yes', 'I want to die', 'Please leave out what I said about my boss.']);
  assert.match(last.text, /^I cannot take out a single part, but I have told the team that it should be left out\./);
});

test('an emergency ends without a crisis line, and with the number for who has not called', () => {
  const start = ['yes', 'My husband has collapsed and is not breathing'];
  const coming = interview([...start, 'it is ringing', 'They are here now. I want to stop the interview.']).last;
  assert.ok(coming.finished && !coming.text.includes(SUPPORT.en) && !/Please call/.test(coming.text), coming.text);
  const unknown = interview([...start, 'I want to stop the interview']).last;
  assert.ok(unknown.finished);
  assert.match(unknown.text, /^Please call .* now\./);
});

test('after a false alarm a closed question that was answered is not asked again', () => {
  const { last } = interview([
    'yes',
    'It was fine.',
    'no',
    '7. My deputy stabbed me in the back.',
    'No, just a figure of speech.',
  ]);
  assert.equal(last.question_id, 'wish', last.text);
});

test('a wish to go on inside a longer reply is heard', () => {
  const reply =
    "I've had that one off the doctor's wall. I know you have to say it, and it was decent of you. I think I'd like to go on, if it's all the same to you; I'd rather choose that than be sent home.";
  assert.equal(interview(['yes', 'I want to die', reply]).last.kind, 'ask');
  const story = reply.replace("I think I'd like to go on, if it's all the same to you", 'They never let me go on');
  assert.notEqual(interview(['yes', 'I want to die', story]).last.kind, 'ask');
});

test('who asks in German what to do in an emergency is told the number, and not to stay on the line', () => {
  const german = { ...campaign, language: 'de', locale: 'de-DE' };
  const said_now = (text: string) =>
    interview(['ja', 'Mein Mann ist zusammengebrochen und atmet nicht', text], { campaign: german }).last.text;
  assert.doesNotMatch(said_now('was mach ich jetzt'), /Bleiben Sie am Telefon/);
  assert.match(said_now('ok mach ich'), /Bleiben Sie am Telefon/);
});

test('who asks after help where to write is told, also without a country, and a town is asked about once', () => {
  const start = {
    en: ['yes', 'I want to die'],
    de: ['ja', 'Ich will sterben'],
    fr: ['oui', 'Je veux mourir'],
    es: ['sí', 'Quiero morir'],
  };
  const texts = {
    en: 'Can I write to somebody?',
    de: 'Kann man da auch schreiben?',
    fr: 'On peut leur écrire ?',
    es: '¿Puedo escribir a alguien?',
  };
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const given = { campaign: { ...campaign, language, locale: language, support_text: {} } };
    const { text } = interview([...start[language], texts[language]], given).last;
    assert.match(text, /findahelpline\.com/, text);
  }
  const given = { campaign: { ...campaign, locale: 'en', support_text: {} } };
  const towns = interview([...start.en, "I'm in Leeds", "I'm in Leeds"], given).moves.map(({ text }) => text);
  assert.equal(towns.filter((text) => text.includes('I cannot tell the country from this')).length, 1);
  const told = interview([...start.en, "I can't phone. I'm in Ireland"], given).last.text;
  assert.match(told, /50808/);
});

test('in an emergency, and after help was named, the guide goes on only when the person asks for it', () => {
  const people = [
    [
      'yes',
      'My husband has collapsed and is not breathing',
      'he is turning blue',
      'what do I do',
      'he made a sound',
      'ok',
    ],
    ['yes', 'I want to die', 'It rains', 'The cat is asleep', 'Will you tell anybody?', 'ok', 'I do not know'],
  ];
  for (const messages of people) {
    const { moves } = interview(messages);
    const after = moves.slice(2).filter(({ kind }) => kind !== 'acknowledge');
    assert.deepEqual(
      after.map(({ text }) => text),
      [],
    );
  }
});

test('“I can’t talk on the phone” is no symptom, and a child’s bare age is read', () => {
  const phone = interview(['yes', "I can't talk on the phone"]).last;
  assert.notEqual(phone.why.rule, 'emergency');
  const child = interview(['I go there after school with my gran', '11 lol']).last;
  assert.equal(child.why.rule, 'minor');
});

test('what is long over lifts an alarm, also after a yes; what is over for somebody does not', () => {
  const start = ['yes', 'Nine years ago I tried to end my life.'];
  assert.match(
    interview([...start, 'Yes, but that is long over, really.']).last.text,
    /^Thank you, now I understand\./,
  );
  for (const despair of ['It is over.', 'Not any more.', 'It is all over now'])
    assert.equal(interview([...start, despair]).last.why.rule, 'distress', despair);
});

test('who is alone, refuses help or says that somebody breathes is not left, and no “no” of a verb ends an interview', () => {
  const own = (language: 'en' | 'de' | 'fr' | 'es') => ({
    campaign: { ...campaign, language, locale: language, support_text: {} },
  });
  const last = (language: 'en' | 'de' | 'fr' | 'es', messages: string[]) => interview(messages, own(language)).last;
  for (const alone of ['No tengo a nadie', 'No sé', 'No puedo más con esto'])
    assert.ok(!last('es', ['sí', 'Quiero morir', alone]).finished, alone);
  assert.ok(!last('en', ['yes', 'I want to die', 'No one would notice']).finished);
  assert.ok(last('es', ['sí', 'Quiero morir', 'No, gracias']).finished);
  assert.match(last('es', ['sí', 'Mi padre se ha caído y no responde', 'no respira']).text, /112/);
  const stroke = ['yes', 'one side of my face is drooping'];
  assert.match(last('en', [...stroke, "no i don't want to make a fuss"]).text, /112/);
  assert.match(last('de', ['ja', 'Sie hat einen Krampfanfall', 'ja sie atmet']).text, /112/);
  assert.equal(last('en', [...stroke, 'no, it is a joke']).why.rule, 'care_lifted');
});

test('who asks after help what to say is given words', () => {
  const { text } = interview(['yes', 'I want to die', 'What would I even say to them?']).last;
  assert.match(text, /^You do not need the right words/);
});
