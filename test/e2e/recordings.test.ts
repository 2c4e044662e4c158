import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseKeyRing } from '../../packages/secret-box/src/index.ts';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { startStack } from '../../deploy/local/stack.ts';
import { SignedLinks } from '../../services/campaigns/src/domain/recordings/signed-links.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import {
  bytesOf,
  linkOf,
  recordedInterview,
  recordingsOf,
  secondsOf,
  uploadFile,
  wavFile,
} from '../support/recorded.ts';
import { findS3Server, s3Server } from '../support/s3-server.ts';
import { SPOKEN, type TranscriptionBehaviour, startTranscriptionServer } from '../support/transcription-server.ts';

const CLIP_TEXT = 'said in the clip ';

const found = await findS3Server();
if ('missing' in found) {
  test('recordings in a bucket', { skip: found.missing }, () => undefined);
} else {
  const dir = mkdtempSync(join(tmpdir(), 'insights-recordings-'));
  const bucket = await s3Server({ after }, found.program);
  const { endpoint, access_key_id, secret_access_key } = bucket.options;
  const transcription = await startTranscriptionServer();
  after(() => transcription.close());
  const stack = await startStack({
    dir: join(dir, 'local'),
    seed: 'small',
    env: {
      LOG_LEVEL: 'info',
      OBJECT_STORE: 's3',
      OBJECT_ENDPOINT: endpoint,
      OBJECT_BUCKET: 'recordings',
      OBJECT_ACCESS_KEY_ID: access_key_id,
      OBJECT_SECRET_ACCESS_KEY: secret_access_key,
      TRANSCRIPTION_PROVIDER: 'openai',
      TRANSCRIPTION_BASE_URL: transcription.url,
      TRANSCRIPTION_TIMEOUT_MS: '1500',
    },
  });
  after(async () => {
    await stack.remove();
    rmSync(dir, { recursive: true, force: true });
  });
  const { demo, baseUrl } = stack;
  assert.ok(demo);
  const api = new Api(baseUrl, { key: demo.api_keys.full });
  const file = wavFile(3_500_000);

  const objects = (): Buffer[] =>
    readdirSync(bucket.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

  /** A finished recording of an interview. */
  async function recorded(settings: Record<string, unknown> = {}) {
    const interview = await recordedInterview(api, baseUrl, settings);
    await uploadFile(baseUrl, interview.who.token, file);
    return interview;
  }

  test('an upload of the reference client that is interrupted continues, and is played whole, in parts and from its end', async () => {
    const interview = await recordedInterview(api, baseUrl);
    const { who, at } = interview;
    const stored = Promise.withResolvers<string>();
    const begun = uploadFile(baseUrl, who.token, file, {
      onStored: (bytes, upload) => {
        if (bytes < 1_000_000) return;
        void upload.abort();
        stored.resolve(upload.url ?? '');
      },
    });
    void begun.catch(() => undefined);
    const url = await stored.promise;
    assert.equal((await recordingsOf(api, at))[0]?.status, 'uploading');
    assert.equal((await api.get(`${at}/recording/url`)).body['code'], 'recording_not_found');
    await uploadFile(baseUrl, who.token, file, { url });
    const [recording] = await recordingsOf(api, at);
    assert.deepEqual(recording, {
      track: 'participant',
      part: 1,
      mime_type: 'audio/wav',
      size_bytes: file.length,
      duration_seconds: secondsOf(file),
      status: 'stored',
    });
    const link = await linkOf(api, at);
    assert.ok((await bytesOf(link)).equals(file));
    assert.ok((await bytesOf(link, { range: 'bytes=1048000-2100000' })).equals(file.subarray(1_048_000, 2_100_001)));
    assert.ok((await bytesOf(link, { range: 'bytes=-1000' })).equals(file.subarray(-1_000)));
  });

  test('a link answers HEAD, ETag and impossible ranges as HTTP says, and its headers protect the file', async () => {
    const { at } = await recorded();
    const link = await linkOf(api, at);
    const head = await fetch(link, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('content-length'), String(file.length));
    assert.equal(head.headers.get('content-type'), 'audio/wav');
    assert.equal(head.headers.get('x-content-type-options'), 'nosniff');
    assert.match(String(head.headers.get('cache-control')), /^private/);
    assert.match(String(head.headers.get('content-disposition')), /filename="recording-.*\.wav"/);
    const etag = String(head.headers.get('etag'));
    assert.equal((await fetch(link, { headers: { 'if-none-match': etag } })).status, 304);
    const part = await fetch(link, { headers: { range: 'bytes=0-9', 'if-range': etag } });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 0-9/${file.length}`);
    await part.arrayBuffer();
    for (const range of [`bytes=${file.length}-`, 'bytes=0-1,5-6', 'bytes=-0']) {
      const refused = await fetch(link, { headers: { range } });
      assert.equal(refused.status, 416, range);
      assert.equal(refused.headers.get('content-range'), `bytes */${file.length}`);
    }
    const changed = await fetch(link, { headers: { range: 'bytes=0-9', 'if-range': '"another"' }, method: 'HEAD' });
    assert.equal(changed.status, 200);
  });

  test('an expired, changed or foreign link leads nowhere', async () => {
    const { at } = await recorded();
    const link = await linkOf(api, at);
    const signed = link.slice(link.lastIndexOf('/') + 1);
    const { recording_keys } = JSON.parse(readFileSync(join(stack.dir, 'secrets.json'), 'utf8')) as Secrets;
    const links = new SignedLinks(parseKeyRing(recording_keys));
    const grant = links.open(signed) ?? assert.fail('the link is not signed by the key of the stack');
    assert.ok(Math.abs(grant.expires_at - Date.now() / 1_000 - 3_600) < 60);
    const expired = links.sign({ ...grant, expires_at: Math.floor(Date.now() / 1_000) - 1 });
    const stranger = new SignedLinks(parseKeyRing(`k1:${Buffer.alloc(32, 7).toString('base64')}`)).sign(grant);
    const changed = `${signed.slice(0, -2)}${signed.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [expired, stranger, changed, 'k1.', 'x', `${signed}.x`, signed.toUpperCase()]) {
      const answer = await fetch(`${baseUrl}/v1/recordings/${wrong}`);
      assert.equal(answer.status, 404, wrong);
      await answer.arrayBuffer();
    }
    assert.equal((await fetch(link, { method: 'HEAD' })).status, 200);
  });

  test('a reader of the bucket hears nothing', async () => {
    await recorded();
    const all = objects();
    assert.ok(all.length >= 4);
    for (const text of ['in confidence', 'RIFF', 'WAVEfmt']) {
      assert.ok(!all.some((object) => object.includes(text)), `an object contains ${text}`);
    }
  });

  test('kill -9 of the gateway, of campaigns and of the store in the middle of an upload loses no acknowledged byte', async () => {
    const big = wavFile(8_000_000);
    const { who, at } = await recordedInterview(api, baseUrl);
    const victims: (() => Promise<void> | void)[] = [
      () => void process.kill(stack.processes()['gateway']?.pid ?? 0, 'SIGKILL'),
      () => void process.kill(stack.processes()['campaigns']?.pid ?? 0, 'SIGKILL'),
      async () => {
        await bucket.kill();
        await bucket.start();
      },
    ];
    let acknowledged = 0;
    const killing: Promise<void>[] = [];
    const url = await uploadFile(baseUrl, who.token, big, {
      chunk_bytes: 400_000,
      onStored: (bytes) => {
        assert.ok(bytes > acknowledged, 'an acknowledged offset went back');
        acknowledged = bytes;
        if (bytes > 2_000_000 * (killing.length + 1) - 500_000) {
          const kill = victims.shift();
          if (kill) killing.push(Promise.resolve(kill()));
        }
      },
    });
    await Promise.all(killing);
    assert.equal(victims.length, 0, 'not every process was killed');
    assert.match(url, /recordings\//);
    const link = await eventually(() => linkOf(api, at));
    assert.ok((await bytesOf(link)).equals(big));
  });

  test('where names are hidden, only admins and owners may listen', async () => {
    const { at } = await recorded({ hide_participant_names: true });
    const member = new Api(baseUrl, { token: demo.tokens.member });
    const refused = await member.get(`${at}/recording/url`);
    assert.deepEqual([refused.status, refused.body['code']], [403, 'insufficient_role']);
    const admin = new Api(baseUrl, { token: demo.tokens.admin });
    assert.ok((await bytesOf(await linkOf(admin, at))).equals(file));
  });

  test('erasure, withdrawal and deletion end links at once and delete the objects', async () => {
    const [erased, withdrawn, deleted] = [await recorded(), await recorded(), await recorded()];
    const links = await Promise.all([erased, withdrawn, deleted].map(({ at }) => linkOf(api, at)));
    const ids = links.map((link) => Buffer.from(link.slice(link.lastIndexOf('.') + 1), 'base64url').subarray(16, 32));
    const left = () =>
      readdirSync(bucket.folder, { recursive: true }).filter((path) =>
        ids.some((id) => String(path).replaceAll('-', '').includes(id.toString('hex'))),
      );
    assert.ok(left().length >= 12);
    await api.ok(api.post(`/v1/interviews/${erased.interview_id}/contacts/${erased.contact_id}/erase`));
    assert.equal((await withdrawn.who.api.ask('DELETE', '/v1/join/session')).status, 204);
    assert.equal((await api.ask('DELETE', `/v1/interviews/${deleted.interview_id}`)).status, 204);
    for (const link of links) assert.equal((await fetch(link, { method: 'HEAD' })).status, 404);
    await eventually(() => assert.deepEqual(left(), []));
  });

  test('a transcription service that fails, answers nonsense or nothing gives a clear 503, and answers can be typed', async () => {
    const { who } = await recordedInterview(api, baseUrl);
    const clip = wavFile(40_000, CLIP_TEXT);
    const transcribe = async () => {
      const answer = await fetch(`${baseUrl}/v1/join/session/transcriptions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'audio/wav' },
        body: clip,
      });
      return { answer, text: await answer.text() };
    };
    for (const behaviour of ['failing', 'garbage', 'silent'] satisfies TranscriptionBehaviour[]) {
      transcription.behaviour = behaviour;
      const { answer, text } = await transcribe();
      assert.equal(answer.status, 503, `${behaviour}: ${text}`);
      assert.match(text, /could not be transcribed. Try again, or type it/);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
      assert.ok(!text.includes(SPOKEN) && !text.includes('html'), behaviour);
      const turn = { client_turn_id: behaviour, text: `Typed because it was ${behaviour}.` };
      await who.api.ok(who.api.post('/v1/join/session/turns', turn));
    }
    transcription.behaviour = 'well';
    const { answer, text } = await transcribe();
    assert.deepEqual([answer.status, JSON.parse(text)], [200, { text: SPOKEN }]);
  });

  test('logs contain neither tokens nor links, and nothing that was said', async () => {
    const { who, at } = await recorded();
    const link = await linkOf(api, at);
    await bytesOf(link);
    const secrets = [
      who.token,
      link.slice(link.lastIndexOf('.') + 1),
      'Maya Lindgren',
      secret_access_key,
      SPOKEN,
      CLIP_TEXT,
    ];
    const folder = join(stack.dir, 'logs');
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      for (const secret of secrets) assert.ok(!text.includes(secret), `${name} contains a secret`);
    }
  });
}
