import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, matchChoice, parseScale } from '@insights/answers';
import { lexiconOf } from './index.ts';
import { stateOf } from './state.ts';
import { dialogues } from './testing/dialogues/all.ts';
import { CHECKS, misbooked } from './testing/dialogues/checks.ts';
import { converse } from './testing/dialogues/converse.ts';
import { ENGLISH } from './testing/dialogues/guides-en.ts';
import { DIALOGUE_PERSONAS } from './testing/dialogues/personas.ts';

const all = dialogues();
const named = (who: string) => all.filter(({ name }) => name.includes(`-${who}-`));

/** What each check finds, with the dialogue's name. */
const findings = (check: (typeof CHECKS)[keyof typeof CHECKS]): string[] =>
  all.flatMap((dialogue) => check(dialogue).map((line) => `${dialogue.name}: ${line}`));

test('there are more than 200 dialogues', () => {
  assert.ok(all.length > 200, String(all.length));
});

const TITLES: Record<keyof typeof CHECKS, string> = {
  unsupported: 'a crisis is answered with the support text, and nothing is probed after it',
  wrongFeelings: 'nobody is condoled with who has lost nobody',
  unsettled: 'every required question is answered or declined',
  askedTwice: 'nothing is asked twice',
  fragments: 'every quote is a whole sentence of what was said',
  backwards: 'progress never goes backwards, and the number of questions never grows',
  unsteady: 'every interview ends, and a replay gives the same turns',
  broken: 'no wording has a gap',
};
for (const [name, title] of Object.entries(TITLES) as [keyof typeof CHECKS, string][])
  test(title, () => assert.deepEqual(findings(CHECKS[name]), []));

test('participants who are one answer behind have each number and option booked to its question', () => {
  for (const { name, guide, input } of named('behind')) {
    const { language } = lexiconOf(guide.campaign.language);
    const { asked } = stateOf({ ...input, now_ms: 0, resumed: false });
    for (const { question, bare } of guide.items) {
      if (bare === null) continue;
      const answer = asked.get(question.id)?.answers.at(-1) ?? '';
      const read =
        question.kind === 'scale'
          ? parseScale(answer, boundsOf(question), language)
          : matchChoice(answer, question.options, language);
      const wanted =
        question.kind === 'scale'
          ? { kind: 'value', value: Number(bare), precision: 'exact' }
          : { kind: 'one', option: bare };
      assert.deepEqual(read, wanted, `${name}: ${question.text}`);
    }
  }
});

test('corrections, answers with a question back and answers in several messages are booked where they belong', () => {
  for (const who of ['correcting', 'asking', 'piecemeal', 'willing', 'terse'])
    assert.deepEqual(named(who).flatMap(misbooked), [], who);
});

test('standard probing gives everybody the same wording and only the probes that the guide lists', () => {
  const [guide] = ENGLISH;
  assert.ok(guide);
  const spoken = Object.entries(DIALOGUE_PERSONAS)
    .filter(([who]) => ['willing', 'rambling', 'enthusiastic', 'contradictory'].includes(who))
    .map(([who, persona]) => converse(who, guide, persona, { probing_mode: 'standard' }))
    .map(({ exchanges }) => exchanges.map(({ move }) => move.text));
  for (const texts of spoken) assert.deepEqual(texts, spoken[0]);
});

test('the limit of probes for the whole interview is kept', () => {
  for (const guide of ENGLISH)
    for (const [who, persona] of Object.entries(DIALOGUE_PERSONAS))
      for (const most of [0, 2]) {
        const { exchanges } = converse(who, guide, persona, { max_probes_total: most });
        const probes = exchanges.filter(({ move }) => move.note.startsWith('probe:'));
        assert.ok(probes.length <= most, `${who}: ${probes.length}`);
      }
});
