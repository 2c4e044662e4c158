/**
 * How many live sessions one interviewer process, or `INTERVIEWERS` of them, can conduct while 99 of 100 answers get their next turn
 * within 250 ms, and the memory of each session. Sessions are added step by step; in each step everybody answers every 2 to 4 s, or every `ANSWER_SECONDS`
 * give or take a third, through the public API alone. A turn's latency: from the acknowledgement of the answer to the next turn on the event stream.
 *
 * Participants, gateway, campaigns, PostgreSQL and NATS share the cores with the interviewer (two, for the figures in the
 * documentation), so the result is a lower bound: what one process achieves in a whole system on one machine. `cpu` is the
 * share of one core that the interviewers used, `machine` the share of all cores that all processes used. An exchange is an answer
 * with the turn that follows it; what it costs includes the background work of each process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { bySize } from '../support/size.ts';
import { PLENTY } from '../support/plenty.ts';
import { costOf, secondsByProcess } from '../support/cost-by-process.ts';
import { cpuSecondsOf, memoryMibOf } from '../support/process-usage.ts';

/** `SESSIONS=100,100` measures 100 sessions twice. */
const STEPS =
  process.env['SESSIONS']?.split(',').map(Number) ??
  bySize({ smoke: [10, 20], proof: [100, 200, 300, 400, 600, 800, 1_000] });
const INTERVIEWERS = Number(process.env['INTERVIEWERS'] ?? 1);
const STEP_MS = bySize({ smoke: 5_000, proof: 20_000 });
/** The pause after the last one has joined, before measuring. */
const SETTLE_MS = bySize({ smoke: 1_000, proof: 4_000 });
const ANSWER_SECONDS = Number(process.env['ANSWER_SECONDS'] ?? 3);
const THINK_MS = { least: (ANSWER_SECONDS * 2_000) / 3, spread: (ANSWER_SECONDS * 2_000) / 3 };
const LIMIT_MS = 250;
/** No further step follows one that was this slow. */
const HOPELESS_MS = 1_000;
const JOINING_AT_ONCE = 5;
/** An overloaded system is only slow: every answer eventually gets its turn. */
const PATIENCE_MS = 60_000;

const ANSWERS = [
  'The notes were on paper and nobody could read them, so we phoned around for an hour because two were missing.',
  'We read the notes aloud at every change of shift, which takes half an hour since everybody joins.',
  'Last Tuesday the agency nurse had no card, for example, so I walked down to open the medication room.',
  'It works fine on the early shift because the same three people have done it together for years.',
];

interface Row {
  sessions: number;
  turns: number;
  p50_ms: number;
  p99_ms: number;
  rss_mib: number;
  cpu_percent: number;
  machine_percent: number;
}

/** Of all interviewers together. */
function usageOf(stack: Stack): { rss_mib: number; cpu_ms: number } {
  const each = interviewersOf(stack).map(({ pid }) => ({
    rss_mib: memoryMibOf(pid, 'VmRSS'),
    cpu_ms: cpuSecondsOf(pid) * 1_000,
  }));
  return { rss_mib: totalOf(each.map(({ rss_mib }) => rss_mib)), cpu_ms: totalOf(each.map(({ cpu_ms }) => cpu_ms)) };
}

function machineBusyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

/** All current participants. */
class Crowd {
  readonly #base_url: string;
  readonly #link: string;
  readonly #failed = new AbortController();
  readonly #seats: Promise<void>[] = [];
  #areLeaving = false;
  /** Latencies since the last `measure` began. */
  #latencies: number[] = [];

  constructor(base_url: string, link: string) {
    this.#base_url = base_url;
    this.#link = link;
  }

