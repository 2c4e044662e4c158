import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { reportScript, reportStyle } from '@insights/report-assets';
import { wordingOf } from '../../../analysis/assemble/wording.ts';
import type { ReportSource } from '../render-report.ts';
import { toHtml } from './html.ts';
import { empty, german, large, tiny, ward } from './versions.fixture.ts';
import { PART_IDS, wordsIn } from './words/words.ts';

/** Without the style sheet and the script, which are the same in every report. */
const bodyOf = (source: ReportSource): string => toHtml(source).replace(reportStyle, '').replace(reportScript, '');

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)>" onclick='x' {{7*7}} javascript:alert(3) &amp;`;
const ESCAPED =
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;&quot; onclick=&#39;x&#39;';

/** The version with every text of it replaced; ids, times and closed sets stay. */
function withEveryText(value: unknown, text: string, key = ''): unknown {
  const kept =
    /^(id|.*_id|kind|type|from|to|polarity|sentiment|origin|status|trigger_reason|reason|engine|effort|author|basis|check|.*_at|evidence|dissent_evidence|supporters|dissenters|unclear|silent|conversation_ids|participants|members|depends_on|participant)$/;
  if (Array.isArray(value))
    return value.map((each) => (kept.test(key) && typeof each === 'string' ? each : withEveryText(each, text)));
  if (typeof value === 'string') return kept.test(key) ? value : text;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withEveryText(each, text, name)]));
}

