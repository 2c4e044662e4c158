import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export interface ReceivedMail {
  /** Envelope. */
  from: string;
  to: string;
  raw: Buffer;
  /** The message with soft line breaks and encodings decoded, to search for words. */
  readable: string;
  header(name: string): string | undefined;
}

export interface MailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** The SMTP status with which a recipient is rejected; undefined: accepted. */
  refuse: (address: string) => number | undefined;
  /** Called when a message has arrived completely, before it is acknowledged; a rejection loses the message. */
  acknowledge: (mail: ReceivedMail) => Promise<void>;
  up(): Promise<void>;
  down(): Promise<void>;
}

/** A real SMTP server on loopback that stores what it receives. It restarts on the same port. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  let server: SMTPServer | undefined;
  const mailServer: MailServer = {
    port,
    received: [],
    refuse: () => undefined,
    acknowledge: async () => undefined,
    async up() {
      const next = create(mailServer);
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
      server = next;
    },
    async down() {
      const last = server;
      server = undefined;
      if (!last) return;
      for (const connection of last.connections) connection.close();
      await new Promise<void>((resolve) => last.close(() => resolve()));
    },
  };
  await mailServer.up();
  return mailServer;
}

function create(mailServer: MailServer): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = mailServer.refuse(address);
      if (responseCode === undefined) return done();
      done(Object.assign(new Error(`5.1.1 <${address}> is not known here`), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = read(Buffer.concat(chunks), mailFrom ? mailFrom.address : '', rcptTo[0]?.address ?? '');
        mailServer.acknowledge(mail).then(
          () => {
            mailServer.received.push(mail);
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  // A killed client resets its connection.
  server.on('error', () => undefined);
  return server;
}

function read(raw: Buffer, from: string, to: string): ReceivedMail {
  const joined = raw.toString('latin1').replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const readable = Buffer.from(bytes, 'latin1').toString('utf8');
  const head = (raw.toString('utf8').split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  return { from, to, raw, readable, header };
}
