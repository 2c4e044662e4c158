import { isIP } from 'node:net';
import type { ClientConfig } from 'pg';

/**
 * Connection options for `pg`. Without `ssl.host`, `pg` checks the certificate of a server given by IP address against the name
 * `localhost`.
 */
export function connectionTo(url: string): Pick<ClientConfig, 'connectionString' | 'ssl'> {
  const address = new URL(url);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const isChecked = !['disable', 'no-verify', null].includes(address.searchParams.get('sslmode'));
  if (isIP(host) === 0 || !isChecked) return { connectionString: url };
  address.searchParams.delete('sslmode');
  return { connectionString: address.href, ssl: { host } };
}

/** `url` with the `sslmode` of `other` if it has none: operators leave it out of the URLs in the Secrets that they make. */
export function withSslModeOf(other: string, url: string): string {
  const address = new URL(url);
  const mode = new URL(other).searchParams.get('sslmode');
  if (mode !== null && !address.searchParams.has('sslmode')) address.searchParams.set('sslmode', mode);
  return address.href;
}
