import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { reportScript, reportStyle } from '@insights/report-assets';
import type { ReportSource } from '../render-report.ts';
import { toHtml } from './html.ts';
import { ward } from './versions.fixture.ts';
import { wordsIn } from './words/words.ts';

const bodyOf = (version: Partial<reports.ReportVersion>, language = 'en'): string => {
  const source: ReportSource = {
    ...ward,
    campaign: { ...ward.campaign, language },
    version: { ...ward.version, ...version },
  };
  return toHtml(source).replace(reportStyle, '').replace(reportScript, '');
};
const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

test('a print is short unless the reader ticks the box, says so once, and names what stays in the file', () => {
  const html = bodyOf({});
  assert.equal(html.match(/id="print-all"/g)?.length, 1);
  const all = ward.version.evidence.length;
  assert.equal(html.match(new RegExp(`<p class="note printed">[^<]*all ${all} quotes[^<]*</p>`, 'g'))?.length, 1);
  const [, print = ''] = reportStyle.split('@media print {');
  const [, short = ''] = print.split('body:not(:has(#print-all:checked)) {');
  for (const part of [
    '.rest:not(.question > .rest:not(:has(> .answer > li:nth-child(21)))) > :not(summary)',
    '#map',
    '#summaries',
    '#evidence',
  ])
    assert.ok(short.includes(`${part},`), part);
  assert.match(reportStyle, /\n\.printed \{\s*display: none;/);
  const folded = html.match(/<details class="rest">\s*<summary>[\s\S]*?<\/summary>/g) ?? assert.fail();
  for (const each of folded) assert.match(each, /<span class="printed"> in the file<\/span><\/summary>/);
});

test('a print of a version without quotes promises none', () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    assert.doesNotMatch(wordsIn(language).printedShort(0), /\d|quote|Zitat|citation|cita/);
    assert.match(wordsIn(language).printedShort(520), /520/);
  }
});

test('at most five answers to a question stand open, those of several people first', () => {
  const [result] = ward.version.question_results.filter(({ points }) => points.length > 0);
  const [point] = result?.points ?? [];
  const points = (shared: number, single: number) =>
    [...Array(shared).fill(2), ...Array(single).fill(1)].map((support_count: number) => ({
      ...(point ?? assert.fail()),
      support_count,
    }));
  const openIn = (shared: number, single: number): [open: number, folded: string] => {
    const results = [
      { ...(result ?? assert.fail()), distribution: [], by_segment: [], points: points(shared, single) },
    ];
    const [before = '', after = ''] = sectionOf(bodyOf({ question_results: results }), 'questions').split(
      /<details class="rest">\s*<summary>and /,
    );
    return [before.match(/<div class="point">|<li>/g)?.length ?? 0, after.split('<')[0] ?? ''];
  };
  assert.deepEqual(openIn(0, 9), [5, '4 more']);
  assert.deepEqual(openIn(3, 9), [5, '7 more']);
  assert.deepEqual(openIn(0, 5), [5, '']);
});

test('whether more interviews would add more is said in a sentence, and its figures stand in the method', () => {
  const { means } = wordsIn('en').saturation;
  const saidOf = (new_subjects: number[]): string[] => {
    const saturation = { ...(ward.version.saturation ?? assert.fail()), new_subjects, text: 'About 20 % is known.' };
    const html = bodyOf({ saturation });
    const sample = sectionOf(html, 'sample');
    assert.doesNotMatch(sample.replaceAll(/<svg[\s\S]*?<\/svg>/g, ''), /%/);
    assert.match(sectionOf(html, 'method'), /About 20 % is known\./);
    return Object.entries(means).flatMap(([name, text]) => (sample.includes(text) ? [name] : []));
  };
  assert.deepEqual(saidOf([9, 4, 3, 2, 2]), ['few']);
  assert.deepEqual(saidOf([61, 60, 53, 52, 62, 57, 84]), ['more']);
  assert.deepEqual(saidOf([9, 4, 3, 1, 0, 1, 0, 1]), ['more']);
  assert.deepEqual(saidOf([9, 4, 3, 0, 0, 1, 0, 1]), ['little']);
  assert.deepEqual(saidOf([9, 4, 3, 0, 0, 0, 0, 0]), ['little']);
});
