/**
 * How good the extractive answers to questions about meetings are (`INSIGHTS_DATA_DIR`): `node test/eval/answers.ts [DIRECTORY]`. ROUGE against
 * the answers that people wrote, at most 80 words, beside simple summaries of the same passages; whether citations open at the right place; and
 * which questions are declined: those to meetings of another kind, and those of `off-topic-questions.txt`, should be.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposedAnswer } from '../../services/vaults/src/domain/answer/passage.ts';
import { MeetingVault, SIMPLE, askedMeetings, withoutNumbers } from './meeting-answers.ts';
import { dataDirectory } from './primock57.ts';
import { loadQmsum } from './qmsum.ts';
import { type Rouge, meanOf, rouge } from './rouge.ts';
import { NEAR_ANSWERS } from '../../services/vaults/src/domain/answer/declines.ts';

const dir = process.argv[2] ?? join(dataDirectory(), 'qmsum/val');
const asked = askedMeetings(dir);
const vault = new MeetingVault(dir);
const rowOf = (name: string, { one, two, longest }: Rouge): string =>
  `${name.padEnd(34)} ROUGE-1 ${one.toFixed(3)}  ROUGE-2 ${two.toFixed(3)}  ROUGE-L ${longest.toFixed(3)}`;

const nearIn = (answers: readonly ComposedAnswer[]): number =>
  answers.filter(({ answer }) => answer.startsWith(NEAR_ANSWERS.en)).length;

for (const [name, summarise] of Object.entries(SIMPLE)) {
  const scores = asked.map(({ query, answer }) => rouge(summarise(query, vault.passagesFor(query)), answer));
  console.log(rowOf(name, meanOf(scores)));
}
const given = asked.map(({ query, answer, meeting }) => {
  const composed = vault.answer(query);
  return { composed, meeting, score: rouge(withoutNumbers(composed.answer), answer) };
});
const answered = given.filter(({ composed }) => composed.sentences.length > 0);
console.log(rowOf('answers, declined ones included', meanOf(given.map(({ score }) => score))));
for (const [half, name] of ['even', 'odd'].entries()) {
  const ofHalf = given.filter(({ meeting }) => meeting % 2 === half);
  console.log(rowOf(`  of them, ${name} meetings`, meanOf(ofHalf.map(({ score }) => score))));
}
console.log(rowOf('answers that were given', meanOf(answered.map(({ score }) => score))));
const citations = given.reduce((sum, { composed }) => sum + composed.citations.length, 0);
const faults = given.reduce((sum, { composed }) => sum + vault.faultsIn(composed), 0);
console.log(`${citations} citations, ${faults} at the wrong place or missing`);
console.log(
  `declined of ${asked.length} questions to this vault: ${asked.length - answered.length}; said to be near only: ${nearIn(given.map(({ composed }) => composed))}`,
);

/** Research, product and parliament, by the names of the files. */
const KINDS = [/^B/, /^(?:ES|IS|TS)/, /^(?:covid|education)/];
const names = loadQmsum(dir).map(({ name }) => name);
const foreign = KINDS.flatMap((kind) => {
  const others = names.flatMap((name, place) => (kind.test(name) ? [] : [place]));
  const strangers = asked.filter(({ meeting }) => kind.test(names[meeting] ?? ''));
  if (strangers.length === 0 || others.length === 0) return [];
  const without = new MeetingVault(dir, others);
  const answers = strangers.map(({ query }) => without.answer(query)).filter(({ sentences }) => sentences.length > 0);
  console.log(
    `answered of ${strangers.length} questions to meetings like ${kind.source}, without them: ${answers.length}, ${nearIn(answers)} of them near only`,
  );
  return strangers.map(({ query, meeting }) => ({ meeting, ...without.relevance(query) }));
});
const offTopic = readFileSync(join(import.meta.dirname, 'corpora/off-topic-questions.txt'), 'utf8')
  .trim()
  .split('\n');
const wrongly = offTopic.filter((query) => vault.answer(query).sentences.length > 0);
console.log(`answered of ${offTopic.length} questions about something else: ${wrongly.length}`);

/** Both mistakes at other floors, for each half of the meetings: what suits only one of them is chance. */
const own = asked.map(({ query, meeting }) => ({ meeting, ...vault.relevance(query) }));
for (const floor of [0.34, 0.38, 0.42, 0.46, 0.5, 0.54, 0.58, 0.62]) {
  const halves = [0, 1].map((half) => {
    const shareOf = (all: typeof own): string => {
      const ofHalf = all.filter(({ meeting }) => meeting % 2 === half);
      const accepted = ofHalf.filter(({ relevance, isAnswered }) => relevance >= floor && isAnswered);
      return (accepted.length / Math.max(1, ofHalf.length)).toFixed(3);
    };
    return `${half === 0 ? 'even' : 'odd'} meetings: answered ${shareOf(own)} of their own, ${shareOf(foreign)} without them`;
  });
  console.log(`floor ${floor.toFixed(2)}  ${halves.join('  ')}`);
}
