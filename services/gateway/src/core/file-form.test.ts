import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { threadMs } from '../../../../test/support/thread-time.ts';
import { UploadedFile, parseForm } from './file-form.ts';

/** The body and type of a form, as a client sends it. */
async function sent(parts: readonly [string, string | Blob, string?][]): Promise<[Buffer, string]> {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? ''];
}
const file = (text: string, type = 'text/plain') => new Blob([text], { type });
const isInvalid = (error: unknown) => error instanceof AppError && error.code === 'invalid_request';

test('a form gives its fields and its file, and the same form has the same digest whatever its boundary', async () => {
  const parts: [string, string | Blob, string?][] = [
    ['title', 'Grüße'],
    ['file', file('words', 'text/markdown'), 'notes.md'],
  ];
  const [first, second] = [await parseForm(...(await sent(parts))), await parseForm(...(await sent(parts)))];
  assert.equal(first.value['title'], 'Grüße');
  const found = first.value['file'];
  assert.ok(found instanceof UploadedFile);
  assert.deepEqual([found.name, found.media_type, found.content.toString()], ['notes.md', 'text/markdown', 'words']);
  assert.equal(first.digest, second.digest);
  const other = await parseForm(...(await sent([parts[0] ?? ['', ''], ['file', file('other'), 'notes.md']])));
  assert.notEqual(other.digest, first.digest);
});

test('a form with two files, too many fields, a long field or no end is refused', async () => {
  const many = Array.from({ length: 30 }, (_, index): [string, string] => [`field${index}`, 'x']);
  for (const parts of [
    [
      ['file', file('1'), 'a.txt'],
      ['more', file('2'), 'b.txt'],
    ],
    many,
    [['title', 'x'.repeat(20_000)]],
  ] as const) {
    const [body, type] = await sent(parts as never);
    await assert.rejects(parseForm(body, type), isInvalid);
  }
  const [body, type] = await sent([['file', file('words'), 'a.txt']]);
  await assert.rejects(parseForm(body.subarray(0, body.length - 20), type), isInvalid);
  await assert.rejects(parseForm(body, 'multipart/form-data'), isInvalid);
  await assert.rejects(parseForm(Buffer.from('nothing'), type), isInvalid);
});

test('a form of many tiny parts is read quickly', async () => {
  const boundary = 'x';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  const body = Buffer.from(`${part.repeat((10 * 1024 * 1024) / part.length)}--${boundary}--\r\n`);
  const began = threadMs();
  await assert.rejects(parseForm(body, `multipart/form-data; boundary=${boundary}`), isInvalid);
  assert.ok(threadMs() - began < 2_000);
});
