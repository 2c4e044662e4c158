import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { AppError } from '@insights/errors';
import { startMailServer } from '../../../../test/support/mail-server.ts';
import { Smtp } from './smtp.ts';

const server = await startMailServer();
after(() => server.down());
const settings = { smtpUrl: `smtp://127.0.0.1:${server.port}`, smtpTls: 'opportunistic', smtpTimeoutMs: 300 } as const;
const smtp = new Smtp(settings);
const mail = { from: 'a@example.org', to: 'maya@reader.example', subject: 's', text: 't' };

/** The error of a mail whose recipient is rejected with a status. */
async function outcome(status: number | undefined, by: Smtp = smtp): Promise<AppError> {
  server.refuse = () => status;
  const error: unknown = await by.send(mail).then(
    () => assert.fail('the mail was accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof AppError);
  assert.doesNotMatch(JSON.stringify([error.message, error.log, String(error.cause)]), /maya/);
  return error;
}

test('permanent and temporary rejections are told apart, and no error contains the address', async () => {
  for (const status of [550, 552, 554]) assert.equal((await outcome(status)).code, 'mail_refused', `${status}`);
  for (const status of [421, 450, 451, 452]) assert.equal((await outcome(status)).code, 'unavailable', `${status}`);
});

test('a rejection caused by our configuration is retried', async () => {
  for (const status of [530, 535]) assert.equal((await outcome(status)).code, 'unavailable', `${status}`);
});

test('no mail is sent without TLS if TLS is required', async () => {
  assert.equal((await outcome(undefined, new Smtp({ ...settings, smtpTls: 'required' }))).code, 'unavailable');
  assert.equal(server.received.length, 0);
});

test('an unavailable or silent server times out', async () => {
  server.refuse = () => undefined;
  server.acknowledge = () => new Promise<void>(() => undefined);
  const began = Date.now();
  assert.equal((await outcome(undefined)).code, 'unavailable');
  assert.ok(Date.now() - began < 3_000);
  await server.down();
  assert.equal((await outcome(undefined)).code, 'unavailable');
});
