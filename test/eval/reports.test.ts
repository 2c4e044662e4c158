import assert from 'node:assert/strict';
import { test } from 'node:test';

import { size } from '../support/size.ts';
import { corpus, everyday } from './corpora.ts';
import { reportBytes } from './determinism.ts';
import { claimsResting, followed, grounding, unbalanced } from './measures.ts';
import { readByRules } from '../../services/reports/src/analysis/floor/index.ts';
import { guideOf, readableOf } from './reading.ts';
import { inputOf, ownWordsOf, reportOf, reportOn } from './report.ts';
import { ORDERS, withJunk, withOrder } from './vary.ts';

const CAMPAIGNS = ['invoicing-app', 'new-office', 'speech', 'unsupported', 'german', 'french', 'spanish', 'junk'];

for (const name of ['everyday', ...CAMPAIGNS]) {
  test(`every quote is verbatim, every claim has one and every person is counted: ${name}`, () => {
    const campaign = name === 'everyday' ? everyday() : corpus(name);
    const report = reportOn(campaign);
    const { altered, unfounded, lost } = grounding(campaign, report);
    assert.deepEqual({ altered, unfounded, lost }, { altered: [], unfounded: [], lost: [] });
    assert.deepEqual(unbalanced(report), []);
  });
}

test('no claim rests on junk, which is a fifth of the conversations', () => {
  const { campaign, junk } = withJunk();
  // The appendix summarises every conversation in its own words.
  const claims = claimsResting(reportOn(campaign), junk).filter((claim) => !claim.startsWith('summary: '));
  assert.deepEqual(claims, []);
});

test('the same interviews give the same report in any order and with any ids', () => {
  for (const name of size === 'proof' ? CAMPAIGNS : ['invoicing-app', 'new-office']) {
    const campaign = corpus(name);
    const [first, second] = [reportBytes(campaign, 1), reportBytes(campaign, 2)];
    assert.equal(first, second, name);
  }
});

test('a report never says itself what orders in transcripts demand', () => {
  const every = size === 'proof' ? 1 : 5;
  for (const order of ORDERS.filter((_, place) => place % every === 0)) {
    const report = reportOn(withOrder(order));
    assert.deepEqual(followed(order, ownWordsOf(report)), [], order);
  }
});

test('a dozen interviews have themes, whatever the numbers of their turns', () => {
  const campaign = everyday();
  const few = { ...campaign, interviews: campaign.interviews.slice(0, 12) };
  for (const first of [0, 1, 2, 3]) {
    const input = inputOf(few);
    const readings = few.interviews.map((interview) => {
      const readable = readableOf(interview, (id) => id);
      const turns = readable.turns.map((turn) => ({ ...turn, seq: turn.seq + first }));
      return readByRules({ ...readable, turns }, guideOf(few));
    });
    assert.ok(reportOf({ ...input, readings }).key_themes.length >= 3, `turns numbered from ${first}`);
  }
});
