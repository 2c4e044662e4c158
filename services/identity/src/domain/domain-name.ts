import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { invalid } from '@insights/errors';

/** Names of the records stand before it, and a whole name has at most 253 characters. */
const LONGEST = 190;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

const refused = (msg: string) => invalid(['body', 'domain'], msg);

/**
 * A domain as DNS knows it: lower case, IDNA in its ASCII form. Errors: `invalid_request` for addresses, single labels, what is no
 * name at all, and public suffixes, which are nobody's own.
 */
export function readDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/\.$/, '').toLowerCase());
  if (isIP(domain.replace(/^\[|\]$/g, ''))) throw refused('This is an IP address. Give a domain such as example.org.');
  const labels = domain.split('.');
  const isName =
    domain.length <= LONGEST && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isName)
    throw refused('This is not a domain name. Give one such as example.org, without https:// and without @.');
  if (labels.length === 1)
    throw refused('A single label is no domain that mail can come from. Give one such as example.org.');
  if (parse(domain, { allowPrivateDomains: true }).publicSuffix === domain) {
    throw refused('This is a public suffix under which others have their domains. Give your own below it.');
  }
  return domain;
}

/** The domain that was registered, which DMARC falls back to: `example.org` for `mail.example.org`. */
export function registeredDomain(domain: string): string {
  return parse(domain, { allowPrivateDomains: true }).domain ?? domain;
}
