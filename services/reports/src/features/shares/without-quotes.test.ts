import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reports, wordsOf } from '@insights/contracts';
import {
  evidenceRow,
  finding,
  keyTheme,
  persona,
  questionResult,
  reportInputs,
  reportVersion,
  roadmapItem,
} from '../../report.fixture.ts';
import { renderReport } from '../export-report/render-report.ts';
import { wardVersion } from '../export-report/html/ward.fixture.ts';
import { withoutQuotes } from './without-quotes.ts';

const said = 'The notes are simply gone when I arrive.';
const evidence = [evidenceRow({ id: 'e1', quote: said, before: 'Well, ', after: ' Every night.' })];
const sentence = (text: string) => ({ text, evidence: ['e1'], author: 'floor' as const });

/** Runs of words of a quote in a text, whatever case and punctuation. */
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const holds = (text: string, quote: string): boolean => words(text).join(' ').includes(words(quote).join(' '));

test('a report without quotes keeps its counts and conclusions and nothing that somebody said', () => {
  const shown = withoutQuotes(
    reportVersion({
      evidence,
      summary_sentences: [sentence('Five of seven people lose notes.'), sentence(said)],
      findings: [
        finding({ id: 'f1', text: 'Notes get lost at night.', support_count: 5, evidence: ['e1'] }),
        finding({ id: 'f2', text: 'the NOTES are simply gone, when I arrive', support_count: 1, evidence: ['e1'] }),
      ],
      key_themes: [keyTheme({ id: 't1', label: 'Lost notes', conversation_count: 5, evidence: ['e1'] })],
      recommendations: [sentence('Ask why “the notes are simply gone”.')],
    }),
  );
  assert.deepEqual(
    shown.findings.map(({ id, support_count, evidence: ids }) => [id, support_count, ids]),
    [['f1', 5, []]],
  );
  assert.deepEqual(
    shown.summary_sentences.map(({ text }) => text),
    ['Five of seven people lose notes.'],
  );
  assert.deepEqual(
    shown.key_themes.map(({ label, conversation_count }) => [label, conversation_count]),
    [['Lost notes', 5]],
  );
  assert.deepEqual([shown.evidence, shown.conversation_summaries], [[], []]);
  assert.doesNotMatch(JSON.stringify(shown), /simply gone|every night/i);
});

test('quotes are dropped from options, personas, contradictions, answers and the map', () => {
  const side = { participants: ['P1'], evidence: ['e1'], author: 'floor' as const };
  const shown = withoutQuotes(
    reportVersion({
      evidence,
      outputs: {
        roadmap: [roadmapItem({ id: 'r1', title: 'Keep notes in one place.', problem: said, evidence: ['e1'] })],
        personas: [
          persona({ id: 'p1', name: 'Night shift', frustrations: [said], frustration_sentences: [sentence(said)] }),
        ],
        cartography: {
          nodes: [
            { id: 'n1', type: 'theme', label: 'Lost notes', weight: 1, evidence: ['e1'] },
            { id: 'n2', type: 'problem', label: 'notes are simply gone', weight: 1, evidence: ['e1'] },
          ],
          edges: [{ id: 'x', type: 'concerns', from: 'n1', to: 'n2', weight: 1, evidence: ['e1'] }],
        },
      },
      contradictions: [
        {
          id: 'c1',
          subject: 'Notes',
          is_within_one: false,
          positive: { ...side, text: said },
          negative: { ...side, text: said },
        },
      ],
    }),
  );
  assert.equal(shown.outputs?.roadmap[0]?.title, 'Keep notes in one place.');
  assert.deepEqual(
    shown.outputs?.cartography?.nodes.map(({ id }) => id),
    ['n1'],
  );
  assert.deepEqual(shown.outputs?.cartography?.edges, []);
  assert.doesNotMatch(JSON.stringify(shown), /simply gone/i);
});

test('an answer loses the words that it quotes, and is dropped where it is nothing else', () => {
  const point = (text: string) => ({ ...reports.AnswerPoint.decode(new Uint8Array()), text, evidence: ['e1'] });
  const shown = withoutQuotes(
    reportVersion({
      evidence,
      question_results: [
        questionResult({
          text: 'What gets lost?',
          points: [point('Notes are missed: “the notes are simply gone”.'), point(said)],
        }),
      ],
    }),
  );
  assert.deepEqual(
    shown.question_results[0]?.points.map(({ text }) => text),
    ['Notes are missed: “[…]”.'],
  );
});

test('a contradiction stays whose subject people name, and a short word is no quote', () => {
  const side = (text: string) => ({ text, participants: ['P1'], evidence: ['e1'], author: 'model' as const });
  const shown = withoutQuotes(
    reportVersion({
      evidence,
      findings: [finding({ id: 'f1', text: 'Note', support_count: 2 })],
      contradictions: [
        {
          id: 'c1',
          subject: 'the notes are simply gone',
          is_within_one: false,
          positive: side('Some lose notes.'),
          negative: side('Others find them.'),
        },
      ],
    }),
  );
  assert.deepEqual(
    shown.contradictions.map(({ subject, negative }) => [subject, negative?.text]),
    [['the notes are simply gone', 'Others find them.']],
  );
  assert.deepEqual(
    shown.findings.map(({ text }) => text),
    ['Note'],
  );
});

test('a text of several sentences is dropped when one of them is a quote', () => {
  const summary = `Five people lose notes. ${said} The others do not.`;
  assert.equal(withoutQuotes(reportVersion({ evidence, summary })).summary, '');
  const conclusion = 'Five people lose notes. The notes are late for the others.';
  assert.equal(withoutQuotes(reportVersion({ evidence, summary: conclusion })).summary, conclusion);
});

