import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { reports, wordsOf as formatsOf } from '@insights/contracts';
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
import { ward } from './html/versions.fixture.ts';
import { countsIn, headingOf } from './html/view.ts';
import { PART_IDS, wordsIn } from './html/words/words.ts';
import { type ReportFormat, renderReport } from './render-report.ts';

const HOSTILE = '<script>alert("x")</script> *not bold* _nor_ [a](javascript:1) & &lt; | so it goes';
const PLAIN = "We phone around for an hour, and that's every single night.";
const MASKED = 'Ask [name], she knows.\nNobody else does.';

const campaign = reportInputs({ name: 'Übergabe & Nachtschicht: “Station 7”' });

const evidence = [PLAIN, HOSTILE, MASKED].map((quote, index) =>
  evidenceRow({
    id: `ev-${index + 1}`,
    turn_id: `019a0000-0000-7000-9000-0000000000a${index}`,
    conversation_id: `019a0000-0000-7000-8000-0000000000c${index}`,
    quote,
  }),
);

const version = reportVersion({
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
    keyTheme({
      id: 'theme-notes',
      label: 'Lost notes',
      description: 'Raised by 2 of 3 participants.',
      keywords: ['notes', 'shift'],
      mention_count: 4,
      conversation_count: 2,
      sentiment: 'negative',
      evidence: ['ev-1', 'ev-2'],
    }),
  ],
  recommendations: [{ text: 'Put the notes on a board.', evidence: ['ev-3'], author: 'floor' }],
  outputs: {
    cartography: {
      nodes: [
        { id: 'theme-notes', type: 'theme', label: 'Lost | found notes', weight: 2, evidence: ['ev-1'] },
        { id: 'persona-1', type: 'persona', label: 'The messenger', weight: 2, evidence: ['ev-1'] },
      ],
      edges: [
        { id: 'e1', type: 'raises', from: 'persona-1', to: 'theme-notes', weight: 1, evidence: ['ev-1', 'ev-3'] },
      ],
    },
    roadmap: [
      roadmapItem({
        id: 'roadmap-1',
        title: 'Reduce lost notes',
        description: '2 of 3 participants describe trouble.',
        priority: 1,
        reach: 0.667,
        score: 0.667,
        evidence: ['ev-1'],
      }),
    ],
    personas: [
      persona({
        id: 'persona-1',
        name: 'The messenger',
        description: 'Walks between shifts.',
        traits: ['Fast'],
        size: 2,
        needs: ['A board'],
        evidence: ['ev-2'],
      }),
    ],
  },
  evidence,
});

const FORMATS = formatsOf(reports.ExportFormat);
const textOf = async (format: ReportFormat): Promise<string> =>
  Buffer.from((await renderReport(format, { campaign, version, page_url: '' })).content).toString();

/** The text that Word shows: one line for each paragraph and line break. */
function wordsOf(docx: Uint8Array): string {
  const parts = Object.entries(unzipSync(docx));
  for (const [name, part] of parts) assert.equal(XMLValidator.validate(strFromU8(part)), true, name);
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
  assert.match(markdown, /Version 3, 12 March 2026\. 3 participants, 3 interviews/);
  const theme = markdown.slice(markdown.indexOf('### Lost notes'), markdown.indexOf('## Appendix: how it fits'));
  assert.ok(theme.includes(`> ${PLAIN} [1]`));
  assert.match(theme, / \[2\]/);
  assert.ok(markdown.includes(`> ${PLAIN}\\\n> [1], interview 000000c0, turn 000000a0`));
  assert.match(markdown, /\| The messenger \| raises \| Lost \\\| found notes \| \[1\] \[3\] \|/);
});

