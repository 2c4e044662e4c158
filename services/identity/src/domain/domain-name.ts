import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { invalid } from '@insights/errors';

/** Leaves room for the record names in front of it; a full name has at most 253 characters. */
const LONGEST = 190;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

const rejected = (msg: string) => invalid(['body', 'domain'], msg);

/** A domain in DNS form: lower case, IDNA as ASCII. Errors: `invalid_request` for IP addresses, single labels, invalid names and public suffixes. */
export function readDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/\.$/, '').toLowerCase());
  if (isIP(domain.replace(/^\[|\]$/g, ''))) throw rejected('This is an IP address. Send a domain such as example.org.');
  const labels = domain.split('.');
  const isName =
    domain.length <= LONGEST && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName)
    throw rejected('This is not a domain name. Send one such as example.org, without https:// and without @.');
  if (labels.length === 1)
    throw rejected('Mail cannot be sent from a single label. Send a domain such as example.org.');
  if (parse(domain, { allowPrivateDomains: true }).publicSuffix === domain) {
    throw rejected('This is a public suffix. Send your own domain below it.');
  }
  return domain;
}

/** The registered domain, which DMARC falls back to: `example.org` for `mail.example.org`. */
export function registeredDomain(domain: string): string {
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain;
}
