import { registeredDomain } from './domain-name.ts';
import type { Sighting } from './email-domain-states.ts';

/** The platform's side of what a domain's records say. */
export interface MailHosts {
  /** Takes back what cannot be delivered. */
  readonly mailHost: string;
  /** Names the addresses that send. */
  readonly spfInclude: string;
}

export const RECORD_NAMES = ['DKIM', 'SPF', 'RETURN_PATH', 'DMARC'] as const;
export type RecordName = (typeof RECORD_NAMES)[number];

/** One record that a domain is to have, and how to tell it in what DNS answers. */
export interface WantedRecord {
  readonly record: RecordName;
  readonly type: 'TXT' | 'MX';
  readonly name: string;
  readonly value: string;
  readonly ttl: string;
  readonly priority: string;
  /** Where else it may stand. */
  readonly or_at?: string;
  /** Whether the values at a name are what is wanted. */
  isMetBy(values: readonly string[]): boolean;
}

const TTL_SECONDS = '3600';
const MX_PRIORITY = '10';

/** The subdomain of the envelope's sender: its SPF stands apart from whatever the domain itself publishes. */
export const returnPathDomain = (domain: string) => `send.${domain}`;

/** The records of a domain. Own policies stay: other SPF mechanisms and any DMARC policy are as good as what is proposed. */
export function wantedRecords(
  { domain, selector, dkim_public_key }: { domain: string; selector: string; dkim_public_key: string },
  { mailHost, spfInclude }: MailHosts,
): WantedRecord[] {
  const txt = { type: 'TXT', ttl: TTL_SECONDS, priority: '' } as const;
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

export function sightingOf(record: WantedRecord, values: readonly string[]): Sighting {
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

/** Two SPF records at one name are an error to every receiver. */
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
