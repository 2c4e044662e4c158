import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { parseRange } from '../domain/address-rules.ts';
import { DEFAULT_PORTS, parsePorts } from '../domain/port-rules.ts';
import { AddressGuard } from './address-guard.ts';
import { failureClass } from '../features/deliver-events/failure-class.ts';
import { GuardedAgent } from './guarded-agent.ts';

/** One address of each kind that webhooks are not sent to, as the host of a URL. */
const REFUSED: Record<string, string> = {
  loopback: '127.0.0.1',
  'loopback, another one': '127.8.9.10',
  'loopback as a number': '2130706433',
  'loopback in hexadecimal': '0x7f.0.0.1',
  'loopback in octal': '0177.0.0.1',
  'loopback, shortened': '127.1',
  'IPv6 loopback': '[::1]',
  'private 10': '10.0.0.1',
  'private 172.16': '172.31.255.1',
  'private 192.168': '192.168.1.1',
  'link-local': '169.254.1.1',
  'cloud metadata': '169.254.169.254',
  'cloud metadata of Azure': '168.63.129.16',
  'cloud metadata of Alibaba': '100.100.100.200',
  'cloud metadata over IPv6': '[fd00:ec2::254]',
  'carrier NAT': '100.64.0.1',
  unspecified: '0.0.0.0',
  'IPv6 unspecified': '[::]',
  multicast: '224.0.0.1',
  broadcast: '255.255.255.255',
  reserved: '240.0.0.1',
  documentation: '192.0.2.1',
  benchmarking: '198.18.0.1',
  'IPv6 link-local': '[fe80::1]',
  'IPv6 site-local': '[fec0::1]',
  'unique-local': '[fc00::1]',
  'IPv6 multicast': '[ff02::1]',
  'IPv4-mapped loopback': '[::ffff:127.0.0.1]',
  'IPv4-mapped public': '[::ffff:8.8.8.8]',
  'IPv4-compatible': '[::127.0.0.1]',
  NAT64: '[64:ff9b::7f00:1]',
  'NAT64, local': '[64:ff9b:1::1]',
  '6to4': '[2002:7f00:1::1]',
  Teredo: '[2001:0:1::1]',
  'IPv6 documentation': '[2001:db8::1]',
};

const strict = { allowedRanges: [], allowInsecure: false, ports: DEFAULT_PORTS };
const isRefusal = (error: unknown) => {
  assert.ok(error instanceof AppError);
  assert.deepEqual(error.problems[0]?.loc, ['body', 'url']);
  return error.code === 'invalid_request';
};

/** The failure class of a request through the guarded agent. */
async function dial(guard: AddressGuard, url: string): Promise<string> {
  const agent = new GuardedAgent(guard);
  try {
    await agent.post(url, { headers: {}, body: '', signal: AbortSignal.timeout(2_000) }, () => false);
    return 'answered';
  } catch (error) {
    return failureClass(error);
  } finally {
    agent.destroy();
  }
}

for (const [kind, host] of Object.entries(REFUSED)) {
  test(`${kind} (${host}) is rejected at registration and at connect, as an address and behind a name`, async () => {
    const literal = new AddressGuard(strict);
    await assert.rejects(literal.checkUrl(`https://${host}/hook`), isRefusal);
    assert.equal(await dial(literal, `https://${host}/hook`), 'address_refused');
    const address = new URL(`https://${host}`).hostname.replace(/^\[|\]$/g, '');
    const named = new AddressGuard({ ...strict, resolve: () => Promise.resolve(['93.184.216.34', address]) });
    await assert.rejects(named.checkUrl('https://receiver.example/hook'), isRefusal);
    assert.equal(await dial(named, 'https://receiver.example/hook'), 'address_refused');
  });
}

test('every address that may not be used gets the same error text', async () => {
  const guard = new AddressGuard({ ...strict, resolve: () => Promise.resolve(['93.184.216.34']) });
  const urls = ['ftp://a.example', 'http://a.example', 'https://10.0.0.1', 'https://a.example:25', 'https://[fe80::1]'];
  const texts = await Promise.all(
    urls.map((url) =>
      guard.checkUrl(url).then(
        () => 'accepted',
        (error: AppError) => error.problems[0]?.msg,
      ),
    ),
  );
  assert.equal(new Set(texts).size, 1);
  assert.notEqual(texts[0], 'accepted');
});

test('public addresses, names of public addresses and names whose lookup fails now are accepted', async () => {
  const guard = new AddressGuard({ ...strict, resolve: () => Promise.resolve(['93.184.216.34', '2606:4700::1']) });
  assert.equal(await guard.checkUrl('https://receiver.example:8443/a?b=c'), 'https://receiver.example:8443/a?b=c');
  assert.equal(await guard.checkUrl('https://[2606:4700::1]/'), 'https://[2606:4700::1]/');
  const lost = new AddressGuard({ ...strict, resolve: () => Promise.reject(new Error('no name server')) });
  assert.equal(await lost.checkUrl('https://receiver.example/'), 'https://receiver.example/');
});

test('a name that resolves to another address after registration is rejected at connect', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const guard = new AddressGuard({ ...strict, resolve: () => Promise.resolve(answers.shift() ?? []) });
  await guard.checkUrl('https://rebinding.example/');
  assert.equal(await dial(guard, 'https://rebinding.example/'), 'address_refused');
});

test('an allowed range allows exactly its own addresses', async () => {
  const guard = new AddressGuard({ ...strict, allowedRanges: [parseRange('10.1.0.0/16')] });
  assert.equal(await guard.checkUrl('https://10.1.2.3/'), 'https://10.1.2.3/');
  await assert.rejects(guard.checkUrl('https://10.2.0.1/'), isRefusal);
  await assert.rejects(guard.checkUrl('https://[::ffff:10.1.2.3]/'), isRefusal);
});

for (const port of [22, 25, 80, 389, 1023]) {
  test(`port ${port} is rejected at registration and at connect, behind a name and at an allowed address`, async () => {
    const resolve = () => Promise.resolve(['93.184.216.34']);
    const guard = new AddressGuard({ ...strict, allowedRanges: [parseRange('10.1.0.0/16')], resolve });
    for (const host of ['receiver.example', '10.1.2.3']) {
      await assert.rejects(guard.checkUrl(`https://${host}:${port}/`), isRefusal);
      assert.equal(await dial(guard, `https://${host}:${port}/`), 'address_refused');
    }
  });
}

test('port 443 and ports from 1024 are allowed, or the ports of the setting instead', async () => {
  const resolve = () => Promise.resolve(['93.184.216.34']);
  const guard = new AddressGuard({ ...strict, resolve });
  const accepted = ['https://a.example/', 'https://a.example:1024/', 'https://a.example:65535/'];
  for (const url of accepted) assert.equal(await guard.checkUrl(url), url);
  assert.equal(await guard.checkUrl('https://a.example:443/'), 'https://a.example/');
  const narrow = new AddressGuard({ ...strict, ports: parsePorts('443, 8443-8444'), resolve });
  assert.equal(await narrow.checkUrl('https://a.example:8444/'), 'https://a.example:8444/');
  await assert.rejects(narrow.checkUrl('https://a.example:8445/'), isRefusal);
});

test('an invalid list of ports is rejected', () => {
  for (const text of ['', '0', '70000', '9-8', '443,', 'https', '1-2-3'])
    assert.throws(() => parsePorts(text), /port/, text);
});