test('a theme whose label is a whole quote is named by its keywords, also on the map; a phrase stays', () => {
  const shown = withoutQuotes(
    reportVersion({
      evidence,
      findings: [finding({ id: 'f1', text: '“The notes”: 3 of 4 speak of it' })],
      key_themes: [
        keyTheme({ id: 't1', label: said, keywords: ['notes', 'night'] }),
        keyTheme({ id: 't2', label: 'The notes', keywords: [] }),
      ],
      outputs: {
        roadmap: [],
        personas: [],
        cartography: { nodes: [{ id: 't1', type: 'theme', label: said, weight: 1, evidence: [] }], edges: [] },
      },
    }),
  );
  assert.deepEqual(
    shown.key_themes.map(({ id, label }) => [id, label]),
    [
      ['t1', 'notes, night'],
      ['t2', 'The notes'],
    ],
  );
  assert.equal(shown.findings[0]?.text, '“The notes”: 3 of 4 speak of it');
  assert.deepEqual(
    shown.outputs?.cartography?.nodes.map(({ label }) => label),
    ['notes, night'],
  );
});

test('no quote of a whole report is left in it', () => {
  const text = JSON.stringify(withoutQuotes(wardVersion));
  for (const { quote, before, after } of wardVersion.evidence) {
    for (const part of [quote, before, after].filter((each) => words(each).length > 2)) {
      assert.ok(!holds(text, part), part);
    }
  }
});

test('a report by rules without quotes says once what is left out, and has content under every heading', async () => {
  const point = { ...keyTheme({}), text: `P1: “${said}”`, evidence: ['e1'], author: 'floor' as const };
  const version = withoutQuotes(
    reportVersion({
      evidence,
      created_at: '2026-01-01T00:00:00Z',
      summary: `3 of 4 people raise the theme “notes”, for example P1: “${said}”`,
      summary_sentences: [sentence(`3 of 4 people raise the theme “notes”, for example P1: “${said}”`)],
      conversation_count: 4,
      findings: [
        finding({
          id: 'f1',
          theme_id: 't1',
          text: 'People raise the theme “notes”',
          is_headline: true,
          support_count: 3,
        }),
      ],
      key_themes: [keyTheme({ id: 't1', label: 'notes', support_count: 3 })],
      question_results: [
        questionResult({
          question_id: 'q1',
          text: 'What gets lost?',
          kind: 'open',
          asked: 4,
          answered: 4,
          points: [point],
        }),
      ],
      grouping: { is_significant: false, text: 'The profiles show 1 of 4 participants.' },
      outputs: {
        roadmap: [],
        personas: [
          persona({
            id: 'p1',
            name: 'P1',
            basis: 'individual',
            author: 'floor',
            traits: [said],
            sentences: [sentence(said)],
          }),
        ],
        cartography: {
          nodes: [
            { id: 't1', type: 'theme', label: 'notes', weight: 3, evidence: ['e1'] },
            { id: 'question-q1', type: 'question', label: 'What gets lost?', weight: 4, evidence: ['e1'] },
          ],
          edges: [{ id: 'x', type: 'mentioned_with', from: 'question-q1', to: 't1', weight: 3, evidence: ['e1'] }],
        },
      },
    }),
  );
  const source = { campaign: reportInputs({ name: 'Notes' }), version, page_url: '', without_quotes: true };
  for (const format of ['md', 'html'] as const) {
    const text = (await renderReport(format, source)).content.toString();
    assert.equal(text.split('leaves out participants’ own words').length, 2, format);
    assert.match(text, /3 of 4 people raise the theme “notes”/, format);
    assert.doesNotMatch(text, /for example/, format);
    assert.match(text, /Themes in these answers, with the number of people who raise them: notes \(3\)/, format);
    assert.doesNotMatch(text, /not quoted here|Profiles of participants|simply gone/, format);
  }
});

/** How a language says quote, verbatim, transcript and passage. */
const SPEAKS_OF_QUOTES = {
  en: /quot|verbatim|transcript|passage/iu,
  de: /zitat|zitier|transkript/iu,
  fr: /citation|\bcité|transcription|passage|littéral/iu,
  es: /\bcita|transcripci|pasaje|literal/iu,
};

test('a copy without quotes speaks of none, in every language and whoever made the report', async () => {
  const { method } = wardVersion;
  const dropped = wordsOf(reports.Check).map((check) => ({ check, count: 1 }));
  const redacted_at = '2026-03-01T00:00:00.000Z';
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    for (const made of [
      { engine: 'builtin' as const },
      { engine: 'model' as const, model: 'large', judge: 'other', requests: 9, dropped },
    ]) {
      const version = withoutQuotes({ ...wardVersion, redacted_at, method: { ...(method ?? assert.fail()), ...made } });
      const campaign = { ...reportInputs({ name: 'Ward' }), language };
      const source = { campaign, version, page_url: '', without_quotes: true };
      for (const format of ['md', 'html'] as const) {
        const text = (await renderReport(format, source)).content.toString();
        const shown = text.replaceAll(/<(style|script)>[\s\S]*?<\/\1>|<[^>]*>/gu, ' ');
        const [found] = SPEAKS_OF_QUOTES[language].exec(shown) ?? [];
        assert.equal(found, undefined, `${language} ${made.engine} ${format}`);
      }
    }
  }
});
