import assert from 'node:assert/strict';
import { test } from 'node:test';

import { size } from '../support/size.ts';
import { corpus, everyday } from './corpora.ts';
import { reportBytes } from './determinism.ts';
import { claimsResting, contradictions, followed, grounding, purity, unbalanced } from './measures.ts';
import { digestConversation } from '../../services/reports/src/engine/digest-conversation.ts';
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

/** Of 20. The aim is 18. */
const SHOWN = 17;

test('most planted contradictions are shown', () => {
  const campaign = corpus('new-office');
  const { found, missed } = contradictions(campaign, reportOn(campaign));
  assert.ok(found >= SHOWN, `${found} found, without ${missed.join(', ')}`);
});

test('themes are purer than clusters of k-means++, hold the conversations and name the subjects, each label one', () => {
  const campaign = everyday();
  const report = reportOn(campaign);
  const found = purity(campaign, report);
  // What follows the colon says what kinds of statements are made about the subject.
  for (const { label } of report.key_themes) assert.doesNotMatch(label.split(':')[0] ?? '', / and /);
  assert.ok(found.purity > found.kMeans.leastInertia, JSON.stringify(found));
  assert.ok(found.covered >= 0.9, JSON.stringify(found));
  assert.ok(found.named.length >= 6, JSON.stringify(found));
});

test('the map joins a theme only to statements that name it, and to what somebody links to such a statement', () => {
  for (const name of ['invoicing-app', 'new-office']) {
    const { outputs, evidence } = reportOn(corpus(name));
    const { nodes = [], edges = [] } = outputs?.cartography ?? {};
    const labelOf = (id: string): string => nodes.find((node) => node.id === id)?.label ?? '';
    const quotesOf = (id: string): string[] => {
      const own = nodes.find((node) => node.id === id)?.evidence ?? [];
      const beside = edges.filter(({ from, to }) => !from.startsWith('theme') && (from === id || to === id));
      const cited = new Set([...own, ...beside.flatMap((edge) => edge.evidence)]);
      return evidence.filter((each) => cited.has(each.id)).map(({ quote }) => quote.toLowerCase());
    };
    const joined = edges.filter(({ id }) => id.startsWith('edge-concerns'));
    assert.ok(joined.length > 5, name);
    for (const { from, to } of joined) {
      const [subject = ''] = labelOf(from).toLowerCase().split(':');
      const stems = subject.split(' ').map((word) => word.slice(0, 5).replace(/s$/, ''));
      const isNamed = quotesOf(to).some((quote) => stems.some((stem) => quote.includes(stem)));
      assert.ok(isNamed, `${name}: ${subject} → ${labelOf(to)}`);
    }
  }
});

test('the same interviews give the same report in any order and with any ids', () => {
  for (const name of size === 'proof' ? CAMPAIGNS : ['invoicing-app', 'new-office']) {
    const campaign = corpus(name);
    const [first, second] = [reportBytes(campaign, 1), reportBytes(campaign, 2)];
    assert.equal(first, second, name);
  }
});

test('orders to the engine in transcripts leave no trace in the report', () => {
  const every = size === 'proof' ? 1 : 5;
  for (const order of ORDERS.filter((_, place) => place % every === 0)) {
    const report = reportOn(withOrder(order));
    assert.deepEqual(followed(order, ownWordsOf(report), report), [], order);
  }
});

test('a dozen interviews have themes, whatever the numbers of their turns', () => {
  const campaign = everyday();
  const few = { ...campaign, interviews: campaign.interviews.slice(0, 12) };
  for (const first of [0, 1, 2, 3]) {
    const input = inputOf(few);
    const digests = few.interviews.map((interview) => {
      const readable = readableOf(interview, (id) => id);
      const turns = readable.turns.map((turn) => ({ ...turn, seq: turn.seq + first }));
      return digestConversation({ ...readable, turns }, guideOf(few));
    });
    assert.ok(reportOf({ ...input, digests }).key_themes.length >= 3, `turns numbered from ${first}`);
  }
});
