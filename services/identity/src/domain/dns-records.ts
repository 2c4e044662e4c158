import type { WordOf, emailDomains } from '@insights/contracts';
import { registeredDomain } from './domain-name.ts';
import type { DnsPurpose, LookupResult } from './email-domain-states.ts';

/** The installation's hosts that a domain's records name. */
export interface MailHosts {
  /** Receives bounces. */
  readonly mailHost: string;
  /** The name whose SPF record lists the sending addresses. */
  readonly spfInclude: string;
}

/** A record that a domain must have, and how to recognise it in an answer of DNS. */
export interface WantedRecord {
  readonly record: DnsPurpose;
  readonly type: WordOf<typeof emailDomains.DnsType>;
  readonly name: string;
  readonly value: string;
  readonly ttl: string;
  readonly priority: string;
  /** Another name that is accepted. */
  readonly or_at: string | null;
  /** Whether the values at a name satisfy the requirement. */
  isMetBy(values: readonly string[]): boolean;
}

const TTL_SECONDS = '3600';
const MX_PRIORITY = '10';

/** The subdomain of the envelope's sender, so that its SPF record is separate from the domain's own. */
export const returnPathDomain = (domain: string) => `send.${domain}`;

/** The records of a domain. Existing policies are accepted: additional SPF mechanisms, and any DMARC policy. */
export function wantedRecords(
  { domain, selector, dkim_public_key }: { domain: string; selector: string; dkim_public_key: string },
  { mailHost, spfInclude }: MailHosts,
): WantedRecord[] {
  const txt = { type: 'TXT', ttl: TTL_SECONDS, priority: '', or_at: null } as const;
  return [
    {
      ...txt,
      record: 'DKIM',
      name: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${dkim_public_key}`,
      isMetBy: (values) => values.some((value) => isDkimKey(value, dkim_public_key)),
    },
    {
      ...txt,
      record: 'SPF',
      name: returnPathDomain(domain),
      value: `v=spf1 include:${spfInclude} ~all`,
      isMetBy: (values) => isSpfOf(values, spfInclude),
    },
    {
      record: 'RETURN_PATH',
      type: 'MX',
      name: returnPathDomain(domain),
      value: mailHost,
      ttl: TTL_SECONDS,
      priority: MX_PRIORITY,
      or_at: null,
      isMetBy: (values) => values.some((host) => host.replace(/\.$/, '').toLowerCase() === mailHost.toLowerCase()),
    },
    {
      ...txt,
      record: 'DMARC',
      name: `_dmarc.${domain}`,
      value: 'v=DMARC1; p=none;',
      or_at: `_dmarc.${registeredDomain(domain)}`,
      isMetBy: isDmarc,
    },
  ];
}

export function resultOf(record: WantedRecord, values: readonly string[]): LookupResult {
  return record.isMetBy(values) ? 'found' : 'missing';
}

function tagsOf(value: string): Map<string, string> {
  const tags = value.split(';').map((tag) => tag.split(/=(.*)/s));
  return new Map(tags.map(([name = '', text = '']) => [name.trim().toLowerCase(), text.replace(/\s/g, '')]));
}

function isDkimKey(value: string, publicKey: string): boolean {
  const tags = tagsOf(value);
  const { v = 'DKIM1', k = 'rsa', p } = Object.fromEntries(tags);
  return v === 'DKIM1' && k === 'rsa' && p === publicKey;
}

/** Receivers treat two SPF records at one name as an error. */
function isSpfOf(values: readonly string[], include: string): boolean {
  const records = values.filter((value) => /^v=spf1(\s|$)/i.test(value));
  const terms = records[0]?.toLowerCase().split(/\s+/) ?? [];
  return records.length === 1 && terms.some((term) => term.replace(/^\+/, '') === `include:${include.toLowerCase()}`);
}

function isDmarc(values: readonly string[]): boolean {
  const records = values.filter((value) => /^v=DMARC1\s*(;|$)/.test(value));
  const policy =
    tagsOf(records[0] ?? '')
      .get('p')
      ?.toLowerCase() ?? '';
  return records.length === 1 && ['none', 'quarantine', 'reject'].includes(policy);
}
