/** Writes a byte for each arrival, evenly spread: `arrivals.ts <per second> <how many>`. A process of its own, so that keeping time costs those who are measured nothing. */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const [perSecond = 0, count = 0] = process.argv.slice(2).map(Number);
const started = performance.now();
for (let sent = 0; sent < count;) {
  const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond));
  if (due > sent) process.stdout.write(Buffer.alloc(due - sent));
  sent = due;
  await sleep(1);
}
