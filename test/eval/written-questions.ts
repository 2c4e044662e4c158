import { corpus, everyday } from './corpora.ts';
import type { Asked, Collection } from './passages.ts';

/** Questions to the written interviews, and words of the turn that answers each. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['Why do the landlord agencies take so long to pay?', 'purchase order number on it'],
  ['What happened when the automatic reminders went to a school?', 'They went to our best client'],
  ['Which problem do people have with card links?', 'the card link expires after three days'],
  ['What is wrong with VAT in the app?', 'twenty per cent on everything'],
  ['Why does somebody write invoices by hand in a book?', "There's no signal up the valley"],
  ['How are deposits for a kitchen handled?', "the app can't split an invoice"],
  ['What did they say about being logged out every day?', 'It logs me out every day'],
  ['Summarise the opinions about mould in the flat.', 'black mould all along the bedroom wall'],
  ['What did the officer of environmental health do?', 'Environmental health came out'],
];

/** The written interviews as documents of lines `Speaker: text`. */
export function writtenQuestions(): Collection {
  const interviews = [...corpus('invoicing-app').interviews, ...everyday().interviews];
  const texts = interviews.map(({ name, turns }) =>
    turns.map(({ speaker, text }) => `${speaker === 'participant' ? name : 'Interviewer'}: ${text}`).join('\n'),
  );
  return { texts, questions: QUESTIONS.map(([query, words]) => ({ query, gold: goldOf(texts, words) })) };
}

function goldOf(texts: readonly string[], words: string): Asked['gold'] {
  const document = texts.findIndex((text) => text.includes(words));
  const start = texts[document]?.indexOf(words) ?? -1;
  if (start === -1) throw new Error(`No interview has "${words}"`);
  return [{ document, start, end: start + words.length }];
}
