import { domainToUnicode } from 'node:url';
import { invalid } from '@insights/errors';

/** Parsers repair or drop these silently, so the address would not be the one that was written. */
const UNSAFE = /[\s\\\p{Cc}]/u;
const MAX_HOST = 253;
const LABEL = /^.{1,63}$/;

const refused = (message: string): Error => invalid(['body', 'url'], message);

/**
 * The URL of a receiver as it is stored: without white space around it, a fragment mark or a dot at the end of the host. Says nothing about
 * whether the address may be used. Errors: `invalid_request` at body.url, which says what is wrong.
 */
export function receiverUrl(text: string): URL {
  const given = text.trim();
  // A parser takes "https:///hook" and "https:hook" for the host "hook".
  if (UNSAFE.test(given) || !/^[a-z][a-z+.-]*:\/\/[^/]/i.test(given) || !URL.canParse(given))
    throw refused(
      'This is not a valid URL. Use an address such as https://example.com/hooks, with a port from 1 to 65535 if any, and with spaces as %20.',
    );
  const url = new URL(given);
  if (url.username !== '' || url.password !== '')
    throw refused('The URL contains a user name or password. Leave them out; the signature shows who sends.');
  if (url.hash !== '') throw refused('The URL contains a fragment (#…), which is never sent. Leave it out.');
  if (url.port === '0') throw refused('Nothing can listen on port 0. Use port 443 or another allowed port.');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const isIp = url.hostname.startsWith('[');
  if (!isIp && !isHostName(url.hostname))
    throw refused('The host name in the URL is not valid. Use an address such as https://example.com/hooks.');
  return url;
}

/** Node's parser accepts labels in Punycode that stand for nothing, and leaves them as they are. */
function isHostName(host: string): boolean {
  const areLabels = host.split('.').every((label) => LABEL.test(label));
  return host.length <= MAX_HOST && areLabels && !/(?:^|\.)xn--/.test(domainToUnicode(host));
}
