import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { reports } from '@insights/contracts';
import { bySize } from '../../../../../test/support/size.ts';
import { evidenceRow, keyTheme, persona, roadmapItem } from '../../report.fixture.ts';
import { type ReportContent, asMessages } from '../report-content.ts';
import { redactReport } from './redact-report.ts';

const RUNS = bySize({ smoke: 300, proof: 20_000 });

/** A word that nobody else says. */
const wordOf = (person: number): string => `zq${'abcdefghij'[person]}xword`;
const idOf = (person: number): string => `P${person + 1}`;
const quoteOf = (person: number): string => `the trolley broke and ${wordOf(person)} was late`;

interface Stance {
  readonly support: readonly number[];
  readonly dissent: readonly number[];
  /** The supporter whose word is in the item's own texts, or nobody. */
  readonly named: number;
}

const NOBODY = -1;

interface Scene {
  /** The conversation of each person; some share one. */
  readonly conversations: readonly number[];
  readonly stances: readonly Stance[];
}

const scenes: fc.Arbitrary<Scene> = fc.integer({ min: 2, max: 8 }).chain((people) => {
  const someone = fc.integer({ min: 0, max: people - 1 });
  const some = fc.uniqueArray(someone, { minLength: 1 });
  const stance = fc.record({ support: some, dissent: fc.uniqueArray(someone), named: fc.integer({ min: 0, max: 9 }) });
  return fc.record({
    conversations: fc.array(fc.integer({ min: 0, max: people - 1 }), { minLength: people, maxLength: people }),
    stances: fc.array(
      stance.map(({ support, dissent, named }) => ({
        support,
        dissent: dissent.filter((person) => !support.includes(person)),
        named: support[named] ?? NOBODY,
      })),
      { minLength: 1, maxLength: 6 },
    ),
  });
});

const evidenceOf = (people: readonly number[]): string[] => people.map((person) => `ev-${person + 1}`);

function claimOf({ support, dissent }: Stance, total: number) {
  return {
    evidence: evidenceOf(support),
    dissent_evidence: evidenceOf(dissent),
    supporters: support.map(idOf),
    dissenters: dissent.map(idOf),
    support_count: support.length,
    dissent_count: dissent.length,
    unclear_count: 0,
    silent_count: 0,
    not_asked_count: total - support.length - dissent.length,
    margin: 0,
    confidence: null,
    unclear: [],
    silent: [],
    author: 'model' as const,
  };
}

const lateness = (person: number): reports.Sentence => ({
  text: `${wordOf(person)} was late`,
  evidence: evidenceOf([person]),
  author: 'floor',
});

const side = (people: readonly number[]): reports.ContradictionSide => ({
  text: people.map(wordOf).join(' '),
  participants: people.map(idOf),
  evidence: evidenceOf(people),
  author: 'model',
});

