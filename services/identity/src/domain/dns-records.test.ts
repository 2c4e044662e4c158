import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wantedRecords } from './dns-records.ts';
import type { DnsPurpose } from './email-domain-states.ts';

const hosts = { mailHost: 'mail.platform.example', spfInclude: 'spf.platform.example' };
const records = wantedRecords({ domain: 'news.acme.co.uk', selector: 'ii-1', dkim_public_key: 'QUJD' }, hosts);
function isMet(name: DnsPurpose, values: string[]): boolean {
  const record = records.find((each) => each.record === name);
  assert.ok(record);
  return record.isMetBy(values);
}

test('proposed DNS records pass verification', () => {
  for (const { record, value } of records) assert.ok(isMet(record, [value]), record);
});

test('every field is a string, and a TXT record has no priority', () => {
  for (const record of records) {
    const { type, name, value, ttl, priority } = record;
    assert.ok([type, name, value, ttl, priority].every((field) => typeof field === 'string'));
    assert.equal(priority === '', type === 'TXT');
  }
});

test('a DKIM record is accepted with any spacing of its tags, and another key is rejected', () => {
  assert.ok(isMet('DKIM', ['p=QU JD']));
  assert.ok(isMet('DKIM', ['v = DKIM1;k=rsa; s=email; p=QUJD;']));
  for (const wrong of ['v=DKIM1; p=', 'v=DKIM1; p=QUJE', 'v=DKIM2; p=QUJD', 'k=ed25519; p=QUJD', '']) {
    assert.equal(isMet('DKIM', [wrong]), false, wrong);
  }
});

test('an SPF record may contain other mechanisms, but a second SPF record is rejected', () => {
  const ours = 'v=spf1 include:spf.platform.example ~all';
  assert.ok(isMet('SPF', ['other', 'v=spf1 ip4:192.0.2.1 +include:SPF.platform.example -all']));
  assert.equal(isMet('SPF', [ours, 'v=spf1 -all']), false);
  assert.equal(isMet('SPF', ['v=spf1 -include:spf.platform.example -all']), false);
  assert.equal(isMet('SPF', ['v=spf1 include:spf.platform.example.evil.example -all']), false);
});

test('the return path may have additional hosts', () => {
  assert.ok(isMet('RETURN_PATH', ['other.example', 'MAIL.platform.example.']));
  assert.equal(isMet('RETURN_PATH', ['other.example']), false);
});

test('any DMARC policy is accepted, at the domain or at its registered domain', () => {
  assert.equal(records.find(({ record }) => record === 'DMARC')?.or_at, '_dmarc.acme.co.uk');
  assert.ok(isMet('DMARC', ['v=DMARC1; p=Reject; rua=mailto:a@acme.example']));
  assert.equal(isMet('DMARC', ['v=DMARC1']), false);
  assert.equal(isMet('DMARC', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']), false);
});
