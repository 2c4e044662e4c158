import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { CompactSign, SignJWT, importJWK } from 'jose';
import { ALL_CARRIERS, type Carrier, DETACHED, carriers, isDetached } from './carriers.ts';
import { type PublicJwk, type SigningJwk, publicKeysFrom, published } from './keys.ts';
import { FILE_FORMATS, type FileFormat, encodeManifest, sha256 } from './manifest.ts';
import { contents, facts, factsOf, newKey } from './seal.fixture.ts';
import { ReportSealer, TYPE } from './seal.ts';
import { type Problem, verifySeal } from './verify.ts';

let key: SigningJwk;
let keys: PublicJwk[];
let sealer: ReportSealer;
before(async () => {
  key = await newKey();
  sealer = new ReportSealer(key, []);
  keys = publicKeysFrom(await sealer.publicKeys());
});

const sealedIn = (format: FileFormat) => sealer.seal(format, contents[format], facts);
const seal = async (format: FileFormat) => (await sealedIn(format)).file;
const problemOf = async (file: Uint8Array, trusted = keys, beside?: string | null): Promise<Problem | 'genuine'> => {
  const verdict = await verifySeal(file, trusted, beside ?? undefined);
  return verdict.is_genuine ? 'genuine' : verdict.problem;
};
const carrierOf = (file: Buffer): Carrier => ALL_CARRIERS.find((carrier) => carrier.detach(file)) ?? assert.fail();

/** The file with another JWS in the place of its own. */
function withJws(file: Buffer, change: (jws: string) => string): Buffer {
  const carrier = carrierOf(file);
  const sealed = carrier.detach(file) ?? assert.fail();
  return carrier.attach({ ...sealed, jws: change(sealed.jws) });
}

/** The file with each of its bytes repeated, changed and removed. */
function* changesOf(file: Buffer): Generator<{ other: Buffer; what: string }> {
  for (let at = 0; at <= file.length; at += 1) {
    const [start, end] = [file.subarray(0, at), file.subarray(at)];
    yield { other: Buffer.concat([start, Buffer.from([file[at] ?? 10]), end]), what: `added at ${at}` };
    if (at === file.length) return;
    const changed = Buffer.from(file);
    changed[at] = (file[at] ?? 0) ^ (1 << (at % 8));
    yield { other: changed, what: `changed at ${at}` };
    yield { other: Buffer.concat([start, file.subarray(at + 1)]), what: `removed at ${at}` };
  }
}

describe('a sealed file', () => {
  for (const format of FILE_FORMATS) {
    test(`${format}: the untouched file is genuine and states what it was made from; sealing twice gives the same bytes`, async () => {
      const { file, seal: beside } = await sealedIn(format);
      assert.equal(beside !== null, isDetached(format));
      const verdict = await verifySeal(file, keys, beside ?? undefined);
      assert.ok(verdict.is_genuine);
      const { quotes, ...manifest } = verdict.manifest;
      const { quotes: stated, ...known } = facts;
      assert.deepEqual(manifest, {
        ...known,
        format: 'insights-report-seal/1',
        file_format: format,
        content_sha256: sha256(contents[format]),
      });
      assert.deepEqual(quotes, stated);
      assert.deepEqual(await sealedIn(format), { file, seal: beside });
    });

    test(`${format}: every changed, removed and added byte is found, at every place`, async () => {
      const { file, seal: beside } = await sealedIn(format);
      for (const { other, what } of changesOf(file))
        assert.notEqual(await problemOf(other, keys, beside), 'genuine', what);
      if (beside === null) return;
      for (const { other, what } of changesOf(Buffer.from(beside)))
        assert.notEqual(await problemOf(file, keys, other.toString('latin1')), 'genuine', `seal: ${what}`);
    });
  }

  test('text that people read is the content alone, and is not genuine without its seal', async () => {
    for (const format of DETACHED) {
      const { file } = await sealedIn(format);
      assert.deepEqual(file, contents[format]);
      assert.equal(await problemOf(file), 'no_seal');
    }
  });

  test('the JSON file is one document whose last field is the seal', async () => {
    const json = JSON.parse((await seal('json')).toString()) as { seal: string };
    assert.equal(Object.keys(json).at(-1), 'seal');
    const { file, seal: long } = await sealer.seal('csv', contents.csv, factsOf(100));
    assert.equal(await problemOf(file, keys, long), 'genuine');
  });
});