function contentOf({ conversations, stances }: Scene): ReportContent {
  const total = conversations.length;
  const people = conversations.map((_, person) => person);
  const heard = new Set(conversations).size;
  const named = ({ named: person }: Stance, text: string) => (person === NOBODY ? text : `${text} ${wordOf(person)}`);
  const quoted = (stance: Stance) =>
    `Raised by ${stance.support.length} of ${total} people. One said: “${quoteOf(stance.support[0] ?? 0)}”.`;
  return {
    summary: `There were ${total} people. ${people.map(quoteOf).join('. ')}.`,
    outputs: {
      cartography: {
        nodes: stances.map((stance, n) => ({
          id: `theme-${n}`,
          type: 'theme',
          label: named(stance, 'trolley'),
          weight: stance.support.length,
          evidence: evidenceOf(stance.support),
        })),
        edges: [],
      },
      roadmap: stances.map((stance, n) =>
        roadmapItem({
          ...claimOf(stance, total),
          id: `item-${n}`,
          title: named(stance, 'Repair the trolley'),
          description: quoted(stance),
          problem: quoteOf(stance.support[0] ?? 0),
          remedy: named(stance, 'a trolley'),
          priority: n + 1,
          reach: stance.support.length / total,
          depends_on: [`item-${(n + 1) % stances.length}`],
        }),
      ),
      personas: stances.map((stance, n) => {
        const members = [...stance.support, ...stance.dissent];
        const { supporters: _, unclear: __, silent: ___, ...claim } = claimOf(stance, total);
        return persona({
          ...claim,
          id: `persona-${n}`,
          name: named(stance, 'Trolley people'),
          description: quoted(stance),
          members: members.map(idOf),
          size: members.length,
          needs: stance.support.map((person) => `${wordOf(person)} was late`),
          need_sentences: stance.support.map(lateness),
          sentences: [{ text: quoted(stance), evidence: evidenceOf(stance.support), author: 'model' }],
          traits: [named(stance, 'often')],
        });
      }),
    },
    key_themes: stances.map((stance, n) =>
      keyTheme({
        ...claimOf(stance, total),
        id: `theme-${n}`,
        label: named(stance, 'trolley'),
        description: quoted(stance),
        keywords: stance.support.map(wordOf),
        mention_count: 2 * stance.support.length,
        conversation_count: new Set(stance.support.map((person) => conversations[person])).size,
        kinds: [{ kind: 'problem', statements: 2 * stance.support.length, participants: stance.support.length }],
      }),
    ),
    recommendations: stances.map((stance) => ({
      text: named(stance, 'Buy trolleys.'),
      evidence: evidenceOf(stance.support),
      author: 'model',
    })),
    summary_sentences: people.map(lateness),
    evidence: people.map((person) =>
      evidenceRow({
        id: `ev-${person + 1}`,
        turn_id: `turn-${person}`,
        conversation_id: `conversation-${conversations[person]}`,
        quote: quoteOf(person),
        asked: 'What happened?',
        before: `Well, ${wordOf(person)}: `,
        after: ` as ${wordOf(person)} is.`,
        participant: idOf(person),
      }),
    ),
    findings: stances.map((stance, n) => ({
      ...claimOf(stance, total),
      id: `finding-${n}`,
      text: named(stance, 'The trolley breaks'),
      kind: 'problem',
      theme_id: `theme-${n}`,
      is_headline: n === 0,
      sentences: stance.support.map(lateness),
      dissent: stance.dissent[0] === undefined ? null : lateness(stance.dissent[0]),
      relevance: { text: quoted(stance), evidence: evidenceOf(stance.support), author: 'model' },
    })),
    contradictions: stances
      .filter(({ dissent }) => dissent.length > 0)
      .map((stance, n) => ({
        id: `contradiction-${n}`,
        subject: 'trolley',
        is_within_one: false,
        positive: side(stance.dissent),
        negative: side(stance.support),
      })),
    question_results: [
      {
        question_id: 'open',
        text: 'What happened?',
        kind: 'open',
        asked: total,
        answered: total,
        declined: 0,
        unclear: 0,
        distribution: [],
        median: null,
        median_date: null,
        valued: 0,
        changed: 0,
        by_segment: [],
        points: stances.map((stance) => {
          const { confidence: _, ...claim } = claimOf(stance, total);
          return { ...claim, text: named(stance, 'The trolley breaks') };
        }),
      },
      {
        question_id: 'scale',
        text: 'How often?',
        kind: 'scale',
        asked: total,
        answered: total,
        declined: 0,
        unclear: 0,
        distribution: [{ value: '1', count: total }],
        median: 1,
        median_date: null,
        valued: total,
        changed: 0,
        by_segment: [{ attribute: 'ward', segments: [], withheld: total }],
        points: [],
      },
    ],
    participants: people.map((person) => ({
      id: idOf(person),
      conversation_id: `conversation-${conversations[person]}`,
      conversation_ids: [`conversation-${conversations[person]}`],
      contact_id: `contact-${conversations[person]}`,
      speaker_label: `Label ${wordOf(person)}`,
      language: 'en',
      statements: 1,
    })),
    sample: {
      conversations: heard,
      participants: total,
      statements: total,
      languages: [{ language: 'en', conversations: heard, is_full: true }],
      excluded: [],
      unused: [{ reason: 'courtesy', statements: total }],
    },
    saturation: {
      ...reports.Saturation.decode(new Uint8Array()),
      new_themes: stances.map(() => 1),
      coverage: 0.5,
      text: `${total} people.`,
    },
    grouping: { is_significant: true, text: `All ${total} were compared.` },
    method: {
      ...reports.Method.decode(new Uint8Array()),
      engine: 'builtin',
      steps: [`${total} people were heard.`, 'Quotes were compared.'],
    },
    conversation_summaries: [...new Set(conversations)].map((conversation) => {
      const own = people.filter((person) => conversations[person] === conversation);
      return {
        conversation_id: `conversation-${conversation}`,
        participants: own.map(idOf),
        language: 'en',
        points: own.map((person) => ({
          text: quoteOf(person),
          evidence: [`ev-${person + 1}`],
          author: 'floor' as const,
        })),
      };
    }),
  };
}

