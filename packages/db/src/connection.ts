import { isIP } from 'node:net';
import type { ClientConfig } from 'pg';

/**
 * How `pg` is told of a database. A server that is dialled by its address is checked against the name `localhost` by `pg`, unless
 * it is told the host.
 */
export function connectionTo(url: string): Pick<ClientConfig, 'connectionString' | 'ssl'> {
  const address = new URL(url);
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const isChecked = !['disable', 'no-verify', null].includes(address.searchParams.get('sslmode'));
  if (isIP(host) === 0 || !isChecked) return { connectionString: url };
  address.searchParams.delete('sslmode');
  return { connectionString: address.href, ssl: { host } };
}
