import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { bySize } from '../support/size.ts';
import type { Outcome } from './key-lease-orders.ts';
import type { Fault } from './key-lease-simulation.ts';

const SEED = Number(process.env['INSIGHTS_SEED'] ?? '1');
const ORDERS = bySize({ smoke: 50_000, proof: 1_000_000 });
const PROCESSES = 2;
/** A fault shows in one of a few thousand orders, the rarest in one of twenty thousand. */
const ORDERS_WITH_FAULT = 200_000;
const RAREST = 'a renewal that does not exclude a revocation';
/** The quick run searches for the rarest fault from shortly before an order that shows it. */
const FIRST_ORDER: Readonly<Record<string, number>> = bySize({ smoke: { [RAREST]: 142_000 }, proof: {} });

const run = promisify(execFile);

async function simulate(seed: number, count: number, fault: Fault = {}): Promise<Outcome> {
  const program = join(import.meta.dirname, 'key-lease-orders.ts');
  const flags = ['--disable-warning=ExperimentalWarning', program, String(seed), String(count), JSON.stringify(fault)];
  return JSON.parse((await run(process.execPath, flags)).stdout) as Outcome;
}

test(`no gateway accepts a key after its revocation has answered, in ${ORDERS} orders of events`, async () => {
  const share = ORDERS / PROCESSES;
  const outcomes = await Promise.all(Array.from({ length: PROCESSES }, (_, n) => simulate(SEED + n * share, share)));
  console.log(`${ORDERS} orders of events: ${JSON.stringify(outcomes)}`);
  for (const { answers, remembered, violated_by } of outcomes) {
    assert.equal(violated_by, null, 'run again with this INSIGHTS_SEED');
    assert.ok(answers > share / 2 && remembered > share, 'revocations answer, and verdicts are used again');
  }
});

const faults: Record<string, Fault> = {
  [RAREST]: { locks_nothing: true },
  'a lease that is deleted although it was renewed': { deletes_renewed: true },
  'a revocation that waits for no lease': { finds_no_lease: true },
  'a revocation that waits half a lease': { waits_half: true },
  'a gateway that trusts its monotonic clock only': { trusts: 'monotonic' },
  'a gateway that trusts its wall clock only': { trusts: 'wall' },
  'a verdict that is taken to be newer than it is': { dates_verdicts_wrongly: true },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`the simulation finds ${what}`, async () => {
    const { violated_by } = await simulate(FIRST_ORDER[what] ?? 1, ORDERS_WITH_FAULT, fault);
    console.log(`${what}: seed ${violated_by}`);
    assert.notEqual(violated_by, null);
  });
}
