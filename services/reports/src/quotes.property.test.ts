import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { harmless } from '@insights/csv';
import { LANGUAGES, type Language, isVerbatim, quotedIn } from '@insights/language';
import { pick, randomNumbers, randomTurn } from '@insights/language/testing';
import type { reports } from '@insights/contracts';
import { bySize } from '../../../test/support/size.ts';
import { asMessages, contentOf } from './domain/report-content.ts';
import { withVerifiedQuotes } from './domain/verified-quotes.ts';
import { assemble } from './analysis/assemble/index.ts';
import { type ReadableConversation, readByRules } from './analysis/floor/index.ts';
import { NO_PEOPLE } from './analysis/people.ts';
import { analyse } from './analysis/pipeline.ts';
import { type ReportFormat, renderReport } from './features/export-report/render-report.ts';
import { reportInputs, reportVersion } from './report.fixture.ts';

const CAMPAIGNS = bySize({ smoke: 25, proof: 800 });
const CONVERSATIONS = 5;

interface Made {
  readonly language: Language;
  readonly version: reports.ReportVersion;
  readonly withheld: number;
  /** The turns as shown, by id. */
  readonly turns: ReadonlyMap<string, string>;
}

/** A report on random conversations. */
function reportOf(seed: number): Made {
  const next = randomNumbers(seed);
  const language = pick(LANGUAGES, next);
  const guide = { language, questions: [] };
  const turns = new Map<string, string>();
  const readings = Array.from({ length: CONVERSATIONS }, (_, number) => {
    const id = `c${number}`;
    const own = Array.from({ length: 4 }, (_each, seq): ReadableConversation['turns'][number] => {
      const text = randomTurn(next, language);
      turns.set(`${id}t${seq}`, text);
      const speaker = seq % 2 === 0 ? 'interviewer' : 'participant';
      return { id: `${id}t${seq}`, seq, speaker, text, question_id: null, started_ms: null };
    });
    return readByRules({ id, contact_id: id, started_at: null, turns: own }, guide);
  });
  const campaign = { id: 'campaign', name: 'Invoices', goal: 'What hurts?', language };
  const input = {
    campaign,
    questions: [],
    readings,
    codebook: { codes: [], covered: [] },
    corrections: [],
    people: NO_PEOPLE,
  };
  const step = analyse(input, null, new Map());
  assert.ok('done' in step);
  const { findings, corpus, answers, saturation } = step.done;
  const output = assemble({ findings, corpus, answers, saturation, input, totals: [], method: null });
  const { content, withheld } = withVerifiedQuotes(contentOf(output as unknown as Parameters<typeof contentOf>[0]));
  const version = reportVersion({ status: 'ready', version_number: 1, ...asMessages(content) });
  return { language, version: { ...version, created_at: '2026-03-12T10:00:00.000Z' }, withheld, turns };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Programs that lay out text make any white space one space. */
const laidOut = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function assertSaid(texts: readonly string[], turns: readonly string[], place: string): void {
  for (const text of texts)
    for (const { words } of quotedIn(text))
      assert.ok(
        isVerbatim(words, turns),
        `${place}: ${JSON.stringify(words)} in ${JSON.stringify(text.slice(0, 400))}`,
      );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#9;': '\t',
  '&#10;': '\n',
  '&#13;': '\r',
};
const decoded = (markup: string): string => markup.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** What a reader of a file sees as separate pieces of text. */
const PIECES: Partial<Record<ReportFormat, (content: Buffer) => string[]>> = {
  html: (content) =>
    content
      .toString()
      .replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
      .split(/<[^>]*>/)
      .map(decoded),
  md: (content) =>
    content
      .toString()
      .split('\n')
      .map((line) => line.replaceAll(/\\([\\`*<~_\]&#>+=|-])/g, '$1')),
  docx: (content) =>
    strFromU8(unzipSync(content)['word/document.xml'] ?? new Uint8Array())
      .replaceAll(/<w:br\/>/g, '\n')
      // Instructions of fields are not shown.
      .replaceAll(/<w:instrText[^>]*>[^<]*<\/w:instrText>/g, '')
      .split(/<\/w:r>/)
      .map((run) => decoded(run.replaceAll(/<[^>]*>/g, ''))),
  // The seal follows, and then the end of the document.
  json: (content) => textsIn(JSON.parse(`${content.toString()}}`)),
};

/** Words that the HTML report marks as a quote. */
const MARKED = /<(blockquote|mark|q)\b[^>]*>([^]*?)<\/\1>/g;

async function assertFiles({ language, version, turns }: Made, place: string): Promise<void> {
  const shown = [...turns.values()].map(laidOut);
  const source = { campaign: { ...reportInputs({ name: 'Invoices' }), language }, version, page_url: '' };
  for (const [format, piecesOf] of Object.entries(PIECES)) {
    const { content } = await renderReport(format as ReportFormat, source);
    assertSaid(piecesOf(content).map(laidOut), shown, `${place}, ${format}`);
    if (format !== 'html') continue;
    for (const [, , words = ''] of content.toString().matchAll(MARKED))
      assert.ok(isVerbatim(laidOut(decoded(words)), shown), `${place}, marked: ${words}`);
  }
  const { content } = await renderReport('csv', source);
  const rows: Record<string, string>[] = parse(content, { bom: true, columns: true, relax_column_count: true });
  const quotes = new Set(version.evidence.map(({ quote }) => harmless(quote)));
  for (const { quote = '', kind } of rows) assert.ok(quote === '' || kind === 'seal' || quotes.has(quote), quote);
}

test('what stands in quotation marks in a report or a file of it is a slice of a turn, whatever the transcripts', async () => {
  let quoting = 0;
  for (let seed = 1; seed <= CAMPAIGNS; seed += 1) {
    const made = reportOf(seed);
    const { version, withheld, turns } = made;
    for (const { turn_id, start, end, quote, before, after } of version.evidence) {
      const text = turns.get(turn_id) ?? '';
      assert.equal(text.slice(start, end), quote, `seed ${seed}`);
      assert.ok(
        text.slice(0, start).endsWith(before.replace(/^…/, '')) && text.slice(end).startsWith(after.replace(/…$/, '')),
      );
    }
    const { evidence, method: _method, ...claims } = version;
    assertSaid(textsIn(claims), [...turns.values()], `seed ${seed}`);
    assert.equal(withheld, 0, `seed ${seed}: a quote that was said is withheld`);
    quoting += textsIn(claims).flatMap(quotedIn).length;
    await assertFiles(made, `seed ${seed}`);
    assert.ok(evidence.length > 0);
  }
  assert.ok(quoting > CAMPAIGNS, `${quoting} quotes in claims`);
});

test('a claim that quotes what nobody said is printed without these words', () => {
  const { version } = reportOf(7);
  const [first] = version.findings;
  assert.ok(first);
  const findings = [{ ...first, text: 'P1: “The tool is reliable.” and “a b c d”.' }, ...version.findings.slice(1)];
  const content = contentOf({ ...version, findings } as unknown as Parameters<typeof contentOf>[0]);
  const said = version.evidence.some(({ quote }) => quote.includes('The tool is reliable.'));
  const { content: shown, withheld } = withVerifiedQuotes(content);
  assert.equal(withheld, said ? 1 : 2);
  assert.ok(!shown.findings?.[0]?.text.includes('a b c d'));
});