test('Markdown and Word files have every section of the report, with counts, dissent and both sides, in its language', async () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const source = { ...ward, campaign: { ...ward.campaign, language } };
    const words = wordsIn(language);
    const markdown = (await renderReport('md', source)).content.toString();
    const found = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(found, [words.goal, ...PART_IDS.map((id) => words.headings[id])]);
    const { content } = await renderReport('docx', source);
    const plain = wordsOf(content);
    const { findings, contradictions, question_results, conversation_summaries, evidence: quoted } = ward.version;
    const texts = [
      ...findings.map(({ text }) => headingOf(text)),
      ...contradictions.flatMap(({ positive, negative }) => [positive?.text ?? '', negative?.text ?? '']),
      ...question_results.map(({ text }) => text),
      ...conversation_summaries.flatMap(({ points }) => points.map(({ text }) => text)),
      ...quoted.flatMap(({ quote, participant }) => [quote, participant]),
      ...findings.map((claim) => countsIn(words, claim).join(', ')),
      words.withoutModel(true),
      ...(ward.version.method?.limits ?? []),
      ward.version.saturation?.text ?? '',
      ward.version.grouping?.text ?? '',
    ];
    for (const text of texts) {
      assert.ok(plain.includes(text), `${language}: ${text}`);
      assert.ok(markdown.replaceAll('\\', '').includes(text), `${language}: ${text}`);
    }
  }
});

test('a redacted version says so in every readable format', async () => {
  const redacted = { ...version, redacted_at: '2026-03-20T10:00:00.000Z' };
  for (const format of ['md', 'docx'] as const) {
    const { content } = await renderReport(format, { campaign, version: redacted, page_url: '' });
    const text = format === 'docx' ? wordsOf(content) : content.toString();
    assert.match(text, /Quotes were removed or masked on 20 March 2026/, format);
  }
});

test('a short answer that was deleted says so and what to do, in every readable format and in a copy without quotes', async () => {
  const gone = {
    ...version,
    summary: '',
    summary_sentences: [],
    findings: [],
    redacted_at: '2026-03-20T10:00:00.000Z',
  };
  const textIn = async (format: 'md' | 'docx' | 'html', without_quotes: boolean) => {
    const { content } = await renderReport(format, { campaign, version: gone, page_url: '', without_quotes });
    return format === 'docx' ? wordsOf(content) : content.toString();
  };
  for (const format of ['md', 'docx', 'html'] as const) {
    const text = await textIn(format, false);
    assert.match(text, /What stood here rested on what was deleted\. Make the report again/, format);
    assert.doesNotMatch(text, /nothing that supports a finding/, format);
    assert.match(await textIn(format, true), /rested on what was deleted\. The next version/, format);
  }
});

test('a quote cannot act as markup in Markdown, and a masked name in it stays readable', async () => {
  const markdown = await textOf('md');
  assert.ok(markdown.includes('> Ask [name], she knows.\\\n> Nobody else does. [3]'));
  assert.doesNotMatch(markdown, /(?<!\\)<script>|(?<!\\)\*not|(?<!\\)\]\(javascript/);
  assert.match(markdown, /^\| [^|]* \| raises \| Lost \\\| found notes \| \[1\] \[3\] \|$/m);
});

test('the Word file opens and contains every quote, character by character', async () => {
  const { content, content_type } = await renderReport('docx', { campaign, version, page_url: '' });
  assert.match(content_type, /wordprocessingml\.document$/);
  const words = wordsOf(content);
  for (const quote of [PLAIN, HOSTILE, MASKED]) assert.ok(words.includes(quote), quote);
  assert.match(words, /\[2\], interview 000000c1, turn 000000a1/);
  assert.match(strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array()), /w:val="Heading1"/);
});

