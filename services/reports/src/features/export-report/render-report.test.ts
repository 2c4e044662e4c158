import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { campaigns, reports } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { renderReport } from './render-report.ts';

const HOSTILE = '<script>alert("x")</script> *not bold* _nor_ [a](javascript:1) & &lt; | so it goes';
const PLAIN = "We phone around for an hour, and that's every single night.";
const MASKED = 'Ask [name], she knows.\nNobody else does.';

const campaign: campaigns.ReportInputs = {
  interview_id: '019a0000-0000-7000-8000-000000000001',
  name: 'Übergabe & Nachtschicht: “Station 7”',
  goal: 'Why hand-over fails.',
  language: 'de',
  status: 'active',
  report: null,
  completed_count: 3,
  tagged_count: 3,
  hidden_names: '',
  questions: [],
};

const evidence = [PLAIN, HOSTILE, MASKED].map((quote, index) => ({
  id: `ev-${index + 1}`,
  turn_id: `019a0000-0000-7000-9000-0000000000a${index}`,
  conversation_id: `019a0000-0000-7000-8000-0000000000c${index}`,
  quote,
  start: 0,
  end: quote.length,
  verified: true,
}));

const version: reports.ReportVersion = {
  id: '019a0000-0000-7000-8000-000000000002',
  interview_id: campaign.interview_id,
  version_number: 3,
  status: 'ready',
  trigger_reason: 'manual_regenerate',
  error_code: null,
  redacted_at: null,
  created_at: '2026-03-12T10:00:00.000Z',
  completed_at: '2026-03-12T10:00:02.000Z',
  conversation_count: 3,
  summary: 'Notes get lost.\n\nPeople cope.',
  key_themes: [
    {
      id: 'theme-notes',
      label: 'Lost notes',
      description: 'Raised by 2 of 3 participants.',
      keywords: ['notes', 'shift'],
      mention_count: 4,
      conversation_count: 2,
      sentiment: 'negative',
      evidence: ['ev-1', 'ev-2'],
    },
  ],
  recommendations: [{ text: 'Put the notes on a board.', evidence: ['ev-3'] }],
  outputs: {
    cartography: {
      nodes: [
        { id: 'theme-notes', type: 'theme', label: 'Lost notes', weight: 2, evidence: ['ev-1'] },
        { id: 'persona-1', type: 'persona', label: 'The messenger', weight: 2, evidence: ['ev-1'] },
      ],
      edges: [
        { id: 'e1', type: 'raises', from: 'persona-1', to: 'theme-notes', weight: 1, evidence: ['ev-1', 'ev-3'] },
      ],
    },
    roadmap: [
      {
        id: 'roadmap-1',
        title: 'Reduce lost | found notes',
        description: '2 of 3 participants describe trouble.',
        priority: 1,
        reach: 0.667,
        intensity: 0.5,
        score: 0.333,
        theme_id: null,
        evidence: ['ev-1'],
      },
    ],
    personas: [
      {
        id: 'persona-1',
        name: 'The messenger',
        description: 'Walks between shifts.',
        traits: ['Fast'],
        size: 2,
        needs: ['A board'],
        frustrations: [],
        evidence: ['ev-2'],
      },
    ],
  },
  evidence,
};

const textOf = async (format: string): Promise<string> =>
  Buffer.from((await renderReport(format, campaign, version)).content).toString();

