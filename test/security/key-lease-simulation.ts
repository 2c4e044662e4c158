import type { identity } from '@insights/contracts';
import type { SeededRandom } from '../../services/campaigns/src/domain/transcript/seeded-random.fixture.ts';
import type { Instant } from '../../services/gateway/src/core/instant.ts';
import { KeyLease } from '../../services/gateway/src/core/key-lease.ts';
import { KeyVerifier } from '../../services/gateway/src/core/key-verifier.ts';
import { awaitLeases } from '../../services/identity/src/features/key-leases/await-leases.ts';
import { type DatabaseFault, LeaseDatabase } from './key-lease-database.ts';

/** How the world differs from the one that the protocol was made for. */
export interface Fault extends DatabaseFault {
  /** Gateways trust one clock only. */
  readonly trusts?: 'monotonic' | 'wall';
  /** Revocations wait less than gateways hold their leases. */
  readonly waits_half?: boolean;
  /** Verdicts are taken to be of the revision that the gateway knows. */
  readonly dates_verdicts_wrongly?: boolean;
}

const KEYS = ['a', 'b'] as const;
const GATEWAYS = 2;
/** Longer than a lease, a part of it, and a moment. */
const PASSING_MS = [1, 20, 150, 450, 1_100] as const;
/** How much faster or slower than real time a clock may run. */
const LARGEST_DRIFT = 0.04;

/** How often each kind of step is chosen in one run; some kinds are rare or absent in it, so that runs differ (swarm testing). */
const SHARES = [0, 1, 2, 3] as const;

/** Something that can happen once `at` has come. */
interface Pending {
  readonly at: number;
  /** The gateway that has to run for it. */
  readonly gateway?: GatewayModel;
  happen(): void;
  /** The message is lost, or what it asks has crashed. */
  fail(): void;
}

/** A gateway with the real lease and verifier, on clocks of its own. */
class GatewayModel {
  readonly id: string;
  readonly lease: KeyLease;
  readonly verifier: KeyVerifier<identity.KeyVerdict>;
  isRunning = true;
  isRenewing = false;
  /** How far the wall clock has been set. */
  wall_offset = 0;
  /** How long the monotonic clock stood still. */
  suspended_ms = 0;

  constructor(
    id: string,
    clock: (gateway: GatewayModel) => Instant,
    lookUp: (gateway: GatewayModel, hashes: Buffer[]) => Promise<{ verdicts: identity.KeyVerdict[]; revision: number }>,
  ) {
    this.id = id;
    this.lease = new KeyLease(() => clock(this));
    this.verifier = new KeyVerifier((hashes) => lookUp(this, hashes), {
      lease: this.lease,
      noteUse: () => undefined,
    });
  }
}

/**
 * One order of events, chosen by a seed: gateways renew leases and get requests, keys are revoked, messages are late or lost, processes
 * stop, crash or are suspended, clocks drift and jump, and the database fails over. The real code of gateways and of revocations
 * runs in it, on simulated time.
 */
export class Simulation {
  readonly #random: SeededRandom;
  readonly #fault: Fault;
  readonly #database: LeaseDatabase;
  readonly #gateways: GatewayModel[];
  #pending: Pending[] = [];
  #time = 0;
  readonly #drift: number;
  /** In one run clocks are set, in the next machines are suspended. */
  readonly #setsClocks: boolean;
  /** In some runs no message is lost. */
  readonly #losesMessages: boolean;
  /** A step, as often as its share. */
  readonly #choices: (() => void)[];
  /** Whether the last event has let waiting code run on. */
  #isResumed = false;
  /** Keys whose revocation has answered. */
  readonly #answered = new Set<string>();
  readonly #asked = new Set<string>();
  /** Requests accepted after the revocation of their key had answered. */
  violations = 0;
  /** Revocations that have answered, and requests without a look-up. */
  readonly seen = { answers: 0, remembered: 0 };

