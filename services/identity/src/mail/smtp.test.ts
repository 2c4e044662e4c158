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

/** What comes of a mail whose reader is refused with a status. */
async function outcome(status: number | undefined, by: Smtp = smtp): Promise<AppError> {
  server.refuse = () => status;
  const error: unknown = await by.send(mail).then(
    () => assert.fail('it was taken'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof AppError);
  assert.doesNotMatch(JSON.stringify([error.message, error.log, String(error.cause)]), /maya/);
  return error;
}

test('a mail that is refused for good is told apart from one to be tried again, and no refusal repeats the address', async () => {
  for (const status of [550, 552, 554]) assert.equal((await outcome(status)).code, 'mail_refused', `${status}`);
  for (const status of [421, 450, 451, 452]) assert.equal((await outcome(status)).code, 'unavailable', `${status}`);
});

test('a refusal that is about us is no fault of the mail', async () => {
  for (const status of [530, 535]) assert.equal((await outcome(status)).code, 'unavailable', `${status}`);
});

test('a server without TLS gets no mail where TLS is required', async () => {
  assert.equal((await outcome(undefined, new Smtp({ ...settings, smtpTls: 'required' }))).code, 'unavailable');
  assert.equal(server.received.length, 0);
});

test('a server that is away or says nothing is given up in time', async () => {
  server.refuse = () => undefined;
  server.acknowledge = () => new Promise<void>(() => undefined);
  const began = Date.now();
  assert.equal((await outcome(undefined)).code, 'unavailable');
  assert.ok(Date.now() - began < 3_000);
  await server.down();
  assert.equal((await outcome(undefined)).code, 'unavailable');
});
