/**
 * How good the extractive answers to questions about meetings are (`INSIGHTS_DATA_DIR`): `node test/eval/answers.ts [DIRECTORY]`. ROUGE against
 * the answers that people wrote, at most 80 words, beside simple summaries of the same passages; whether citations open at the right place; and
 * which questions are declined: those to meetings of another kind, and those of `off-topic-questions.txt`, should be.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MeetingVault, SIMPLE, askedMeetings, withoutNumbers } from './meeting-answers.ts';
import { dataDirectory } from './primock57.ts';
import { loadQmsum } from './qmsum.ts';
import { type Rouge, meanOf, rouge } from './rouge.ts';

const dir = process.argv[2] ?? join(dataDirectory(), 'qmsum/val');
const asked = askedMeetings(dir);
const vault = new MeetingVault(dir);
const rowOf = (name: string, { one, two, longest }: Rouge): string =>
  `${name.padEnd(34)} ROUGE-1 ${one.toFixed(3)}  ROUGE-2 ${two.toFixed(3)}  ROUGE-L ${longest.toFixed(3)}`;

for (const [name, summarise] of Object.entries(SIMPLE)) {
  const scores = asked.map(({ query, answer }) => rouge(summarise(query, vault.passagesFor(query)), answer));
  console.log(rowOf(name, meanOf(scores)));
}
const given = asked.map(({ query, answer, meeting, gold }) => {
  const composed = vault.answer(query);
  const answering = vault.answeringIn(composed, gold);
  return { composed, meeting, answering, score: rouge(withoutNumbers(composed.answer), answer) };
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
const answering = given.reduce((sum, each) => sum + each.answering, 0);
console.log(`${(answering / Math.max(1, citations)).toFixed(3)} of them are in the turns that answer`);
console.log(`declined of ${asked.length} questions to this vault: ${asked.length - answered.length}`);

/** Research, product and parliament, by the names of the files. */
const KINDS = [/^B/, /^(?:ES|IS|TS)/, /^(?:covid|education)/];
const names = loadQmsum(dir).map(({ name }) => name);
for (const kind of KINDS) {
  const others = names.flatMap((name, place) => (kind.test(name) ? [] : [place]));
  const strangers = asked.filter(({ meeting }) => kind.test(names[meeting] ?? ''));
  if (strangers.length === 0 || others.length === 0) continue;
  const without = new MeetingVault(dir, others);
  const answers = strangers.filter(({ query }) => without.answer(query).sentences.length > 0);
  console.log(
    `answered of ${strangers.length} questions to meetings like ${kind.source}, without them: ${answers.length}`,
  );
}
const offTopic = readFileSync(join(import.meta.dirname, 'corpora/off-topic-questions.txt'), 'utf8')
  .trim()
  .split('\n');
const wrongly = offTopic.filter((query) => vault.answer(query).sentences.length > 0);
console.log(`answered of ${offTopic.length} questions about something else: ${wrongly.length}`);
