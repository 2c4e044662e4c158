import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  docxBomb,
  docxOf,
  htmlOf,
  lyingDocxBomb,
  markdownOf,
  pdfBomb,
  pdfOf,
} from '../../../../test/support/document-files.ts';
import { CHUNK_SIZE } from '../domain/chunking/chunker.ts';
import type { Format } from '../domain/formats.ts';
import { DocumentThreads, type ParsedDocument } from './document-threads.ts';
import { PARSE_LIMITS } from './limits.ts';

const threads = new DocumentThreads(384);
after(() => threads.close());
const never = new AbortController().signal;
const MIB = 1024 * 1024;

const written = {
  title: 'Handbook',
  sections: [
    { heading: 'Arrival', paragraphs: ['Visitors sign the book at the gate. They get a badge.', 'The badge is blue.'] },
    { heading: 'Departure', paragraphs: ['Visitors return the badge — always.'] },
  ],
};

const parse = (format: Format, content: string | Buffer) =>
  threads.parse({ format, content: Buffer.from(content) }, { owner: 'w', signal: never });

async function read(format: Format, content: string | Buffer): Promise<ParsedDocument> {
  const reply = await parse(format, content);
  if ('failure' in reply) assert.fail(reply.failure);
  for (const { text, start, end } of reply.chunks) {
    assert.equal(reply.text.slice(start, end), text);
    assert.ok(text.length <= CHUNK_SIZE.longest);
  }
  return reply;
}

async function failureOf(format: Format, content: string | Buffer): Promise<string> {
  const reply = await parse(format, content);
  assert.ok('failure' in reply);
  return reply.failure;
}

test('each format gives its text with headings, and its title', async () => {
  const html = await read('html', htmlOf(written));
  assert.equal(
    html.text,
    '## Arrival\n\nVisitors sign the book at the gate. They get a badge.\n\nThe badge is blue.\n\n## Departure\n\nVisitors return the badge — always.',
  );
  assert.deepEqual([html.title, html.language], ['Handbook', 'en']);
  const markdown = await read('markdown', markdownOf(written));
  assert.deepEqual([markdown.title, markdown.text], ['Handbook', markdownOf(written)]);
  const docx = await read(
    'docx',
    await docxOf(written, [
      ['Colour', 'Meaning'],
      ['blue', 'visitor'],
    ]),
  );
  assert.deepEqual([docx.title, docx.text.startsWith('# Arrival\n\nVisitors sign the book')], ['Arrival', true]);
  assert.match(docx.text, /\| Colour: Meaning\n\| blue: visitor/);
  const pdf = await read('pdf', await pdfOf(written));
  assert.equal(pdf.title, 'Handbook');
  assert.match(
    pdf.text,
    /^# Arrival\n\nVisitors sign the book at the gate\. They get a badge\.\n\nThe badge is blue\.\n\n# Departure/,
  );
});

test('HTML: lists, tables, code and entities are kept, scripts are not', async () => {
  const { text } = await read(
    'html',
    '<ul><li>One &amp; two<li>Three</ul><table><tr><th>A</th><th>B</th></tr><tr><td>1<td><p>2</p></table>' +
      '<pre>x = 1\n  y</pre><p>a<br>b <b>bold</b>\n text</p><script>bad()</script><style>x</style>',
  );
  assert.equal(text, '- One & two\n- Three\n\n| A: 1; B: 2\n\n```\nx = 1\n  y\n```\n\na\nb bold text');
});

test('text is kept as it is, apart from what cannot be stored', async () => {
  assert.equal((await read('text', 'a\r\n\r\n  b 👩‍⚕️\t')).text, 'a\r\n\r\n  b 👩‍⚕️\t');
  assert.equal((await read('text', Buffer.from('\ufeffGrüße', 'utf16le'))).text, 'Grüße');
  assert.equal((await read('text', 'a\0b')).text, 'a b');
});

test('a file that cannot be read fails with a reason', async () => {
  const pdf = await pdfOf(written);
  const docx = await docxOf(written);
  const cases: [Format, string | Buffer, RegExp][] = [
    ['pdf', 'not a PDF', /not a PDF/],
    ['pdf', pdf.subarray(0, 300), /damaged|no text/],
    ['pdf', await pdfOf(written, { password: 'secret' }), /password/],
    ['pdf', await pdfOf({ title: '', sections: [] }), /no text/],
    ['docx', 'not a document', /not a Word document/],
    ['docx', docx.subarray(0, docx.length / 2), /damaged/],
    ['text', ' \n ', /no text/],
    ['html', '<p></p><script>x</script>', /no text/],
    ['text', 'word '.repeat(PARSE_LIMITS.characters / 4), /Divide/],
  ];
  for (const [format, content, reason] of cases) assert.match(await failureOf(format, content), reason);
});

test('files that are made to exhaust memory, stack or time fail within limits, and the next file is read', async () => {
  assert.match(await failureOf('docx', docxBomb(PARSE_LIMITS.expanded_bytes + MIB)), /expands to more than 64 MiB/);
  assert.match(await failureOf('docx', lyingDocxBomb(200 * MIB)), /damaged/);
  assert.match(await failureOf('pdf', pdfBomb(300 * MIB)), /memory|longer than/);
  assert.match(await failureOf('pdf', await pdfOf(written, { pages: PARSE_LIMITS.pages + 1 })), /2,000 pages/);
  assert.match(await failureOf('html', `${'<div>'.repeat(500_000)}deep`), /nested deeper/);
  const nested = await read('html', `${'<div>'.repeat(5_000)}deep${'</div>'.repeat(5_000)}`);
  assert.equal(nested.text, 'deep');
  assert.equal((await read('text', 'still here')).text, 'still here');
});

test('a document that is cancelled ends its thread', async () => {
  const stop = new AbortController();
  const reading = threads.parse({ format: 'pdf', content: pdfBomb(100 * MIB) }, { owner: 'w', signal: stop.signal });
  stop.abort(new Error('cancelled'));
  await assert.rejects(reading, /cancelled/);
});
