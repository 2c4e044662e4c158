/** Interviews on a subject for which the engine's words were never adjusted: the website of a town's library. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { synthesize } from './index.ts';
import type { EngineInput } from './index.ts';
import { tagged } from './tagged.fixture.ts';

const INTERVIEWS: readonly (readonly string[])[] = [
  [
    'I use the website of the library every week, mostly to renew my books.',
    'The website logs me out while I type, so I lose the whole reservation.',
    'On my laptop the website is fine, on the phone the menu covers the catalogue.',
  ],
  [
    'The website is slow in the evening, and the catalogue search finds nothing when I misspell an author.',
    'I would like the website to remember my library card.',
  ],
  [
    'My children borrow audiobooks, and the website hides them three clicks deep.',
    'I gave up on the reservation form of the website and called the desk instead.',
  ],
  [
    'Opening hours on the website were wrong over Christmas, I stood at a closed door.',
    'I worry that the website stores what I borrow.',
  ],
  [
    'The new website is easier to read, the letters are bigger.',
    'The reservation form is confusing, it asks for the library card twice.',
  ],
  [
    'I never got the reservation to work on the website, the form just spins.',
    'The staff at the desk are lovely, they reserve the audiobooks for me.',
  ],
];

const library: EngineInput = {
  campaign: { id: 'library', name: 'The library online', goal: 'What keeps people from using it?', language: 'en' },
  questions: [],
  conversations: INTERVIEWS.map((answers, index) => ({
    id: `c${index}`,
    contact_id: `p${index}`,
    turns: answers.map((text, seq) => ({
      id: `c${index}-${seq}`,
      conversation_id: `c${index}`,
      seq,
      speaker: 'participant',
      text,
      question_id: null,
      tags: [],
    })),
  })),
};

test('the subject of interviews in another field is a theme, even when it is an everyday word', () => {
  const input = tagged(library);
  const tagging = input.conversations.map(({ turns }) => turns.flatMap(({ tags }) => tags.map(({ topic }) => topic)));
  assert.ok(tagging.every((topics) => topics.some((topic) => /website|reservation|library/.test(topic))));
  const { key_themes, summary } = synthesize(input);
  const website = key_themes.find(({ label }) => /website/i.test(label));
  assert.ok(website, `themes: ${key_themes.map(({ label }) => label).join('; ')}`);
  assert.ok(website.conversation_count >= 5, `in ${website.conversation_count} interviews`);
  assert.match(summary, /website/i);
});

test('everyday words that interviews use no more often than the language does are not themes', () => {
  const labels = synthesize(tagged(library)).key_themes.map(({ label }) => label.toLowerCase());
  for (const word of ['week', 'evening', 'hours', 'door', 'desk', 'letters', 'children'])
    assert.ok(!labels.includes(word), `${word} among ${labels.join('; ')}`);
});
