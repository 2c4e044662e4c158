import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { bySize } from '../../../../test/support/size.ts';
import type { TriggerReason, VersionStatus } from './report-states.ts';
import { type RuleInputs, decideAutomatic, decideManual, mayRunManually } from './trigger-rule.ts';

const SEQUENCES = bySize({ smoke: 3_000, proof: 100_000 });

type Step =
  | { readonly kind: 'complete_conversation'; readonly tagged: boolean }
  | { readonly kind: 'complete_campaign' | 'evaluate' | 'regenerate' | 'finish' | 'fail' | 'toggle_auto' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('complete_conversation' as const), tagged: fc.boolean() }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('evaluate' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('finish' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'fail' as const,
          'regenerate' as const,
          'complete_campaign' as const,
          'toggle_auto' as const,
        ),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
);

interface Version {
  status: VersionStatus;
  readonly trigger_reason: TriggerReason;
  readonly count: number;
}

/** A campaign and its versions, as the service stores them. Events are evaluated late, twice or not at once: an evaluation is a step of its own. */
class Model {
  readonly versions: Version[] = [];
  wanted: TriggerReason | null = null;
  completed = 0;
  tagged = 0;
  status: 'active' | 'completed' = 'active';
  auto = true;
  /** Manual requests since the active run began. */
  requested = 0;
  readonly #report: Omit<RuleInputs['report'], 'auto'>;

  constructor(report: Omit<RuleInputs['report'], 'auto'>) {
    this.#report = report;
  }

  get inputs(): RuleInputs {
    const { completed: completed_count, tagged: tagged_count, status, auto } = this;
    return { completed_count, tagged_count, status, report: { ...this.#report, auto } };
  }

  get isBlocked(): boolean {
    return Math.min(this.completed, this.tagged) < this.#report.floor_count;
  }

  get active(): Version | undefined {
    return this.versions.find(({ status }) => status === 'in_progress');
  }

  get seen() {
    return {
      newest_status: this.versions.at(-1)?.status ?? null,
      ready_count: this.versions.findLast(({ status }) => status === 'ready')?.count ?? null,
      has_final: this.versions.some(({ trigger_reason }) => trigger_reason === 'campaign_completed'),
    };
  }

  run(step: Step): void {
    switch (step.kind) {
      case 'complete_conversation':
        this.completed += 1;
        this.tagged += step.tagged ? 1 : 0;
        return;
      case 'complete_campaign':
        this.status = 'completed';
        return;
      case 'toggle_auto':
        this.auto = !this.auto;
        return;
      case 'evaluate':
        return this.evaluate();
      case 'regenerate':
        return this.regenerate();
      case 'finish':
        return this.end('ready');
      case 'fail':
        return this.end('failed');
    }
  }

  evaluate(): void {
    const wasWanted = this.wanted;
    const { start, wanted } = decideAutomatic(this.inputs, this.seen, this.wanted);
    this.wanted = wanted;
    if (start === null) return;
    if (wasWanted === null) assert.ok(this.auto && !this.isBlocked, 'no automatic run starts while one is withheld');
    this.start(start);
  }

  regenerate(): void {
    if (this.completed === 0) return;
    const decision = decideManual(this.inputs, this.seen);
    if (decision === 'start') return this.start('manual_regenerate');
    if (decision === 'queue') {
      this.wanted = 'manual_regenerate';
      this.requested += 1;
      return;
    }
    assert.equal(mayRunManually(this.inputs), false);
    this.versions.push({ status: 'failed', trigger_reason: 'manual_regenerate', count: this.completed });
  }

  start(trigger_reason: TriggerReason): void {
    assert.equal(this.active, undefined, 'one run at a time');
    this.versions.push({ status: 'in_progress', trigger_reason, count: this.completed });
  }

  /** The end of a run is followed by an evaluation; that of a failed one only if a run is queued. */
  end(status: 'ready' | 'failed'): void {
    const { active, wanted, requested, versions } = this;
    if (!active) return;
    active.status = status;
    this.requested = 0;
    const before = versions.length;
    if (status === 'ready' || wanted !== null) this.evaluate();
    if (requested > 0) assert.equal(versions.length, before + 1, 'any number of requests makes one more run');
  }

  /** Until nothing happens any more; every run succeeds. Returns the number of runs. */
  settle(): number {
    const before = this.versions.length;
    this.evaluate();
    for (let rounds = 0; this.active; rounds += 1) {
      assert.ok(rounds < 10, 'runs start each other without end');
      this.end('ready');
    }
    return this.versions.length - before;
  }
}

test(`${SEQUENCES} sequences of events: one run at a time, none withheld or repeated, and no conversation is left out for long`, () => {
  const reports = fc.record({
    floor_count: fc.integer({ min: 1, max: 5 }),
    refresh_every: fc.integer({ min: 1, max: 6 }),
  });
  const seen = { played: 0, final: 0, queued: 0, failed: 0 };
  fc.assert(
    fc.property(reports, steps, (report, sequence) => {
      seen.played += 1;
      const model = new Model(report);
      for (const step of sequence) {
        model.run(step);
        if (model.wanted !== null) seen.queued += 1;
      }
      const runs = model.settle();
      assert.ok(runs <= 3, `${runs} runs without a further event`);
      assert.equal(model.settle(), 0, 'another evaluation starts nothing');
      const finals = model.versions.filter(({ trigger_reason }) => trigger_reason === 'campaign_completed');
      assert.ok(finals.length <= 1, 'one final report');
      seen.final += finals.length;
      seen.failed += model.versions.filter(({ status }) => status === 'failed').length;
      if (!model.auto || model.isBlocked) return;
      const { ready_count } = model.seen;
      if (ready_count === null) {
        assert.fail('a report is due and there is none');
      }
      assert.ok(model.completed - ready_count < report.refresh_every, 'the newest report is fresh');
      if (model.status === 'completed') assert.equal(finals.length, 1, 'the final report exists');
    }),
    { numRuns: SEQUENCES, seed: 7 },
  );
  assert.equal(seen.played, SEQUENCES);
  for (const count of Object.values(seen)) assert.ok(count > SEQUENCES / 20, JSON.stringify(seen));
});
