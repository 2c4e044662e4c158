import { isIP } from 'node:net';
import { type ConfigOf, type Setting, setting } from '@insights/config';
import { keyRingSetting } from '@insights/secret-box';

function isServer(address: string): boolean {
  return isIP(address) !== 0 || /^(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\]):\d{1,5}$/i.test(address);
}

const dnsServers: Setting<string[]> = {
  ...setting.list({ env: 'DNS_SERVERS', doc: '' }),
  allowed: 'comma-separated addresses, each with or without `:port`',
  doc: 'Name servers that are asked about e-mail domains; none: those of the system.',
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
    doc: 'Host that takes back what cannot be delivered: the MX of the return path of each e-mail domain. Empty: no domains can be added.',
  }),
  spfInclude: setting.string({
    env: 'MAIL_SPF_INCLUDE',
    maxLength: 253,
    default: '',
    doc: 'Name whose SPF record lists the addresses that send. Empty: no domains can be added.',
  }),
  dnsServers,
  dnsTimeoutMs: setting.integer({
    env: 'DNS_TIMEOUT_MS',
    min: 50,
    max: 3_000,
    default: 2_000,
    doc: 'How long one name server is waited for; a domain is looked at for three times as long at most.',
  }),
  pendingCheckSeconds: setting.integer({
    env: 'EMAIL_DOMAIN_PENDING_CHECK_SECONDS',
    min: 1,
    max: 86_400,
    default: 120,
    doc: 'Pause between looks at a domain that is not set up yet.',
  }),
  recheckSeconds: setting.integer({
    env: 'EMAIL_DOMAIN_RECHECK_SECONDS',
    min: 1,
    max: 604_800,
    default: 3_600,
    doc: 'Pause between looks at a verified or failed domain.',
  }),
  patienceHours: setting.integer({
    env: 'EMAIL_DOMAIN_PATIENCE_HOURS',
    min: 1,
    max: 720,
    default: 72,
    doc: 'How long records may be on their way, or name servers silent, before a record is failed.',
  }),
  maxEmailDomains: setting.integer({
    env: 'EMAIL_DOMAINS_MAX',
    min: 1,
    max: 1_000,
    default: 100,
    doc: 'E-mail domains that one workspace may have.',
  }),
};
/** Settings of sending. */
export const mailSettings = {
  smtpUrl: setting.url({
    env: 'SMTP_URL',
    protocols: ['smtp:', 'smtps:'],
    secret: true,
    default: '',
    doc: 'Mail server that takes mails, with user and password where it wants them. Empty: no mail is sent; set MAIL_ENABLED of campaigns alike.',
  }),
  smtpTls: setting.choice({
    env: 'SMTP_TLS',
    of: ['required', 'opportunistic'],
    default: 'required',
    doc: 'Whether a server at `smtp:` that offers no STARTTLS may have mails all the same. `smtps:` is encrypted from the start.',
  }),
  smtpTimeoutMs: setting.integer({
    env: 'SMTP_TIMEOUT_MS',
    min: 100,
    max: 120_000,
    default: 20_000,
    doc: 'How long the mail server is waited for at each step.',
  }),
  mailFrom: setting.string({
    env: 'MAIL_FROM',
    maxLength: 254,
    default: '',
    doc: 'Address that mail of workspaces without a verified domain comes from; its part before the @ is used with verified domains, too. Empty: such workspaces send none.',
  }),
};

export type EmailDomainSettings = ConfigOf<typeof emailDomainSettings>;
