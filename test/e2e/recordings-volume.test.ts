/** Uploads of recordings, a large one and several at once, need bounded memory on their way through gateway and campaigns. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { Api } from '../support/api.ts';
import { linkOf, recordedInterview, recordingsOf, uploadFile, wavFile } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';

const MIB = 1024 * 1024;
const LARGE_MIB = bySize({ smoke: 20, proof: 200 });
const AT_ONCE = 10;
const EACH_MIB = bySize({ smoke: 2, proof: 20 });
/** Garbage that is not collected yet included. At most 83 MiB were measured, at both sizes; at the larger one 200 MiB are sent. */
const MOST_GROWTH = 128 * MIB;
const PROCESSES = ['campaigns', 'gateway'];

const system = await useSystem(after);
const { base_url } = system;
const api = new Api(base_url, { key: system.demo.api_keys.full });

const memoryOf = (name: string): number => {
  const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<
    string,
    ProcessEntry
  >;
  const status = readFileSync(`/proc/${processes[name]?.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
};
const memory = () => Object.fromEntries(PROCESSES.map((name) => [name, memoryOf(name)]));

/** How far the memory of each process rises while `work` runs. */
async function growthDuring(work: () => Promise<void>): Promise<Record<string, number>> {
  const base = memory();
  const growth = Object.fromEntries(PROCESSES.map((name) => [name, 0]));
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      for (const name of PROCESSES) growth[name] = Math.max(growth[name] ?? 0, memoryOf(name) - (base[name] ?? 0));
      await wait(10);
    }
  })();
  await work().finally(() => done.abort());
  await watching;
  return growth;
}

function assertBounded(growth: Record<string, number>): void {
  for (const [name, bytes] of Object.entries(growth)) {
    assert.ok(bytes < MOST_GROWTH, `${name} grew by ${Math.round(bytes / MIB)} MiB`);
  }
}

const inMib = (growth: Record<string, number>) =>
  JSON.stringify(Object.fromEntries(Object.entries(growth).map(([name, bytes]) => [name, Math.round(bytes / MIB)])));

/** In one request: a client that divides its upload would show less. */
const sent = (token: string, file: Buffer) => uploadFile(base_url, token, file, { chunk_bytes: file.length });

test(`an upload of ${LARGE_MIB} MiB, and its playing, need bounded memory`, async (t) => {
  const [first, second] = [await recordedInterview(api, base_url), await recordedInterview(api, base_url)];
  // Compiled code and full pools are not part of the cost of an upload.
  await sent(first.who.token, wavFile(5 * MIB));
  const file = wavFile(LARGE_MIB * MIB);
  const uploading = await growthDuring(async () => void (await sent(second.who.token, file)));
  t.diagnostic(`upload: growth in MiB: ${inMib(uploading)}`);
  assert.equal((await recordingsOf(api, second.at))[0]?.size_bytes, file.length);
  const link = await linkOf(api, second.at);
  let at = 0;
  const playing = await growthDuring(async () => {
    const { body } = await fetch(link);
    for await (const piece of body ?? []) {
      assert.ok(file.subarray(at, at + piece.length).equals(piece));
      at += piece.length;
    }
  });
  t.diagnostic(`playing: growth in MiB: ${inMib(playing)}`);
  assert.equal(at, file.length);
  assertBounded(uploading);
  assertBounded(playing);
});

test(`${AT_ONCE} uploads of ${EACH_MIB} MiB at once need bounded memory`, async (t) => {
  const interviews = await Promise.all(Array.from({ length: AT_ONCE }, () => recordedInterview(api, base_url)));
  const file = wavFile(EACH_MIB * MIB);
  const growth = await growthDuring(async () => {
    await Promise.all(interviews.map(({ who }) => sent(who.token, file)));
  });
  t.diagnostic(`growth in MiB: ${inMib(growth)}`);
  for (const { at } of interviews) {
    const [recording] = await recordingsOf(api, at);
    assert.deepEqual([recording?.status, recording?.size_bytes], ['stored', file.length]);
  }
  assertBounded(growth);
});