/** The text that Word shows: one line for each paragraph and line break. */
function wordsOf(docx: Uint8Array): string {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  return xml
    .replaceAll(/<w:br\/>|<\/w:p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

test('every claim is followed by its verbatim quotes, with numbers that refer to the appendix', async () => {
  const markdown = await textOf('md');
  assert.ok(markdown.startsWith('# Übergabe & Nachtschicht'));
  assert.match(markdown, /version 3 of 12 March 2026, from 3 conversations/);
  const theme = markdown.slice(markdown.indexOf('### Lost notes'), markdown.indexOf('## Who we heard'));
  assert.ok(theme.includes(`> ${PLAIN} [1]`));
  assert.match(theme, / \[2\]/);
  assert.ok(markdown.includes(`> ${PLAIN}\\\n> [1] Conversation 000000c0, turn 000000a0`));
  assert.match(markdown, /\| The messenger \| raises \| Lost notes \| \[1\] \[3\] \|/);
});

test('a quote cannot act as markup in Markdown, and a masked name in it stays readable', async () => {
  const markdown = await textOf('md');
  assert.ok(markdown.includes('> Ask [name], she knows.\\\n> Nobody else does. [3]'));
  assert.doesNotMatch(markdown, /(?<!\\)<script>|(?<!\\)\*not|(?<!\\)\]\(javascript/);
  assert.match(markdown, /\| 1 \| Reduce lost \\\| found notes \| 67% \| 50% \| 33% \|/);
});

test('a quote cannot act as markup in HTML: no script, no external resource, complete text', async () => {
  const html = await textOf('html');
  assert.doesNotMatch(html, /<script|<img|<link|javascript:[^1]|\bsrc=|https?:/i);
  const shown =
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; *not bold* _nor_ [a](javascript:1) &amp; &amp;lt; | so';
  assert.ok(html.includes(`<blockquote lang="de">${shown}`));
  assert.match(html, /<title>Übergabe &amp; Nachtschicht: “Station 7”<\/title>/);
  const [targets, links] = [/id="evidence-(\d+)"/g, /href="#evidence-(\d+)"/g].map(
    (pattern) => new Set([...html.matchAll(pattern)].map(([, number]) => number)),
  );
  assert.deepEqual([...(targets ?? [])].toSorted(), ['1', '2', '3']);
  assert.deepEqual([...(links ?? [])].toSorted(), ['1', '2', '3']);
});

test('the Word file opens and contains every quote, character by character', async () => {
  const { content, content_type } = await renderReport('docx', campaign, version);
  assert.match(content_type, /wordprocessingml\.document$/);
  const words = wordsOf(content);
  for (const quote of [PLAIN, HOSTILE, MASKED]) assert.ok(words.includes(quote), quote);
  assert.match(words, /\[2\] Conversation 000000c1, turn 000000a1/);
  assert.match(strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array()), /w:val="Heading1"/);
});

test('a character that XML does not allow does not break the Word file', async () => {
  const [first, ...others] = evidence;
  assert.ok(first);
  const broken = { ...version, evidence: [{ ...first, quote: 'Before\u0001after\u{1f600}.' }, ...others] };
  const { content } = await renderReport('docx', campaign, broken);
  assert.match(wordsOf(content), /Beforeafter\u{1f600}\./u);
});

test('the JSON file contains the whole version, with null for absent values', async () => {
  const { campaign: about, report } = JSON.parse(await textOf('json')) as {
    campaign: object;
    report: reports.ReportVersion;
  };
  assert.deepEqual(about, {
    interview_id: campaign.interview_id,
    name: campaign.name,
    goal: campaign.goal,
    language: 'de',
  });
  assert.deepEqual(report, { ...version, error_code: null });
});

test('rendering a version twice gives the same text', async () => {
  for (const format of ['md', 'html', 'json']) assert.equal(await textOf(format), await textOf(format));
  const [first, second] = await Promise.all([1, 2].map(() => renderReport('docx', campaign, version)));
  assert.equal(wordsOf(first?.content ?? new Uint8Array()), wordsOf(second?.content ?? new Uint8Array()));
});

test('an empty version gives a short file without empty headings', async () => {
  const empty = { ...version, outputs: null, summary: '', key_themes: [], recommendations: [], evidence: [] };
  const { content } = await renderReport('md', { ...campaign, goal: '' }, empty);
  assert.doesNotMatch(Buffer.from(content).toString(), /^##/m);
});

test('file names are plain ASCII and cut between words, for any campaign name', async () => {
  const nameOf = async (name: string): Promise<string> =>
    (await renderReport('md', { ...campaign, name }, version)).file_name;
  assert.equal(await nameOf(campaign.name), 'ubergabe-nachtschicht-station-7-report-v3.md');
  assert.equal(await nameOf('夜勤'), 'campaign-report-v3.md');
  assert.equal(await nameOf('../../etc/passwd"\r\nX: 1'), 'etc-passwd-x-1-report-v3.md');
  assert.equal(await nameOf('word '.repeat(40)), `${'word-'.repeat(11)}word-report-v3.md`);
});

test('an unknown format is rejected', async () => {
  for (const format of ['pdf', 'constructor']) {
    await assert.rejects(
      renderReport(format, campaign, version),
      (error) => error instanceof AppError && error.code === 'invalid_request',
    );
  }
});
