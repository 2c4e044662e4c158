import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ConversationTagger, tagTurns } from './index.ts';
import type { Question, Tag, Turn } from './index.ts';

interface Said {
  speaker?: 'interviewer' | 'participant';
  text: string;
  question_id?: string;
  tags?: Tag[];
}

const GUIDE = { language: 'en', questions: [] };

const conversation = (said: readonly Said[]): Turn[] =>
  said.map(({ speaker = 'participant', text, tags = [], question_id }, seq) => ({
    id: `t${seq}`,
    seq,
    speaker,
    text,
    question_id: question_id ?? null,
    tags,
  }));

const topics = (turns: readonly Turn[]): Record<string, string[]> =>
  Object.fromEntries(tagTurns(turns, GUIDE).map(({ turn_id, tags }) => [turn_id, tags.map(({ topic }) => topic)]));

test('backchannels, greetings, markup and fillers get no tags', () => {
  const said = ['yeah', 'Hm.', '<UNIN/>', 'Um, OK, thank you.', 'Hello, good morning!', 'Yes, I do.', '', '…'].map(
    (text) => ({ text }),
  );
  assert.deepEqual(topics(conversation(said)), {});
});

test('a turn is tagged with what it is about and what it does, in lower case', () => {
  const found = topics(conversation([{ text: 'The Invoice Export is terribly slow. I would like a better filter.' }]));
  assert.ok(found['t0']?.includes('invoice export'));
  assert.ok(found['t0']?.includes('problem') && found['t0'].includes('wish'));
  assert.ok(found['t0']?.every((topic) => topic === topic.toLowerCase()));
});

test('a topic that is denied in answer to a question gets no tag; one that is missed does', () => {
  const denied = topics(
    conversation([{ speaker: 'interviewer', text: 'Any fever?' }, { text: 'No, I have no fever, but a cough.' }]),
  );
  assert.ok(!denied['t1']?.includes('fever') && denied['t1']?.includes('cough'));
  const missed = topics(conversation([{ text: 'There is no calendar integration and it annoys me.' }]));
  assert.ok(missed['t0']?.includes('calendar integration'));
});

test('answers to identity questions get no tags', () => {
  assert.deepEqual(
    topics(
      conversation([
        { speaker: 'interviewer', text: 'Could you confirm your address?' },
        { text: 'Twelve Garden Road, near the station.' },
      ]),
    ),
    {},
  );
});

test("the question's topic is a weak tag of a substantive answer, and of a short one to a closed question", () => {
  const questions: Question[] = [
    { id: 'q1', text: 'How was onboarding?', kind: 'open', topic: 'Onboarding' },
    { id: 'q2', text: 'How likely, 0 to 10?', kind: 'scale', topic: 'Loyalty' },
  ];
  const rows = tagTurns(
    conversation([
      { speaker: 'interviewer', text: 'How was onboarding?', question_id: 'q1' },
      { text: 'The setup wizard was confusing.' },
      { text: 'Mm-hmm.' },
      { text: '7', question_id: 'q2' },
    ]),
    { language: 'en', questions },
  );
  assert.deepEqual(
    rows[0]?.tags.find(({ topic }) => topic === 'onboarding'),
    { topic: 'onboarding', source: 'auto', confidence: 0.5 },
  );
  assert.deepEqual(
    rows.map(({ turn_id }) => turn_id),
    ['t1', 't3'],
  );
});

test("a person's tags are kept unchanged and not duplicated", () => {
  const person: Tag = { topic: 'Invoice Export', source: 'person', confidence: 1 };
  const [row] = tagTurns(conversation([{ text: 'The invoice export is slow.', tags: [person] }]), GUIDE);
  assert.deepEqual(row?.tags[0], person);
  assert.equal(row?.tags.filter(({ topic }) => topic.toLowerCase() === 'invoice export').length, 1);
});

test('tags of a conversation do not depend on what was tagged before', () => {
  const said = [{ text: 'The invoice export is slow.' }];
  const before = tagTurns(conversation(said), GUIDE);
  assert.ok(before.length === 1);
  tagTurns(conversation([{ text: 'Export der Rechnungen.' }]), { language: 'de', questions: [] });
  assert.deepEqual(tagTurns(conversation(said), GUIDE), before);
});

test("a conversation tagged in parts of any size gets the same tags, even in a language other than its campaign's", () => {
  const said = [
    'Der Export der Rechnungen ist viel zu langsam.',
    'Ich wünsche mir eine Vorlage für die Übergabe.',
    'Ja.',
  ];
  const turns = conversation(Array.from({ length: 500 }, (_, n) => ({ text: said[n % said.length] ?? '' })));
  const whole = tagTurns(turns, GUIDE);
  assert.ok(whole.length > 300);
  for (const size of [1, 7, 499]) {
    const tagger = new ConversationTagger(GUIDE);
    const parts = [];
    for (let from = 0; from < turns.length; from += size) parts.push(...tagger.add(turns.slice(from, from + size)));
    assert.deepEqual([...parts, ...tagger.finish()], whole);
  }
});