  async growTo(size: number): Promise<void> {
    while (this.#seats.length < size) {
      const count = Math.min(JOINING_AT_ONCE, size - this.#seats.length);
      await Promise.all(Array.from({ length: count }, () => this.#join()));
    }
    this.#failed.signal.throwIfAborted();
  }

  /** Latencies in milliseconds, in rising order, of the turns seen within `ms`. */
  async measure(ms: number): Promise<number[]> {
    this.#latencies = [];
    await sleep(ms, undefined, { signal: this.#failed.signal }).catch(() => this.#failed.signal.throwIfAborted());
    return this.#latencies.toSorted((a, b) => a - b);
  }

  /** Ends all interviews from the participants' side, each when its next answer would be due. */
  async leave(): Promise<void> {
    this.#areLeaving = true;
    await Promise.all(this.#seats);
    this.#failed.signal.throwIfAborted();
  }

  async #join(): Promise<void> {
    const participant = await Participant.join(this.#base_url, this.#link);
    const reader = participant.read();
    const seat = this.#talk(participant, reader).catch((error: unknown) => this.#failed.abort(error));
    this.#seats.push(seat.finally(() => reader.close()));
  }

  async #talk(participant: Participant, reader: Reader): Promise<void> {
    let { seq } = await reader.asked(0, PATIENCE_MS);
    for (;;) {
      await sleep(THINK_MS.least + Math.random() * THINK_MS.spread);
      if (this.#areLeaving) break;
      const said = await participant.say(ANSWERS[seq % ANSWERS.length] ?? '');
      const acknowledged_at = Date.now();
      const asked = await reader.asked(said.seq, PATIENCE_MS);
      const seen_at = reader.turns.find((turn) => turn.seq === asked.seq)?.at ?? acknowledged_at;
      // The next turn may be on the stream before the acknowledgement arrives.
      this.#latencies.push(Math.max(0, seen_at - acknowledged_at));
      ({ seq } = asked);
    }
    await participant.api.ok(participant.api.post('/v1/join/session/finish'));
  }
}

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function interviewersOf(stack: Stack): { pid: number; management_port: number }[] {
  const running = Object.values(stack.processes()).filter(({ role }) => role === 'interviewer');
  if (running.length !== INTERVIEWERS) throw new Error(`${running.length} interviewers are running`);
  return running.map(({ pid, management_port }) => ({ pid, management_port: management_port ?? 0 }));
}

/** Resolves when the interviewers report that together they conduct this many. */
async function untilHeld(stack: Stack, sessions: number): Promise<void> {
  const held = async ({ management_port }: { management_port: number }): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${management_port}/metrics`)).text();
    return Number(/^insights_interviewer_sessions(?:\{.*\})? (\d+)$/m.exec(text)?.[1]);
  };
  const look = async (): Promise<true | null> =>
    totalOf(await Promise.all(interviewersOf(stack).map(held))) === sessions ? true : null;
  await eventually(look, { timeout_ms: PATIENCE_MS, what: `interviewers with ${sessions} sessions` });
}

async function measureStep(stack: Stack, crowd: Crowd, sessions: number): Promise<Row> {
  await crowd.growTo(sessions);
  await untilHeld(stack, sessions);
  await crowd.measure(SETTLE_MS);
  const [began, own, machine] = [performance.now(), usageOf(stack).cpu_ms, machineBusyMs()];
  const before = secondsByProcess(stack);
  const latencies = await crowd.measure(STEP_MS);
  console.log(`  processor time of an exchange: ${costOf(before, secondsByProcess(stack), latencies.length)}`);
  const { rss_mib, cpu_ms } = usageOf(stack);
  const passed_ms = performance.now() - began;
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    sessions,
    turns: latencies.length,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    rss_mib: Math.round(rss_mib * 10) / 10,
    cpu_percent: Math.round(((cpu_ms - own) / passed_ms) * 100),
    machine_percent: Math.round(((machineBusyMs() - machine) / passed_ms / cpus().length) * 100),
  };
}

/** The slope of the best-fitting straight line, in KiB; the garbage collector moves memory, so few steps say little. */
function kibPerSession(rows: Row[]): number {
  const mean = (values: number[]) => totalOf(values) / values.length;
  const [x, y] = [mean(rows.map(({ sessions }) => sessions)), mean(rows.map(({ rss_mib }) => rss_mib))];
  const together = rows.reduce((sum, { sessions, rss_mib }) => sum + (sessions - x) * (rss_mib - y), 0);
  return (together / rows.reduce((sum, { sessions }) => sum + (sessions - x) ** 2, 0)) * 1024;
}

/** The last step before the first one that was too slow. */
function capacityOf(rows: Row[]): number {
  const slow = rows.findIndex(({ p99_ms }) => !(p99_ms < LIMIT_MS));
  return (slow === -1 ? rows : rows.slice(0, slow)).at(-1)?.sessions ?? 0;
}

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const env = {
  ...PLENTY,
  INTERVIEWER_CAPACITY: String(Math.ceil(1_000 / INTERVIEWERS)),
  INTERVIEWER_THINK_MS: '0',
  LOG_LEVEL: 'warn',
};
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  interviewers: INTERVIEWERS,
  most_interviewers: INTERVIEWERS,
  env,
});
try {
  if (!stack.demo) throw new Error('the stack was not seeded');
  // Longer than any step, and no report is generated in between.
  const { link } = await openCampaign(new Api(stack.baseUrl, { key: stack.demo.api_keys.full }), {
    questions: Array.from({ length: 100 }, (_, n) => ({ text: `What happened at hand-over number ${n + 1}?` })),
    settings: { max_duration_minutes: 480, report: { auto: false } },
  });
  const pids = interviewersOf(stack).map(({ pid }) => pid);
  const crowd = new Crowd(stack.baseUrl, link);
  const rows: Row[] = [];
  try {
    for (const sessions of STEPS) {
      const row = await measureStep(stack, crowd, sessions);
      rows.push(row);
      console.log(`${sessions} sessions: p50 ${row.p50_ms} ms, p99 ${row.p99_ms} ms`);
      if (row.p99_ms >= HOPELESS_MS) break;
    }
  } finally {
    await crowd.leave();
  }
  await untilHeld(stack, 0);
  const still = interviewersOf(stack).map(({ pid }) => pid);
  if (still.join() !== pids.join()) throw new Error('an interviewer was restarted during the run');
  console.table(rows);
  const slope = kibPerSession(rows);
  if (Number.isFinite(slope)) {
    console.log(`memory: ${slope.toFixed(0)} KiB for each further session (straight line through the steps)`);
  }
  console.log(
    `p99 below ${LIMIT_MS} ms: up to ${capacityOf(rows)} sessions in ${INTERVIEWERS} interviewer process(es)`,
  );
} finally {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}
