// A webhook receiver on Node's standard library. Run: WEBHOOK_SECRET=whsec_… PORT=8099 node receiver.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';

const KEY = Buffer.from((process.env['WEBHOOK_SECRET'] ?? '').replace(/^whsec_/, ''), 'base64');
const TOLERANCE_SECONDS = 300;
const LARGEST_BODY = 1024 * 1024;
if (KEY.length === 0) throw new Error('Set WEBHOOK_SECRET to the secret of the endpoint.');

function isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const id = String(headers['webhook-id'] ?? '');
  const timestamp = String(headers['webhook-timestamp'] ?? '');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', KEY).update(`${id}.${timestamp}.`).update(body).digest();
  // After a rotation of the secret there are two signatures for a day.
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  });
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    if (size > LARGEST_BODY || !isGenuine(request.headers, body)) return void response.writeHead(400).end();
    const { event } = JSON.parse(body.toString('utf8')) as { event: string };
    // An event may arrive twice with the same id. Store it here and work on it after the answer, which is due within 10 seconds.
    console.log(event, request.headers['webhook-id']);
    response.writeHead(204).end();
  });
}).listen(Number(process.env['PORT'] ?? 8099), '127.0.0.1');
