// A webhook receiver in thirty lines: checks the signature over the raw bytes and prints the event.
// Usage: node receiver.mjs PORT SECRET
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const [port, secret] = process.argv.slice(2);
const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

createServer((request, response) => {
  if (request.method !== 'POST') return void response.writeHead(405).end();
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const raw = Buffer.concat(chunks);
    const expected = Buffer.from(`sha256=${createHmac('sha256', key).update(raw).digest('hex')}`);
    const given = Buffer.from(request.headers['x-service-signature'] ?? '');
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    const { event, data } = JSON.parse(raw.toString());
    console.log(isGenuine ? 'genuine' : 'FORGED', event, JSON.stringify(data));
    response.writeHead(isGenuine ? 204 : 401).end();
  });
}).listen(Number(port), '127.0.0.1');
