import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDomain, registeredDomain } from './domain-name.ts';

test('a domain is normalised to its DNS form', () => {
  assert.equal(readDomain(' Example.ORG. '), 'example.org');
  assert.equal(readDomain('münchen.example'), 'xn--mnchen-3ya.example');
  assert.equal(readDomain('mail.acme.co.uk'), 'mail.acme.co.uk');
});

test('a name that mail cannot be sent from is rejected with the reason', () => {
  const cases: [string, RegExp][] = [
    ['192.0.2.1', /IP address/],
    ['[2001:db8::1]', /IP address/],
    ['localhost', /single label/],
    ['co.uk', /public suffix/],
    ['github.io', /public suffix/],
    ['https://example.org', /not a domain name/],
    ['anna@example.org', /not a domain name/],
    ['-a.example.org', /not a domain name/],
    ['a..example.org', /not a domain name/],
    ['*.example.org', /not a domain name/],
    ['', /not a domain name/],
    [`${'a'.repeat(64)}.example.org`, /not a domain name/],
    [`${'a.'.repeat(100)}example.org`, /not a domain name/],
  ];
  for (const [text, reason] of cases) assert.throws(() => readDomain(text), reason, text);
});

test('the registered domain of a subdomain is found', () => {
  assert.equal(registeredDomain('news.mail.acme.co.uk'), 'acme.co.uk');
});