  constructor(random: SeededRandom, fault: Fault = {}) {
    this.#random = random;
    this.#fault = fault;
    this.#database = new LeaseDatabase(fault);
    this.#drift = 1 + LARGEST_DRIFT * (random.below(3) - 1);
    this.#setsClocks = this.#chance();
    this.#losesMessages = this.#chance();
    const deliver = () => this.#deliver();
    const kinds: [() => void, number][] = [
      [() => this.#request(), 1],
      [() => this.#revoke(), 1],
      [() => this.#pass(), 0],
      [() => this.#renew(), 0],
      [() => this.#disturb(), 0],
    ];
    const rest = kinds.flatMap(([kind, least]) => Array.from({ length: least + random.pick(SHARES) }, () => kind));
    this.#choices = [...rest, ...rest.map(() => deliver), deliver];
    this.#gateways = Array.from({ length: GATEWAYS }, (_, n) => this.#newGateway(`${n}`));
  }

  /** Begins with some leases and remembered verdicts; then come steps at random. */
  async run(steps: number): Promise<void> {
    for (const gateway of this.#gateways) if (this.#chance()) this.#renewFor(gateway);
    await this.#deliverAll();
    for (const gateway of this.#gateways) for (const key of KEYS) if (this.#chance()) this.#requestOf(gateway, key);
    await this.#deliverAll();
    for (let step = 0; step < steps; step += 1) {
      const choice = this.#choices[this.#random.below(this.#choices.length)];
      choice?.();
      if (this.#isResumed) await this.#turns();
    }
  }

  async #deliverAll(): Promise<void> {
    while (this.#pending.length > 0) {
      this.#pending.shift()?.happen();
      await this.#turns();
    }
  }

  #pass(): void {
    this.#time += this.#random.pick(PASSING_MS);
  }

  /** Any message that is due; they overtake each other. */
  #deliver(): void {
    const count = this.#pending.length;
    const from = this.#random.below(count);
    for (let n = 0; n < count; n += 1) {
      const index = (from + n) % count;
      const event = this.#pending[index];
      if (event && event.at <= this.#time && event.gateway?.isRunning !== false) {
        this.#pending.splice(index, 1);
        if (this.#losesMessages && this.#random.below(12) === 0) event.fail();
        else event.happen();
        return;
      }
    }
  }

  #chance(): boolean {
    return this.#random.below(2) === 0;
  }

  #any = (): GatewayModel => this.#gateways[this.#random.below(GATEWAYS)] as GatewayModel;

  #request(): void {
    this.#requestOf(this.#any(), this.#random.pick(KEYS));
  }

  #requestOf(gateway: GatewayModel, key: string): void {
    if (!gateway.isRunning) return;
    const isTooLate = this.#answered.has(key);
    const before = this.#pending.length;
    const verdict = gateway.verifier.verify(Buffer.from(key));
    if (this.#pending.length === before) this.seen.remembered += 1;
    verdict.then(
      ({ status }) => void (isTooLate && status === 'active' && (this.violations += 1)),
      () => undefined,
    );
    this.#isResumed = true;
  }

  #renew(): void {
    const gateway = this.#any();
    if (gateway.isRunning && !gateway.isRenewing) this.#renewFor(gateway);
  }

  #renewFor(gateway: GatewayModel): void {
    gateway.isRenewing = true;
    const asked = this.#clockOf(gateway);
    const failed = () => void (gateway.isRenewing = false);
    const arrive = (commit: () => number | undefined) => {
      const revision = commit();
      if (revision === undefined) return failed();
      // The call waits for the next revision, if the gateway knows this one.
      const answer = () => {
        gateway.isRenewing = false;
        gateway.lease.renewed(asked, this.#random.below(2) ? this.#database.revision : revision);
      };
      this.#add({ gateway, happen: answer, fail: failed });
    };
    const { knownRevision } = gateway.lease;
    const begin = () => {
      const commit = this.#database.beginRenewal(gateway.id, knownRevision);
      if (commit) this.#add({ happen: () => arrive(commit), fail: () => arrive(commit) });
      else failed();
    };
    this.#add({ happen: begin, fail: failed });
  }

  #revoke(): void {
    const key = this.#random.pick(KEYS);
    if (this.#asked.has(key)) return;
    const commit = this.#database.beginEnd(key);
    if (!commit) return;
    this.#asked.add(key);
    const end = () => {
      if (commit()) this.#awaitLeases(key);
      else this.#asked.delete(key);
    };
    this.#add({ happen: end, fail: end });
  }

  /** The revocation fails when the process or the database does, and is repeated. */
  #awaitLeases(key: string): void {
    const speed = (this.#fault.waits_half ? 2 : 1) / this.#drift;
    const ask = <T>(answer: () => T, in_ms = 0) =>
      new Promise<T>((resolve, reject) => {
        this.#add({ at: this.#time + in_ms, ...this.#ending(() => resolve(answer()), reject) });
      });
    const leases = {
      revision: () => ask(() => this.#database.revision),
      behind: (revision: number) => ask(() => this.#database.behind(revision)),
      end: (lease: Parameters<LeaseDatabase['end']>[0]) => ask(() => this.#database.end(lease)),
    };
    const clock = { now: () => this.#time * speed, sleep: () => ask(() => undefined, 100) };
    awaitLeases(leases, clock).then(
      () => {
        this.#answered.add(key);
        this.seen.answers += 1;
      },
      () => this.#awaitLeases(key),
    );
  }

  #disturb(): void {
    const gateway = this.#any();
    const kind = this.#random.below(4);
    if (kind === 0) {
      this.#database.crash();
    } else if (kind === 1) {
      gateway.isRunning = !gateway.isRunning;
    } else if (kind === 2) {
      // Killed and started again.
      const index = this.#gateways.indexOf(gateway);
      this.#gateways[index] = this.#newGateway(`${gateway.id}'`);
      this.#pending = this.#pending.filter((pending) => pending.gateway !== gateway);
    } else if (this.#setsClocks) {
      gateway.wall_offset += (this.#random.below(3) - 1) * 3_600_000;
    } else {
      const asleep = this.#random.pick(PASSING_MS);
      this.#time += asleep;
      gateway.suspended_ms += asleep;
    }
  }

  #newGateway(id: string): GatewayModel {
    return new GatewayModel(
      id,
      (gateway) => this.#clockOf(gateway),
      (gateway, hashes) => this.#lookUp(gateway, hashes),
    );
  }

  #clockOf({ wall_offset, suspended_ms }: GatewayModel): Instant {
    const monotonic = (this.#time - suspended_ms) * this.#drift;
    const wall = this.#time * this.#drift + wall_offset;
    const { trusts } = this.#fault;
    return { monotonic: trusts === 'wall' ? wall : monotonic, wall: trusts === 'monotonic' ? monotonic : wall };
  }

  #lookUp(gateway: GatewayModel, hashes: Buffer[]): Promise<{ verdicts: identity.KeyVerdict[]; revision: number }> {
    return new Promise((resolve, reject) => {
      const read = () => {
        const verdicts = hashes.map((hash) => this.#verdictOn(String(hash)));
        const { revision } = this.#database;
        const answer = () =>
          resolve({ verdicts, revision: this.#fault.dates_verdicts_wrongly ? gateway.lease.knownRevision : revision });
        this.#add({ gateway, ...this.#ending(answer, reject) });
      };
      this.#add({ ...this.#ending(() => undefined, reject), happen: read });
    });
  }

  /** The end of a call, which lets its caller run on. */
  #ending(answer: () => void, reject: (error: Error) => void): Pick<Pending, 'happen' | 'fail'> {
    const resuming = (end: () => void) => () => {
      this.#isResumed = true;
      end();
    };
    return { happen: resuming(answer), fail: resuming(() => reject(new Error('out of reach'))) };
  }

  #verdictOn(key: string): identity.KeyVerdict {
    const status = this.#database.isRevoked(key) ? 'revoked' : 'active';
    const remember_for_ms = status === 'active' ? 30_000 : null;
    return { status, key_id: null, workspace_id: null, scopes: [], created_by: null, remember_for_ms };
  }

  #add(event: Omit<Pending, 'at'> & { at?: number }): void {
    this.#pending.push({ at: this.#time, ...event });
  }

  /** Lets the code that waits for an event run on. */
  async #turns(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    this.#isResumed = false;
  }
}
