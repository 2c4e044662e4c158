import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { NameMasker } from '../domain/names/name-masker.ts';
import { MaskThreads } from './mask-threads.ts';

const threads = new MaskThreads();
after(() => threads.close());

const zebulon = NameMasker.of([{ names: ['Zebulon Quill'], emails: [] }], 'en');
const both = NameMasker.of(
  [
    { names: ['Zebulon Quill'], emails: [] },
    { names: ['Maya Lind'], emails: [] },
  ],
  'en',
);
const LINE = 'Zebulon told Maya that the notes get lost, and zebulon wrote it down.';

test('a thread masks a long text as a short one is masked', async () => {
  const short = await threads.mask('w', both, { texts: [LINE], topics: ['zebulon notes'] });
  const texts = Array.from({ length: 2_000 }, () => LINE);
  const long = await threads.mask('w', both, { texts, topics: ['zebulon notes'] });
  assert.deepEqual(long.topics, short.topics);
  assert.deepEqual(
    long.texts,
    texts.map(() => short.texts[0]),
  );
  assert.deepEqual(short.texts[0]?.hidden, ['Zebulon', 'Maya', 'zebulon']);
});

test('a person is shown their own names, in a thread and outside of one', async () => {
  for (const count of [1, 2_000]) {
    const { texts } = await threads.mask(
      'w',
      both,
      { texts: Array.from({ length: count }, () => LINE), topics: [] },
      zebulon,
    );
    assert.equal(texts[0]?.text, 'Zebulon told [name] that the notes get lost, and zebulon wrote it down.');
  }
});

/** Processor time of this thread in milliseconds, which no other load of the machine changes. */
async function ownTime(work: () => Promise<unknown>): Promise<number> {
  const from = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

test('names of 10,000 people are prepared, and a long text is masked, without using the main thread', async () => {
  const people = Array.from({ length: 10_000 }, (_, n) => ({
    names: [`Zeb${n.toString(36)} Quill${(n * 7).toString(36)}`],
    emails: [`zeb${n}@care.example`],
  }));
  await threads.prepare('w', people.slice(0, 1_000), 'en');
  let masker = zebulon;
  const preparing = await ownTime(async () => {
    masker = await threads.prepare('w', people, 'en');
  });
  assert.ok(preparing < 100, `${preparing} ms`);
  const [name = ''] = people[9_999]?.names ?? [];
  assert.equal(masker.mask(`met ${name}, ${name.split(' ')[1]} and Zebulon`), 'met [name], [name] and Zebulon');
  const masking = await ownTime(() =>
    threads.mask('w', masker, { texts: ['met Zeb7ps. '.repeat(100_000)], topics: [] }),
  );
  assert.ok(masking < 100, `${masking} ms`);
});
