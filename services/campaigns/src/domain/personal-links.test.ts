import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { parseKeyRing } from '@insights/secret-box';
import { PersonalLinks, addressOf } from './personal-links.ts';

const k1 = `k1:${randomBytes(32).toString('base64')}`;
const k2 = `k2:${randomBytes(32).toString('base64')}`;
const linksOf = (keys: string) =>
  new PersonalLinks({ keys: parseKeyRing(keys), publicUrl: 'https://api.example/base/' });
const links = linksOf(k1);
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

function invited(by: PersonalLinks, id = v7(), invitation_version = 1) {
  const { token, hash, key_id } = by.newToken('invitation', id, invitation_version);
  return { token, row: { id, invitation_version, invitation_key_id: key_id, invitation_hash: hash } };
}

test('a derived link is stable, and different for each contact and version', () => {
  const { token, row } = invited(links);
  assert.equal(links.urlOf(row), `https://api.example/base/join/invitations/${token}`);
  assert.notEqual(invited(links, row.id, 2).token, token);
  assert.notEqual(invited(links).token, token);
});

test('a link whose key was replaced is shown only while the former key is configured', () => {
  const { token, row } = invited(links);
  assert.ok(linksOf(`${k2},${k1}`).urlOf(row)?.endsWith(token));
  assert.equal(linksOf(k2).urlOf(row), undefined);
});

test('a link that no longer opens anything is not shown', () => {
  const { row } = invited(links);
  assert.equal(links.urlOf({ ...row, invitation_version: 2 }), undefined);
  assert.equal(links.urlOf({ ...row, invitation_version: 0 }), undefined);
});

test('an unsubscribe link is valid for one address in one workspace, and an altered one is rejected', () => {
  const address = addressOf(v7(), ' Maya@Example.org');
  assert.deepEqual(address, addressOf(address.workspace_id, 'maya@example.org'));
  const token = tokenIn(links.unsubscribeUrl(address));
  assert.deepEqual(links.readUnsubscribeToken(token), address);
  assert.deepEqual(linksOf(`${k2},${k1}`).readUnsubscribeToken(token), address);
  assert.equal(linksOf(k2).readUnsubscribeToken(token), undefined);
  for (const place of [0, 20, 30, 50, 63]) {
    const other = token[place] === 'A' ? 'B' : 'A';
    assert.equal(links.readUnsubscribeToken(token.slice(0, place) + other + token.slice(place + 1)), undefined);
  }
  for (const wrong of ['', 'x', `${token}A`, token.slice(0, -2)])
    assert.equal(links.readUnsubscribeToken(wrong), undefined);
});
