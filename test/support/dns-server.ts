import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { createServer, Packet } from 'dns2';

export interface DnsRecordSet {
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly priority?: string;
}

export interface DnsServer {
  /** `host:port`, the format of `DNS_SERVERS`. */
  readonly address: string;
  /** How it behaves: as an authority, as one that fails, or as one that does not respond. */
  mode: 'answer' | 'servfail' | 'silent';
  publish(record: DnsRecordSet): void;
  remove(name: string, type: string): void;
  close(): Promise<void>;
}

/** A real DNS server over UDP, on a free port of loopback by default, authoritative for everything. Unpublished names do not exist. */
export async function startDnsServer({ host = '127.0.0.1', port = 0 } = {}): Promise<DnsServer> {
  const zone = new Map<string, DnsRecordSet[]>();
  const keyOf = (name: string, type: string) => `${name.toLowerCase()} ${type}`;
  const bound = port || (await freeUdpPort());
  const server: DnsServer = {
    address: `${host}:${bound}`,
    mode: 'answer',
    publish(record) {
      const key = keyOf(record.name, record.type);
      zone.set(key, [...(zone.get(key) ?? []), record]);
    },
    remove: (name, type) => void zone.delete(keyOf(name, type)),
    close: () => dns.close(),
  };
  const dns = createServer({
    udp: { type: isIPv6(host) ? 'udp6' : 'udp4' },
    handle(request, send) {
      const [question] = request.questions;
      if (server.mode === 'silent' || !question) return;
      const response = Packet.createResponseFromRequest(request);
      const found = zone.get(keyOf(question.name, Packet.typeName(question.type))) ?? [];
      response.answers.push(...found.map((record) => resourceOf(question.name, record)));
      const { NOERROR, NXDOMAIN, SERVFAIL } = Packet.RCODE;
      response.header.rcode = server.mode === 'servfail' ? SERVFAIL : found.length > 0 ? NOERROR : NXDOMAIN;
      void send(response);
    },
  });
  await dns.listen({ udp: { port: bound, address: host } });
  return server;
}

/** Splits a text into pieces of 255 bytes, as providers publish long ones. */
function resourceOf(name: string, { type, value, priority }: DnsRecordSet) {
  const common = { name, class: Packet.CLASS.IN, ttl: 1 };
  if (type === 'MX') return { ...common, type: Packet.TYPE.MX, exchange: value, priority: Number(priority) } as never;
  if (type === 'A' || type === 'AAAA') return { ...common, type: Packet.TYPE[type], address: value } as never;
  return { ...common, type: Packet.TYPE.TXT, data: value.match(/.{1,255}/gs) ?? [''] } as never;
}

function freeUdpPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4').on('error', reject);
    socket.bind(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}