describe('an attacker', () => {
  test('who converts line ends or adds a byte order mark is found', async () => {
    for (const format of ['md', 'html', 'json', 'csv'] as const) {
      const { file, seal: beside } = await sealedIn(format);
      const text = file.toString();
      const others = [`\uFEFF${text}`, text.replaceAll(/\r?\n/g, '\r\n\n'), text.slice(0, -1), `${text}\n`];
      for (const other of others) assert.notEqual(await problemOf(Buffer.from(other), keys, beside), 'genuine');
    }
  });

  test('cannot use a seal for another file, another format, or two seals for one file', async () => {
    const [md, csv, html, json] = [await sealedIn('md'), await sealedIn('csv'), await seal('html'), await seal('json')];
    assert.equal(
      await problemOf(
        withJws(html, () => md.seal ?? ''),
        keys,
      ),
      'other_content',
    );
    assert.equal(await problemOf(md.file, keys, csv.seal), 'other_content');
    const inner = carriers.html.detach(html) ?? assert.fail();
    assert.equal(await problemOf(inner.content, keys, inner.jws), 'other_content', 'a seal taken out of its file');
    assert.equal(await problemOf(html, keys, md.seal), 'other_content');
    assert.equal(await problemOf(Buffer.concat([html, json])), 'other_content');
    const { file: twice } = await sealer.seal('html', html, facts);
    assert.equal(await problemOf(twice), 'genuine', 'the service itself may quote a sealed file');
  });

  test('cannot choose another algorithm or bring a key', async () => {
    const file = await seal('html');
    const own = await newKey();
    const [, payload = ''] = carriers.html.detach(file)?.jws.split('.') ?? [];
    const signing = await importJWK({ ...own, alg: 'EdDSA' }, 'EdDSA');
    const { kid } = await published(key);
    const bytes = Buffer.from(payload, 'base64url');
    const signed = (header: object) =>
      new CompactSign(bytes).setProtectedHeader({ alg: 'EdDSA', kid, typ: TYPE, ...header }).sign(signing);
    const put = async (jws: string) => problemOf(withJws(file, () => jws));
    assert.equal(await put(await signed({})), 'bad_signature', 'the service’s kid with another key');
    assert.equal(await put(await signed({ kid: (await published(own)).kid })), 'unknown_key');
    assert.equal(await put(await signed({ jwk: await published(own) })), 'bad_seal');
    assert.equal(await put(await signed({ jku: 'https://attacker.example/keys' })), 'bad_seal');
    assert.equal(await put(await signed({ kid: '../../keys.json' })), 'unknown_key');
    // HS256 with the public key as its secret: the classic confusion.
    const secret = Buffer.from(keys[0]?.x ?? '', 'base64url');
    const hmac = await new SignJWT({}).setProtectedHeader({ alg: 'HS256', kid, typ: TYPE }).sign(secret);
    assert.equal(await put(hmac), 'bad_seal');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    assert.equal(await put(`${encode({ alg: 'none', kid, typ: TYPE })}.${payload}.`), 'bad_seal');
    const forged = { keys: [{ ...(await published(own)), kid }] };
    assert.equal(await problemOf(file, publicKeysFrom(forged)), 'unknown_key', 'a key set that renames its key');
  });

  test('cannot respell the signature, which has unused bits in its last character', async () => {
    const file = await seal('html');
    const jws = carriers.html.detach(file)?.jws ?? '';
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => jws.slice(0, -1) + last)
      .filter((other) => other !== jws);
    const same = spellings.filter((other) =>
      Buffer.from(other.split('.')[2] ?? '', 'base64url').equals(Buffer.from(jws.split('.')[2] ?? '', 'base64url')),
    );
    assert.equal(same.length, 15, 'that many decode to the same signature');
    for (const other of spellings) assert.notEqual(await problemOf(withJws(file, () => other)), 'genuine');
  });

  test('cannot add entries, repeated names, a comment or bytes to an archive', async () => {
    const file = await seal('qdpx');
    const sealed = carriers.qdpx.detach(file) ?? assert.fail();
    const again = carriers.qdpx.attach({ content: file, jws: sealed.jws });
    assert.equal(await problemOf(again), 'other_content', 'a second seal entry');
    const comment = Buffer.concat([file, Buffer.from('x')]);
    comment.writeUInt16LE(1, file.length - 2);
    assert.equal(await problemOf(comment), 'no_seal');
    assert.equal(await problemOf(Buffer.concat([Buffer.from('MZ'), file])), 'no_seal');
    assert.equal(await problemOf(Buffer.concat([file, Buffer.from('MZ')])), 'no_seal');
    assert.equal(await problemOf(Buffer.from(sealed.content)), 'no_seal');
  });
});