test('a theme that the team put in says so at the theme and its finding, in every readable format and in a copy without quotes', async () => {
  const [theme] = ward.version.key_themes;
  const [found] = ward.version.findings;
  assert.ok(theme && found?.theme_id === theme.id);
  const texts = async (origin: 'team' | 'emergent', without_quotes = false) => {
    const added = { ...ward.version, key_themes: [{ ...theme, origin }, ...ward.version.key_themes.slice(1)] };
    const source = { ...ward, version: added, without_quotes };
    const files = await Promise.all((['md', 'docx', 'html'] as const).map((format) => renderReport(format, source)));
    const [markdown, docx, page] = files.map(({ content }) => content);
    assert.ok(markdown && docx && page);
    return [markdown.toString(), wordsOf(docx), page.toString()];
  };
  for (const without_quotes of [false, true]) {
    for (const text of await texts('team', without_quotes)) {
      assert.match(text, /added by the team/);
      assert.match(text, /[Tt]heme added by the team/);
    }
    for (const text of await texts('emergent', without_quotes)) assert.doesNotMatch(text, /added by the team/);
  }
});

test('a character that XML does not allow does not break the Word file', async () => {
  const [first, ...others] = evidence;
  assert.ok(first);
  const broken = { ...version, evidence: [{ ...first, quote: 'Before\u0001after\u{1f600}.' }, ...others] };
  const { content } = await renderReport('docx', { campaign, version: broken, page_url: '' });
  assert.match(wordsOf(content), /Before\uFFFDafter\u{1f600}\./u);
});

test('the JSON file contains the whole version, with null for absent values', async () => {
  const { campaign: about, report } = JSON.parse(`${await textOf('json')}}`) as {
    campaign: object;
    report: reports.ReportVersion;
  };
  assert.deepEqual(about, {
    interview_id: campaign.interview_id,
    name: campaign.name,
    goal: campaign.goal,
    language: 'en',
  });
  assert.deepEqual(report, { ...version, error_code: null });
});

test('rendering a version twice gives the same bytes', async () => {
  for (const format of FORMATS) {
    const [first, second] = [
      await renderReport(format, { campaign, version, page_url: '' }),
      await renderReport(format, { campaign, version, page_url: '' }),
    ];
    assert.ok(first.content.equals(second.content), format);
  }
});

