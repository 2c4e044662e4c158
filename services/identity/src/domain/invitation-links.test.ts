import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { hashKey, isWellFormedKey } from '@insights/auth-context';
import { InvitationLinks } from './invitation-links.ts';

const ring = (...ids: string[]) => ({ current: ids[0] ?? '', keys: new Map(ids.map((id) => [id, randomBytes(32)])) });

test('a token can be derived again from its id and key, differs for another id, and is lost with its key', () => {
  const keys = ring('new', 'old');
  const links = new InvitationLinks({ keys, publicUrl: 'https://api.example.com/', page: '' });
  const id = v7();
  const { token, hash, key_id } = links.newToken(id);
  assert.ok(isWellFormedKey(token, 'iii'));
  assert.deepEqual([key_id, hashKey(token)], ['new', hash]);
  assert.equal(links.tokenOf(id, 'new'), token);
  assert.notEqual(links.tokenOf(id, 'old'), token);
  assert.notEqual(links.tokenOf(v7(), 'new'), token);
  assert.equal(links.tokenOf(id, 'gone'), undefined);
});

test('a link contains its token after #, which browsers do not send', () => {
  const urlAt = (page: string) =>
    new InvitationLinks({ keys: ring('k'), publicUrl: 'https://api.example.com/base/', page }).urlOf('iii_x');
  assert.equal(urlAt(''), 'https://api.example.com/base/invitations#iii_x');
  assert.equal(urlAt('https://app.example.com/welcome'), 'https://app.example.com/welcome#iii_x');
});