test('a manifest with a repeated, unknown or reordered field is not one, even if it is signed', async () => {
  const file = await seal('json');
  const { content } = carriers.json.detach(file) ?? assert.fail();
  const good = encodeManifest({
    ...facts,
    format: 'insights-report-seal/1',
    file_format: 'json',
    content_sha256: sha256(content),
  });
  const text = Buffer.from(good).toString();
  const signing = await importJWK({ ...key, alg: 'EdDSA' }, 'EdDSA');
  const { kid } = await published(key);
  const problemOfText = async (manifest: string) => {
    const header = { alg: 'EdDSA', kid, typ: TYPE };
    const jws = await new CompactSign(Buffer.from(manifest)).setProtectedHeader(header).sign(signing);
    return problemOf(carriers.json.attach({ content, jws }));
  };
  assert.equal(await problemOfText(text), 'genuine');
  const others = [
    text.replace('"version_number":3', '"version_number":4,"version_number":3'),
    text.replace(/^\{/, '{ '),
    text.replace(/\}$/, ',"note":""}'),
    text.replace('"version_number":3', '"version_number":3.0'),
    '[]',
    '',
  ];
  for (const other of others) assert.equal(await problemOfText(other), 'bad_seal', other.slice(0, 80));
});

test('files of former keys verify as long as the key is listed, whatever signs now', async () => {
  const file = await seal('html');
  const renewed = new ReportSealer(await newKey(), publicKeysFrom({ keys: [key] }));
  const listed = await renewed.publicKeys();
  assert.equal(listed.keys.length, 2);
  assert.ok(!JSON.stringify(listed).includes(key.d), 'the private part stays where it is');
  const both = publicKeysFrom(listed);
  assert.equal(await problemOf(file, both), 'genuine');
  assert.equal(await problemOf((await renewed.seal('html', contents.html, facts)).file, both), 'genuine');
  assert.equal(await problemOf(file, both.slice(0, 1)), 'unknown_key');
  const same = await new ReportSealer(key, publicKeysFrom({ keys: [key] })).publicKeys();
  assert.equal(same.keys.length, 1);
});

test('what is no sealed file is reported as such, whatever it contains', async () => {
  const zipEnd = Buffer.alloc(22);
  zipEnd.writeUInt32LE(0x06054b50);
  const odd = ['', 'PK', '\n<!-- insights-seal\n', ',\n  "seal": "', '\n<!-- insights-seal\n..\n-->\n'];
  for (const file of [...odd.map((text) => Buffer.from(text)), zipEnd, Buffer.alloc(100_000, 0xff)]) {
    assert.match(await problemOf(file), /^(no|bad)_seal$/);
    for (const beside of ['', '..', 'a.b.c', '\n'])
      assert.match(await problemOf(file, keys, beside), /^(no|bad)_seal$/);
  }
});