test('an empty version gives a short file without empty headings', async () => {
  const empty = { ...version, outputs: null, summary: '', key_themes: [], recommendations: [], evidence: [] };
  const { content } = await renderReport('md', { campaign: { ...campaign, goal: '' }, version: empty, page_url: '' });
  assert.deepEqual(Buffer.from(content).toString().match(/^##.*/gm), ['## In short', '## How the report was made']);
});

test('file names are plain ASCII and cut between words, for any campaign name', async () => {
  const nameOf = async (name: string): Promise<string> =>
    (await renderReport('md', { campaign: { ...campaign, name }, version, page_url: '' })).file_name;
  assert.equal(await nameOf(campaign.name), 'ubergabe-nachtschicht-station-7-report-v3.md');
  assert.equal(await nameOf('夜勤'), 'campaign-report-v3.md');
  assert.equal(await nameOf('../../etc/passwd"\r\nX: 1'), 'etc-passwd-x-1-report-v3.md');
  assert.equal(await nameOf('word '.repeat(40)), `${'word-'.repeat(11)}word-report-v3.md`);
});

test('the CSV file has a row for each quote of each claim, and no cell is read as a formula', async () => {
  const formula = {
    ...version,
    findings: [finding({ id: 'f1', text: '=HYPERLINK("x")', evidence: ['ev-1', 'ev-2'] })],
  };
  const { content } = await renderReport('csv', { campaign, version: formula, page_url: '' });
  const text = content.toString();
  const [head, ...rows] = parse(text.slice(1)) as string[][];
  assert.deepEqual(head?.slice(0, 3), ['kind', 'id', 'text']);
  const own = rows.filter(([kind]) => kind === 'finding');
  const at = (name: string): number => head?.indexOf(name) ?? -1;
  assert.deepEqual(
    own.map((row) => ['text', 'stance', 'quote', 'turn_id'].map((name) => row[at(name)])),
    [PLAIN, HOSTILE].map((quote, index) => [`'=HYPERLINK("x")`, 'supports', quote, evidence[index]?.turn_id]),
  );
  assert.ok(rows.some(([kind, , label]) => kind === 'theme' && label === 'Lost notes'));
  assert.ok(rows.every((row) => row.length === head?.length));
  assert.ok(text.startsWith('\uFEFF') && text.endsWith('\r\n'));
});

test('no file shows the answers of a group in which single people could be recognised', async () => {
  const group = (value: string, answered: number) => ({ value, answered, valued: answered, distribution: [] });
  const by_segment = [
    {
      attribute: 'branch',
      withheld: 0,
      segments: [group('Harbour', 6), group('Castle hill', 4), group('Lone mill', 1)],
    },
  ];
  const asked = questionResult({ text: 'How many?', kind: 'number', asked: 11, answered: 11, valued: 11, by_segment });
  const distribution = [{ value: '2', count: 11 }];
  const grouped = { ...version, question_results: [{ ...asked, distribution }] };
  for (const format of ['html', 'md', 'docx', 'json'] as const) {
    const { content } = await renderReport(format, { campaign, version: grouped, page_url: '' });
    const text = format === 'docx' ? wordsOf(content) : content.toString();
    // With one group withheld, the difference from all answers would show it.
    assert.doesNotMatch(text, /Lone mill|Castle hill/, format);
    assert.match(text, /Harbour/, format);
    assert.match(text, format === 'json' ? /"withheld": 2/ : /2 groups are too small to be shown/, format);
  }
});

test('an interview that was not used is named by its person, leads to the interview where it has none, and is never an id', async () => {
  const [heard, withheld] = ['019a0000-0000-7000-8000-00000000abcd', '019a0000-0000-7000-8000-00000000dcba'];
  const { sample } = ward.version;
  const excluded = [
    { conversation_id: heard, reason: 'nothing_to_use' as const },
    { conversation_id: withheld, reason: 'flagged' as const },
  ];
  const participants = ward.version.participants.map((each) =>
    each.id === 'P3' ? { ...each, conversation_ids: [heard] } : each,
  );
  const whole = { ...ward.version, participants, sample: { ...(sample ?? assert.fail()), excluded } };
  const fileWith = async (format: ReportFormat, page_url: string) =>
    (await renderReport(format, { ...ward, version: whole, page_url })).content.toString();
  const team = await fileWith('html', ward.page_url);
  assert.match(team, /<li>P3: Everything said was small talk/);
  assert.match(
    team,
    /<li>Every turn is withheld until a person has looked at it\. <a class="jump" href="[^"]*conversation=019a0000-0000-7000-8000-00000000dcba" data-jump>Open the interview</,
  );
  for (const text of [await fileWith('html', ''), await fileWith('md', '')]) {
    assert.match(text, /P3: Everything said was small talk/);
    assert.match(text, /Every turn is withheld until a person has looked at it/);
    assert.doesNotMatch(text, /0000abcd|0000dcba/);
  }
});

test('Word, Markdown and the table have what a machine makes of a quote in another language, apart from the quote', async () => {
  const [first = assert.fail(), ...others] = evidence;
  const translated = { ...version, evidence: [{ ...first, translation: 'On *téléphone* for an hour.' }, ...others] };
  const contentOf = async (format: ReportFormat) =>
    (await renderReport(format, { campaign, version: translated, page_url: '' })).content;
  const markdown = (await contentOf('md')).toString();
  assert.match(
    markdown,
    /> We phone around for an hour, and that's every single night\.\\\n> \*Machine translation: On \\\*téléphone\\\* for an hour\.\*/,
  );
  const word = strFromU8(unzipSync(Buffer.from(await contentOf('docx')))['word/document.xml'] ?? new Uint8Array());
  assert.match(word, /Machine translation: On \*téléphone\* for an hour\./);
  const rows = parse((await contentOf('csv')).toString(), { bom: true, columns: true }) as Record<string, string>[];
  assert.deepEqual(
    [...new Set(rows.filter(({ quote }) => quote === PLAIN).map(({ translation }) => translation))],
    ['On *téléphone* for an hour.'],
  );
});