/** Everything with supporters, dissenters and silent participants. */
function claimsIn(content: ReportContent) {
  const { key_themes, findings, outputs, question_results } = asMessages(content);
  const points = question_results.flatMap((result) => result.points);
  return [...key_themes, ...findings, ...points, ...(outputs?.roadmap ?? []), ...(outputs?.personas ?? [])];
}

test('after a redaction no id, word or count of an erased person is left, and every claim counts all who remain', () => {
  fc.assert(
    fc.property(scenes, fc.nat(), (scene, pick) => {
      const erased = scene.conversations[pick % scene.conversations.length] ?? 0;
      const content = contentOf(scene);
      const redacted = redactReport(content, new Set([`conversation-${erased}`]));
      assert.ok(redacted);
      const gone = scene.conversations.flatMap((conversation, person) => (conversation === erased ? [person] : []));
      const left = scene.conversations.length - gone.length;
      const text = JSON.stringify(redacted);
      for (const person of gone) {
        for (const trace of [wordOf(person), `"${idOf(person)}"`, `"ev-${person + 1}"`, `"turn-${person}"`]) {
          assert.ok(!text.includes(trace), `${trace} is left in ${text}`);
        }
      }
      assert.ok(!text.includes(`conversation-${erased}"`) && !text.includes(`contact-${erased}"`));
      assert.doesNotMatch(text, new RegExp(`\\b${scene.conversations.length} people`));
      for (const claim of claimsIn(redacted)) {
        const { support_count, dissent_count, unclear_count, silent_count, not_asked_count } = claim;
        assert.equal(support_count + dissent_count + unclear_count + silent_count + not_asked_count, left);
        assert.ok(claim.evidence.length > 0 && claim.support_count + claim.dissent_count > 0);
      }
      assert.equal(redacted.participants?.length, left);
      assert.equal(redacted.sample?.participants, left);
      for (const { asked, answered, distribution } of redacted.question_results ?? []) {
        assert.ok(asked <= left && answered <= left && distribution.length === 0);
      }
    }),
    { numRuns: RUNS, seed: 13 },
  );
});

test('what others support stays, with their counts', () => {
  const content = contentOf({
    conversations: [0, 1, 2],
    stances: [
      { support: [0, 1], dissent: [2], named: NOBODY },
      { support: [2], dissent: [], named: NOBODY },
    ],
  });
  const redacted = redactReport(content, new Set(['conversation-2']));
  const counts = (redacted?.findings ?? []).map(({ id, support_count, dissent_count, not_asked_count }) => [
    id,
    support_count,
    dissent_count,
    not_asked_count,
  ]);
  assert.deepEqual(counts, [['finding-0', 2, 0, 0]]);
  assert.deepEqual(
    redacted?.key_themes?.map(({ id }) => id),
    ['theme-0'],
  );
  assert.equal(redacted?.summary?.includes('P3'), false);
  assert.equal(redactReport(content, new Set(['conversation-9'])), null);
});
