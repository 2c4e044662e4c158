/**
 * Writes a byte for each arrival, evenly spread: `arrivals.ts <per second> <how many>`. It is a separate process, so that keeping time
 * takes nothing from the measured process.
 */
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
