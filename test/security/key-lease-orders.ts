/**
 * Runs `count` orders of events from a seed on, with a fault or none, and prints one line of JSON. A process of its own, because the
 * test runner makes each promise ten times as expensive.
 */
import { SeededRandom } from '../../services/campaigns/src/domain/transcript/seeded-random.fixture.ts';
import { type Fault, Simulation } from './key-lease-simulation.ts';

/** Enough for two revocations and what gateways do meanwhile. */
const STEPS = 80;

export interface Outcome {
  readonly answers: number;
  readonly remembered: number;
  /** The first seed whose order accepts a revoked key; null if none does. */
  readonly violated_by: number | null;
}

const [seed = '1', count = '1', fault = '{}'] = process.argv.slice(2);
const seen = { answers: 0, remembered: 0 };
let violated_by: number | null = null;
for (let n = Number(seed); n < Number(seed) + Number(count) && violated_by === null; n += 1) {
  const simulation = new Simulation(new SeededRandom(n), JSON.parse(fault) as Fault);
  await simulation.run(STEPS);
  if (simulation.violations > 0) violated_by = n;
  seen.answers += simulation.seen.answers;
  seen.remembered += simulation.seen.remembered;
}
console.log(JSON.stringify({ ...seen, violated_by } satisfies Outcome));
