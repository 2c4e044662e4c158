import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUPPORT, campaign, interview } from './testing/shifts.ts';

test('who ends right after the help text is not sent it again, and who ends later is', () => {
  const start = ['yes', 'I want to die'];
  const soon = interview([...start, 'No, stop.']).last;
  assert.ok(soon.finished && !soon.text.includes(SUPPORT.en));
  assert.match(soon.text, /do not stay alone with it/);
  const later = interview([...start, 'I am not sure what to say', 'stop']).last;
  assert.ok(later.finished && later.text.includes(SUPPORT.en));
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
  const endOf = (said: string[]) => interview(said).moves.find(({ finished }) => finished) ?? assert.fail('no end');
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
  assert.match(interview([...start, 'it is ringing']).last.text, /Stay on the line/);
  const withThem = interview([...start, 'it is ringing', 'on with them, he is still not breathing']).last;
  assert.match(withThem.text, /^I leave you with them now/);
  assert.match(interview(['yes', 'There is smoke in the kitchen, it is on fire, help']).last.text, /go outside first/);
});
