import { isIP } from 'node:net';
import { type ConfigOf, type Setting, setting } from '@insights/config';
import { keyRingSetting } from '@insights/secret-box';

function isServer(address: string): boolean {
  return isIP(address) !== 0 || /^(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\]):\d{1,5}$/i.test(address);
}

const dnsServers: Setting<string[]> = {
  ...setting.list({ env: 'DNS_SERVERS', doc: '' }),
  allowed: 'comma-separated addresses, each with or without `:port`',
  doc: 'Name servers for checking e-mail domains; empty: those of the system.',
  default: [],
  parse(text) {
    const servers = text.split(',').map((item) => item.trim());
    if (!servers.every(isServer)) throw new Error('is not a list of addresses such as 192.0.2.53 or 192.0.2.53:5353');
    return servers;
  },
};

/** Settings of e-mail domains. */
export const emailDomainSettings = {
  encryptionKeys: keyRingSetting({
    env: 'ENCRYPTION_KEYS',
    doc: 'Encrypt the private keys of e-mail domains at rest, and derive the links of member invitations. The first is used for new ones; keep the others until `rotate-keys` has run.',
  }),
  mailHost: setting.string({
    env: 'MAIL_HOST',
    maxLength: 253,
    default: '',
    doc: 'Host that receives bounces: the MX of each e-mail domain’s return path. Empty: no domains can be added.',
  }),
  spfInclude: setting.string({
    env: 'MAIL_SPF_INCLUDE',
    maxLength: 253,
    default: '',
    doc: 'Name whose SPF record lists the sending addresses. Empty: no domains can be added.',
  }),
  dnsServers,
  dnsTimeoutMs: setting.integer({
    env: 'DNS_TIMEOUT_MS',
    min: 50,
    max: 3_000,
    default: 2_000,
    doc: 'Timeout of one query to one name server. The check of a domain takes at most three times as long.',
  }),
  pendingCheckSeconds: setting.integer({
    env: 'EMAIL_DOMAIN_PENDING_CHECK_SECONDS',
    min: 1,
    max: 86_400,
    default: 120,
    doc: 'Pause between checks of a domain that is not set up yet.',
  }),
  recheckSeconds: setting.integer({
    env: 'EMAIL_DOMAIN_RECHECK_SECONDS',
    min: 1,
    max: 604_800,
    default: 3_600,
    doc: 'Pause between checks of a verified or failed domain.',
  }),
  patienceHours: setting.integer({
    env: 'EMAIL_DOMAIN_PATIENCE_HOURS',
    min: 1,
    max: 720,
    default: 72,
    doc: 'Grace period: how long a new record may be missing, or name servers may give no answer, before the record fails.',
  }),
  maxEmailDomains: setting.integer({
    env: 'EMAIL_DOMAINS_MAX',
    min: 1,
    max: 1_000,
    default: 100,
    doc: 'Maximum number of e-mail domains in one workspace.',
  }),
};

/** Settings for sending mail. */
export const mailSettings = {
  smtpUrl: setting.url({
    env: 'SMTP_URL',
    protocols: ['smtp:', 'smtps:'],
    secret: true,
    default: '',
    doc: 'Mail server, with user and password if it requires them. Empty: no mail is sent; set MAIL_ENABLED of the gateway, campaigns and webhooks to match.',
  }),
  smtpTls: setting.choice({
    env: 'SMTP_TLS',
    of: ['required', 'opportunistic'],
    default: 'required',
    doc: '`opportunistic` also sends mail to an `smtp:` server that does not offer STARTTLS. `smtps:` is always encrypted.',
  }),
  smtpTimeoutMs: setting.integer({
    env: 'SMTP_TIMEOUT_MS',
    min: 100,
    max: 120_000,
    default: 20_000,
    doc: 'Timeout of each step with the mail server.',
  }),
  mailFrom: setting.string({
    env: 'MAIL_FROM',
    maxLength: 254,
    default: '',
    doc: 'Sender address for workspaces without a verified domain; its part before the @ is also used with verified domains. Empty: such workspaces send no mail.',
  }),
};

export type EmailDomainSettings = ConfigOf<typeof emailDomainSettings>;
