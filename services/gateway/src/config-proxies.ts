import { isIP } from 'node:net';
import { type Setting, setting } from '@insights/config';
import ipaddr from 'ipaddr.js';

/** The shortest prefixes that a range of proxies needs: 10.0.0.0/8 and fc00::/7. */
const WIDEST = { ipv4: 8, ipv6: 7, mapped: 96 + 8 };

/** The problem with an address or a range; undefined when it is valid. */
function problemOf(range: string): string | undefined {
  const [address = '', bits, ...more] = range.split('/');
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  if (family === 0 || !isRange || more.length > 0) return 'which is neither an address nor a range';
  if (bits === undefined) return undefined;
  const parsed = ipaddr.parse(address);
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  const widest = isMapped ? WIDEST.mapped : WIDEST[parsed.kind()];
  if (Number(bits) >= widest) return undefined;
  return 'which is too wide: a client in a trusted range can claim any address. List only the proxies';
}

export const trustedProxies: Setting<string[]> = {
  ...setting.list({ env: 'TRUSTED_PROXIES', doc: '' }),
  doc: 'Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted; for any other peer, the address of its connection counts. Must not include clients.',
  default: [],
  parse(text) {
    const ranges = text.split(',').map((item) => item.trim());
    for (const range of ranges) {
      const problem = problemOf(range);
      if (problem !== undefined) throw new Error(`has ${JSON.stringify(range)}, ${problem}`);
    }
    return ranges;
  },
};
