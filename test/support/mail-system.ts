import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { after } from 'node:test';
import type { Demo } from '../../deploy/local/seed.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { PLENTY } from './plenty.ts';

export interface MailSystem {
  readonly stack: Stack;
  readonly demo: Demo;
  readonly mails: MailServer;
  readonly dns: DnsServer;
}

let started: Promise<MailSystem> | undefined;

/**
 * A system of this process that sends mail, looks for due reminders and records of domains each second, and repeats webhooks at once. Files
 * that use it run in one process.
 */
export function useMailSystem(atEnd: typeof after): Promise<MailSystem> {
  return (started ??= start(atEnd));
}

async function start(atEnd: typeof after): Promise<MailSystem> {
  const dir = mkdtempSync(join(tmpdir(), 'insights-with-mail-'));
  const mails = await startMailServer();
  const dns = await startDnsServer();
  const stack = await startStack({
    dir: join(dir, 'local'),
    seed: 'small',
    interviewers: 0,
    env: {
      ...PLENTY,
      // A test looks for what must not be in it.
      LOG_LEVEL: 'info',
      JOB_LEASE_SECONDS: '3',
      DNS_SERVERS: dns.address,
      DNS_TIMEOUT_MS: '200',
      EMAIL_DOMAIN_PENDING_CHECK_SECONDS: '1',
      EMAIL_DOMAIN_RECHECK_SECONDS: '1',
      REMIND_EVERY_SECONDS: '1',
      WEBHOOKS_RETRY_SECONDS: '0.05,0.05,0.05',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      SMTP_TLS: 'opportunistic',
      SMTP_TIMEOUT_MS: '2000',
      MAIL_FROM: 'interviews@platform.example',
    },
  });
  atEnd(async () => {
    await stack.remove();
    await mails.down();
    await dns.close();
    rmSync(dir, { recursive: true, force: true });
  });
  if (!stack.demo) throw new Error('the stack was not seeded');
  return { stack, demo: stack.demo, mails, dns };
}