test('no text of a campaign acts as markup, and the file has exactly one style sheet and one script', () => {
  const version = withEveryText(ward.version, HOSTILE) as ReportSource['version'];
  const campaign = { ...ward.campaign, name: HOSTILE, goal: HOSTILE };
  const html = toHtml({ ...ward, campaign, version });
  assert.equal(html.split('<script>').length, 2);
  assert.equal(html.split('<style>').length, 2);
  const tags =
    html
      .replace(reportScript, '')
      .replaceAll(/="[^"]*"/g, '')
      .match(/<[^>]*>/g) ?? [];
  for (const tag of tags) assert.doesNotMatch(tag, /^<(img|iframe|object|embed|base|link|form)\b|\son\w+|'/);
  assert.ok(html.split(ESCAPED).length > 100, 'the text is shown');
  assert.ok(html.includes(`<title>${ESCAPED}`));
});

test('an id that is no id cannot leave its attribute', () => {
  const version = JSON.parse(
    JSON.stringify(ward.version)
      .replaceAll('"P1"', JSON.stringify('P1"><b>'))
      .replaceAll('"notes"', JSON.stringify('"><b>')),
  );
  const html = bodyOf({ ...ward, version });
  assert.doesNotMatch(html, /"><b>"|P1"><b>/);
});

test('the file loads nothing and its policy allows only its own style sheet and script', () => {
  const html = toHtml(ward);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  assert.match(
    policy,
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'$/,
  );
  assert.doesNotMatch(html, /\ssrc=|<link|@import|url\((?!#)|\sstyle=/);
  const addresses = [...html.matchAll(/href="([^"#][^"]*)"/g)].map(([, address = '']) => address);
  assert.ok(addresses.length > 0 && addresses.every((address) => address.startsWith(`${ward.page_url}#`)));
});

test('every link within the file has one target, and headings do not skip a level', () => {
  for (const source of [ward, german, tiny, empty]) {
    const html = bodyOf(source);
    const all = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set(all);
    assert.equal(ids.size, all.length, 'no id stands twice');
    for (const [, target = ''] of html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(target), target);
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    assert.equal(levels.filter((level) => level === 1).length, 1);
    for (const [index, level] of levels.entries()) assert.ok(level <= (levels[index - 1] ?? 0) + 1, `h${level}`);
  }
});

test('a headline finding has its size, its balance, typical quotes and dissent', () => {
  const html = bodyOf(ward);
  const [finding = ''] = /<article class="finding headline">[\s\S]*?<\/article>/.exec(html) ?? [];
  assert.match(
    finding,
    /<h3 dir="auto">Hand-over notes get lost because everybody keeps their own sheet <small class="by">rules<\/small><\/h3>/,
  );
  assert.match(finding, /aria-label="9 of 14 participants, 1 contradicts, 1 silent, 3 not asked"/);
  const widths = [...finding.matchAll(/<rect class="([\w-]+)" x="[\d.]+%" width="([\d.]+)%"/g)];
  assert.deepEqual(
    widths.map(([, key]) => key),
    ['support', 'dissent', 'silent', 'not-asked'],
  );
  assert.ok(Math.abs(widths.reduce((sum, [, , width]) => sum + Number(width), 0) - 100) < 0.05);
  assert.match(finding, /9 of 14 participants/);
  assert.match(finding, /falls if 8 of its 9 people are removed/);
  assert.ok(finding.includes('The paper notes are simply gone by the time I come in.'));
  assert.match(finding, /<figure class="quote dissent">[\s\S]*I read them on the bus/);
});

test('a quote stands with its participant, the question asked, the words around it and a link to the turn', () => {
  const html = bodyOf(ward);
  const [entry = ''] = /<li id="e10"[\s\S]*?<\/li>/.exec(html) ?? [];
  assert.match(entry, /<b>P10<\/b>/);
  assert.match(entry, /Tell me about the last hand-over that went wrong/);
  const quote = ward.version.evidence[9]?.quote ?? assert.fail();
  assert.ok(entry.includes(`The other thing: <mark>${quote}</mark> Four times, last Sunday.`));
  assert.match(entry, /href="https:\/\/example\.org\/reports#interview=[^"]+&amp;turn=[^"]+&amp;at=339000"/);
  assert.match(entry, /Transcript and recording at 5:39/);
});

test('without the address of the report page, a file has no links to transcripts', () => {
  assert.doesNotMatch(bodyOf({ ...ward, page_url: '' }), /data-jump/);
});

test('charts carry their numbers for screen readers', () => {
  const html = bodyOf(ward);
  const [scale = ''] =
    /<article class="question">(?:(?!<article)[\s\S])*How satisfied[\s\S]*?<\/article>/.exec(html) ?? [];
  assert.match(scale, /role="img" aria-label="Distribution of 13 answers"/);
  assert.match(scale, /<th scope="row">4<\/th>\s*<td>3<\/td>/);
  assert.match(scale, /median 4[\s\S]*By shift[\s\S]*night[\s\S]*median 3\.5/);
  assert.match(scale, /1 group is too small to be shown/);
});

test('the report is in the language of the campaign, English where that is not written, and quotes are in their own', () => {
  const html = bodyOf(german);
  assert.match(html, /<html lang="de">/);
  assert.match(html, /<h2>Das Wichtigste<\/h2>/);
  assert.match(html, /<blockquote lang="de"/);
  assert.match(html, /9 von 14 Personen/);
  assert.match(bodyOf({ ...ward, campaign: { ...ward.campaign, language: 'it-IT' } }), /<html lang="en">/);
  for (const language of ['fr', 'es']) {
    const text = bodyOf({ ...ward, campaign: { ...ward.campaign, language } }).replaceAll(/<[^>]*>/g, '\n');
    assert.doesNotMatch(text, /What to do next|Contents|Contradict:|Highlighted|fully analysed/);
  }
});

test('where participants fall into no groups, the sentence why stands in place of personas', () => {
  assert.match(bodyOf(german), /<h2>Profile von Befragten<\/h2> <p>Die Befragten fallen nicht in Gruppen/);
});

test('a version without findings, and an empty one, give a short report without empty sections', () => {
  assert.match(bodyOf(tiny), /One person spoke\.[\s\S]*Ask more people/);
  for (const source of [tiny, empty])
    assert.doesNotMatch(bodyOf(source), /<section[^>]*><h2>[^<]*<\/h2>\s*<\/section>/);
  assert.match(bodyOf(empty), /contain nothing that supports a finding/);
});

test('the same version gives the same bytes', () => {
  assert.equal(toHtml(ward), toHtml(ward));
});

test('a report on 1,000 participants stays small and is written quickly', (t) => {
  const source = large(1_000);
  toHtml(ward);
  const since = performance.now();
  const html = toHtml(source);
  const took = performance.now() - since;
  t.diagnostic(`${html.length} characters, ${gzipSync(html).length} bytes compressed, ${Math.round(took)} ms`);
  assert.ok(html.length < 8_000_000);
  assert.ok(took < 5_000, `${took} ms`);
  const matrix = /<section id="themes"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  assert.ok((matrix.match(/<td/g)?.length ?? 0) <= 41 * 21, 'the matrix is bounded');
});

test('why statements support nothing is said in words of the report’s language', () => {
  const reasons = ['flagged'];
  const sample = {
    ...(ward.version.sample ?? assert.fail()),
    unused: reasons.map((reason) => ({ reason, statements: 7 })),
  };
  for (const language of ['en', 'de', 'fr', 'es']) {
    const campaign = { ...ward.campaign, language };
    const html = bodyOf({ ...ward, campaign, version: { ...ward.version, sample } });
    assert.equal(html.match(/<li>7 [^<]{8,}<\/li>/g)?.length, reasons.length);
    assert.doesNotMatch(html, /<li>7 flagged</);
  }
});

test('a quote that its claim contains is not repeated under it: its number stands behind the claim', () => {
  const { findings, evidence } = ward.version;
  const first = findings.find(({ is_headline }) => is_headline) ?? assert.fail();
  const cited = evidence.find(({ id }) => id === first.evidence[0]) ?? assert.fail();
  const text = `Notes get lost: “${cited.quote}” (${cited.participant}).`;
  const html = bodyOf({ ...ward, version: { ...ward.version, findings: [{ ...first, text }] } });
  const [finding = ''] = /<article class="finding headline">[\s\S]*?<\/article>/.exec(html) ?? [];
  assert.equal(finding.split(cited.quote).length - 1, 1, 'in the claim');
  assert.equal(finding.match(/<blockquote/g)?.length, finding.match(/<figure/g)?.length, 'no bar without a quote');
  assert.match(finding, /^[^\n]*\s*<h3[^>]*>[^<]*“[^<]*<a\s+class="ref"/);
});

test('a result whose only quote is its own text has nothing to open', () => {
  const [result] = ward.version.question_results.filter(({ points }) => points.length > 0);
  const [point] = result?.points ?? [];
  const cited = ward.version.evidence.find(({ id }) => id === point?.evidence[0]) ?? assert.fail();
  const single = { ...(point ?? assert.fail()), text: `P1: “${cited.quote}”`, evidence: [cited.id], support_count: 1 };
  const results = [{ ...(result ?? assert.fail()), points: [{ ...single, dissent_evidence: [] }] }];
  const html = bodyOf({ ...ward, version: { ...ward.version, question_results: results } });
  const [part = ''] = /<section id="questions"[\s\S]*?<\/section>/.exec(html) ?? [];
  assert.match(part, /” <a\s+class="ref"/);
  assert.doesNotMatch(part, /<details>/);
});

test('answers without a value are named under the chart of the others', () => {
  const [first, ...rest] = ward.version.question_results.filter(({ distribution }) => distribution.length > 0);
  const result = { ...(first ?? assert.fail()), answered: 3, valued: 2, by_segment: [] };
  const html = bodyOf({ ...ward, version: { ...ward.version, question_results: [result, ...rest] } });
  assert.match(html, /Not in the chart: 1 answer without a clear value\./);
  const whole = bodyOf({ ...ward, version: { ...ward.version, question_results: [{ ...result, valued: 3 }] } });
  assert.doesNotMatch(whole, /Not in the chart/);
});

test('one turn that is left out is told in the singular', () => {
  const sample = { ...(ward.version.sample ?? assert.fail()), unused: [{ reason: 'flagged', statements: 1 }] };
  assert.match(bodyOf({ ...ward, version: { ...ward.version, sample } }), /<li>1 turn that a person has to look at/);
});

test('a quote whose words a claim has by chance is shown', () => {
  const { findings, evidence } = ward.version;
  const first = findings.find(({ is_headline }) => is_headline) ?? assert.fail();
  const cited = evidence.find(({ id }) => id === first.evidence[0]) ?? assert.fail();
  const text = `They say that ${cited.quote} That is all.`;
  const html = bodyOf({ ...ward, version: { ...ward.version, findings: [{ ...first, text }] } });
  const [finding = ''] = /<article class="finding headline">[\s\S]*?<\/article>/.exec(html) ?? [];
  assert.equal(finding.match(/<blockquote/g)?.length, finding.match(/<figure/g)?.length);
});

test('titles of options stand as headings, without the full stop of a sentence', () => {
  const [first, ...rest] = ward.version.outputs?.roadmap ?? assert.fail();
  const roadmap = [{ ...(first ?? assert.fail()), title: 'Resolve the complaints about the lift.' }, ...rest];
  const version = { ...ward.version, outputs: { ...(ward.version.outputs ?? assert.fail()), roadmap } };
  assert.equal(
    bodyOf({ ...ward, version }).match(/Resolve the complaints about the lift <small class="by">rules<\/small><\/h3>/g)
      ?.length,
    1,
  );
});

test('the subject of a contradiction stands as a heading, with a capital', () => {
  const contradictions = ward.version.contradictions.map((each) => ({ ...each, subject: 'the car park' }));
  const html = bodyOf({ ...ward, version: { ...ward.version, contradictions } });
  assert.match(html, /<h3 dir="auto">The car park<\/h3>/);
});

test('the words and numbers of the chart of saturation stay within it, apart from each other, in the type of a phone', () => {
  const type = 19;
  for (const interviews of [14, 200, 1_000]) {
    const saturation = {
      ...(ward.version.saturation ?? assert.fail()),
      new_subjects: [120, ...Array(interviews - 1).fill(0)],
    };
    const svg = /<svg class="saturation" viewBox="0 0 (\d+) (\d+)"[^]*?<\/svg>/.exec(
      bodyOf({ ...ward, version: { ...ward.version, saturation } }),
    );
    const [drawing, width, height] = svg ?? assert.fail();
    const boxes = [...drawing.matchAll(/<text\s+class="([^"]*)"\s+x="([^"]*)"\s+y="([^"]*)"\s*>([^<]*)</g)].map(
      ([, look = '', x, y, text = '']) => {
        const wide = [...text].length * type * 0.6;
        const left = Number(x) - (look.endsWith('end') ? wide : look.endsWith('start') ? 0 : wide / 2);
        return { text, left, right: left + wide, top: Number(y) - type * 0.73, bottom: Number(y) };
      },
    );
    assert.ok(boxes.length > 8);
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.left >= 0 && box.right <= Number(width), `${interviews}: ${box.text} is cut at a side`);
      assert.ok(box.top >= 0 && box.bottom + type * 0.22 <= Number(height), `${interviews}: ${box.text} is cut`);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = box.right <= other.left || other.right <= box.left;
        const isAbove = box.bottom <= other.top || other.bottom <= box.top;
        assert.ok(isBeside || isAbove, `${interviews}: ${box.text} runs into ${other.text}`);
      }
    }
  }
});

test('the first page says that a report was made without a model, and nothing claims a confidence that was not measured', () => {
  const [first = ''] = bodyOf(ward).split('<main');
  assert.match(first, /made by rules, without a language model/);
  assert.doesNotMatch(bodyOf(ward), /confidence/);
  const method = {
    ...(ward.version.method ?? assert.fail()),
    engine: 'model' as const,
    model: 'large',
    judge: 'other',
  };
  const made = bodyOf({
    ...ward,
    version: { ...ward.version, method: { ...method, dropped: [{ check: 'support', count: 3 }] } },
  });
  assert.doesNotMatch(made, /without a language model/);
  assert.match(made, /Made by the model large and rules[\s\S]*Judge: other[\s\S]*not supported by its quotes \(3\)/);
});

test('the sentences of a finding stand with the numbers of their quotes and who worded them', () => {
  const [first] = ward.version.findings;
  const sentence = { text: 'Notes leave the ward in pockets.', evidence: ['ev-5'], author: 'model' as const };
  const finding = {
    ...(first ?? assert.fail()),
    sentences: [sentence],
    dissent: { ...sentence, text: 'One reads them.' },
  };
  const html = bodyOf({ ...ward, version: { ...ward.version, findings: [finding] } });
  assert.match(
    html,
    /Notes leave the ward in pockets\. ?<a class="ref" href="#e5">\[5\]<\/a> <small class="by">a language model</,
  );
  assert.match(html, /<b>Against it:<\/b> One reads them\./);
});

test('a summary that a model wrote is one paragraph, and points that rules chose are a list', () => {
  const [summary] = ward.version.conversation_summaries;
  assert.ok(summary);
  const written = summary.points.map((point) => ({ ...point, author: 'model' as const }));
  const sectionOf = (points: typeof summary.points): string => {
    const version = { ...ward.version, conversation_summaries: [{ ...summary, points }] };
    return /<section class="interview">.*?<\/section>/su.exec(bodyOf({ ...ward, version }))?.[0] ?? '';
  };
  const counts = (html: string) => [html.split('<p ').length - 1, html.split('<li ').length - 1];
  assert.deepEqual(counts(sectionOf(written)), [1, 0]);
  assert.deepEqual(counts(sectionOf(summary.points)), [0, 2]);
});

test('the matrix tells silence from not being asked', () => {
  const [first] = ward.version.key_themes;
  const theme = { ...(first ?? assert.fail()), supporters: ['P1'], dissenters: [], unclear: ['P2'], silent: ['P3'] };
  const html = bodyOf({ ...ward, version: { ...ward.version, key_themes: [theme] } });
  const [row = ''] = /<tbody>[\s\S]*?<\/tbody>/.exec(html.slice(html.indexOf('<table class="matrix"'))) ?? [];
  const marks = [...row.matchAll(/<td>(?:<i class="(\w+)">)?/g)].map(([, mark]) => mark ?? '');
  assert.deepEqual(marks.slice(0, 5), ['pro', 'unclear', 'silent', '', '']);
});

test('the answer comes first, each sentence with its people and quotes; then the results by question', () => {
  const html = bodyOf(ward);
  const ids = [...html.matchAll(/<section id="(\w+)" class="part">/g)].map(([, id]) => id);
  assert.deepEqual(ids, [...PART_IDS]);
  const [answer = ''] = /<ul class="answer">[\s\S]*?<\/ul>/.exec(html) ?? [];
  assert.match(answer, /<summary>\s*<b>P1<\/b> <q class="peek"[^>]*>The hand-over notes get lost/);
  assert.match(answer, /<\/summary>\s*<figure class="quote support">/);
});

test('questions that nobody was asked stand last, in one line; from how many no answer is known stands with the others', () => {
  const [first, second, ...rest] = ward.version.question_results;
  const results = [
    { ...(first ?? assert.fail()), asked: 0, answered: 0, declined: 0, unclear: 0, points: [], text: 'Who decides?' },
    { ...(second ?? assert.fail()), asked: 10, answered: 10, declined: 0, unclear: 0 },
    ...rest,
  ];
  const html = bodyOf({ ...ward, version: { ...ward.version, question_results: results } });
  const [part = ''] = /<section id="questions"[\s\S]*?<\/section>/.exec(html) ?? [];
  assert.match(part, /Asked 10, answered 10, no answer known from 4/);
  assert.match(
    part,
    /<p class="note" dir="auto">Not recognised in the interviews: 1\. Who decides\?<\/p>\s*<\/section>$/,
  );
  assert.doesNotMatch(part, /<h3[^>]*>1\./);
});

test('quotes beyond the first two open in place, many of them as numbers; a kind that says nothing is left out', () => {
  const [first] = ward.version.findings;
  const evidence = Array.from({ length: 14 }, (_, index) => `ev-${index + 1}`);
  const finding = { ...(first ?? assert.fail()), kind: 'fact' as const, evidence, dissent_evidence: [] };
  const html = bodyOf({ ...ward, version: { ...ward.version, findings: [finding] } });
  const [article = ''] = /<article class="finding headline">[\s\S]*?<\/article>/.exec(html) ?? [];
  const [before = '', rest = ''] = article.split('<details class="rest">');
  assert.equal(before.match(/<blockquote/g)?.length, 2);
  assert.match(rest, /^ <summary>12 more quotes<span class="printed"> in the file<\/span><\/summary>/);
  assert.equal(rest.match(/<blockquote/g)?.length, 10);
  assert.equal(rest.match(/<p class="refs">[\s\S]*?<\/p>/)?.[0].match(/class="ref"/g)?.length, 2);
  assert.doesNotMatch(article, /class="chip"|>fact</);
});

test('who wrote a sentence is hidden until the one switch is used, which needs no script', () => {
  assert.equal(bodyOf(ward).match(/id="authors"/g)?.length, 1);
  assert.match(reportStyle, /\n\.by \{\s*display: none;/);
  assert.match(reportStyle, /body:has\(#authors:checked\) \.by \{\s*display: inline-block;/);
});

test('what readers see names no statistician, no command and no term of graphs', () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const saturated = {
      interviews: 9,
      subjects: 20,
      singletons: 4,
      lastFive: 2,
      isByTime: true,
      coverage: 82,
      error: 5,
    };
    const text = wordingOf(language).saturation(saturated);
    assert.match(text, /82[\s\u00a0]?%/u);
    assert.doesNotMatch(text, /Turing|Chao|Jost/);
    assert.doesNotMatch(
      JSON.stringify([wordsIn(language).method.sealed, wordsIn(language).map.hint]),
      /insights verify|\bnode|Knoten|nœud|\bnodo/,
    );
  }
});

test('a link lands on its quote: what is laid out late is not scrolled to smoothly, which stops short of it', () => {
  assert.match(reportStyle, /content-visibility: auto/);
  assert.doesNotMatch(reportStyle, /scroll-behavior: smooth/);
});

test('beneath a sentence of the summary stand the speaker of the quote and how many others there are', () => {
  const rows = [...toHtml(ward).matchAll(/<b>(P\d+)[^<]*<\/b>\s*<q class="peek"[^>]*>([^<]+)<\/q>/g)];
  assert.ok(rows.length > 0);
  const { evidence } = ward.version;
  for (const [, speaker = '', said = ''] of rows) {
    const own = evidence.filter(({ participant }) => participant === speaker).map(({ quote }) => quote);
    assert.ok(
      own.some((quote) => quote.startsWith(said.slice(0, 20))),
      `${speaker}: ${said}`,
    );
  }
});

test('what a machine makes of a quote in another language stands beneath it, named as such; other quotes have nothing', () => {
  const [first = assert.fail(), ...others] = ward.version.evidence;
  const evidence = [{ ...first, translation: 'The board is <wiped> at night.' }, ...others];
  const html = bodyOf({ ...ward, version: { ...ward.version, evidence } });
  const shown = html.match(/<p class="translation"[^]*?<\/p>/g) ?? [];
  assert.ok(shown.length > 1, 'beside the claim and in the list of quotes');
  for (const each of shown) assert.match(each, /<b>Machine translation:<\/b> The board is &lt;wiped&gt; at night\./);
  assert.doesNotMatch(bodyOf(ward), /class="translation"/);
});
