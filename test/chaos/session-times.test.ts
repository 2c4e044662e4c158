import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import { AppError } from '@insights/errors';
import { entities } from '../../services/campaigns/src/db/entities.ts';
import { migrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { SeededRandom } from '../../services/campaigns/src/domain/transcript/seeded-random.fixture.ts';
import { cancelSession } from '../../services/campaigns/src/features/cancel-session.ts';
import { createContact } from '../../services/campaigns/src/features/create-contact.ts';
import { finishSession } from '../../services/campaigns/src/features/finish-session/finish-session.ts';
import { giveConsent } from '../../services/campaigns/src/features/give-consent.ts';
import { getContact } from '../../services/campaigns/src/features/list-contacts.ts';
import { openInvitation } from '../../services/campaigns/src/features/open-invitation.ts';
import { reactivateSession } from '../../services/campaigns/src/features/reactivate-session.ts';
import { startSession } from '../../services/campaigns/src/features/start-session.ts';
import { sweepSessions } from '../../services/campaigns/src/features/sweep-sessions/sweep-sessions.ts';
import { updateContact } from '../../services/campaigns/src/features/update-contact.ts';
import { withdrawSession } from '../../services/campaigns/src/features/withdraw-session.ts';
import { contactChange, contactDraft } from '../../services/campaigns/src/requests.fixture.ts';
import {
  type Campaign,
  type Joined,
  type Scene,
  START_MS,
  activeCampaign,
  bearerOf,
  sceneOn,
} from '../../services/campaigns/src/sessions.fixture.ts';
import { freshDatabase } from '../support/database.ts';
import { bySize } from '../support/size.ts';
import { GRACE_MS, type TimedSession, moveOf, seenAt, sweptAt } from './session-times-model.ts';

const MOVES = ['schedule', 'unschedule', 'cancel', 'reactivate', 'consent', 'start', 'finish', 'withdraw'] as const;
const SEQUENCES = bySize({ smoke: 16, proof: 3_000 });
const STEPS = 18;
const SEED = Number(process.env['INSIGHTS_SEED'] ?? '1');
const MINUTE_MS = 60_000;
const LANES = 2;

/** States that were seen in any sequence. */
const reached = new Set<string | undefined>();

/** How often the sweep runs: `never` is an outage that ends with the sequence. */
type Sweeps = 'always' | 'sometimes' | 'never';

/** One session that moves at random, in the table and in the model. */
class Play {
  readonly #scene: Scene;
  readonly #campaign: Campaign;
  readonly #random: SeededRandom;
  readonly #contact: campaigns.Contact;
  readonly #model: TimedSession = {
    status: 'available',
    startMs: null,
    endMs: null,
    silentSinceMs: null,
    has_consented: false,
  };
  #joined: Joined | undefined;

  constructor(scene: Scene, campaign: Campaign, contact: campaigns.Contact, random: SeededRandom) {
    this.#scene = scene;
    this.#campaign = campaign;
    this.#contact = contact;
    this.#random = random;
  }

  get #ids() {
    return { interview_id: this.#campaign.id, contact_id: this.#contact.id };
  }

  async run(sweeps: Sweeps): Promise<void> {
    const moves = [...MOVES, 'consent', 'consent', 'start', 'start', 'start', 'finish', 'finish'] as const;
    for (let step = 0; step < STEPS; step += 1) {
      const kind = this.#random.below(2);
      if (kind === 0) this.#scene.clock.ms += this.#random.below(90) * MINUTE_MS;
      else await this.#move(moves[this.#random.below(moves.length)] ?? 'start');
      if (sweeps === 'always' || (sweeps === 'sometimes' && this.#random.below(3) === 0)) await this.sweep();
      await this.check();
    }
    // Long enough to end what nobody came to.
    this.#scene.clock.ms += 61 * MINUTE_MS;
    await this.sweep();
    await this.check();
  }

  async sweep(): Promise<void> {
    await sweepSessions(this.#scene.deps);
    sweptAt(this.#model, this.#scene.clock.ms);
  }

  async check(): Promise<void> {
    const { scheduled_session } = await getContact(this.#scene.deps, this.#campaign.call, this.#ids);
    reached.add(scheduled_session?.status);
    assert.equal(scheduled_session?.status, seenAt(this.#model, this.#scene.clock.ms));
  }

  /** The answer to the move is what the model says. */
  async #move(event: Parameters<typeof moveOf>[1]): Promise<void> {
    const now = this.#scene.clock.ms;
    const startMs = now + (1 + this.#random.below(120)) * MINUTE_MS;
    if (event === 'consent' && !(await this.#join())) return;
    if (['start', 'finish', 'withdraw'].includes(event) && !this.#joined) return;
    const at = event === 'schedule' || (event === 'reactivate' && this.#random.below(2) === 0) ? startMs : null;
    const expected = moveOf(this.#model, event, { nowMs: now, startMs: at });
    const answer = await this.#ask(event, at === null ? null : new Date(at).toISOString()).then(
      () => 'ok',
      (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
    );
    assert.equal(answer, expected, `${event} at ${new Date(now).toISOString()}`);
  }

  /** Opens the personal link, once there is no token that works. */
  async #join(): Promise<boolean> {
    const { participant_url } = await getContact(this.#scene.deps, this.#campaign.call, this.#ids);
    if (participant_url === null) return this.#joined !== undefined;
    const token = participant_url.split('/').at(-1) ?? '';
    this.#joined = await bearerOf(this.#scene, await openInvitation(this.#scene.deps, {}, { token }));
    return true;
  }

  #ask(event: Parameters<typeof moveOf>[1], start: string | null): Promise<unknown> {
    const { deps } = this.#scene;
    const { call } = this.#campaign;
    const own = this.#joined?.call ?? call;
    const version = this.#joined?.session.campaign?.consent_version ?? '';
    switch (event) {
      case 'schedule':
        return updateContact(deps, call, contactChange({ ...this.#ids, scheduled_for: start }));
      case 'unschedule':
        return updateContact(deps, call, contactChange({ ...this.#ids, scheduled_for: '' }));
      case 'cancel':
        return cancelSession(deps, call, this.#ids);
      case 'reactivate':
        return reactivateSession(deps, call, {
          ...this.#ids,
          grace_period_minutes: GRACE_MS / MINUTE_MS,
          scheduled_for: start,
        });
      case 'consent':
        return giveConsent(deps, own, { version });
      case 'start':
        return startSession(deps, own);
      case 'finish':
        return finishSession(deps, own);
      case 'withdraw':
        return withdrawSession(deps, own);
    }
  }
}

async function play(db: Db, number: number, sweeps: Sweeps): Promise<void> {
  const scene = sceneOn(db, 'here');
  scene.clock.ms = START_MS;
  const campaign = await activeCampaign(scene);
  const contact = await createContact(scene.deps, campaign.call, {
    interview_id: campaign.id,
    contact: contactDraft({ name: 'M' }),
  });
  const seed = SEED * 1_000_003 + number;
  try {
    await new Play(scene, campaign, contact, new SeededRandom(seed)).run(sweeps);
  } catch (error) {
    throw new Error(`sequence ${number} of INSIGHTS_SEED=${SEED} differs from the model`, { cause: error });
  }
}

for (const sweeps of ['always', 'sometimes', 'never'] as const) {
  test(`${SEQUENCES} random sequences of schedule, start, finish, cancel, reactivate and waits end in the table's state; sweeps run ${sweeps}`, async () => {
    // A sweep looks at all sessions, and each lane has its own time.
    const dbs = await Promise.all(
      Array.from({ length: LANES }, () => freshDatabase({ after }, 'campaigns', migrations, entities)),
    );
    await Promise.all(
      dbs.map(async (db, lane) => {
        for (let number = lane; number < SEQUENCES; number += LANES) {
          await play(db, number, sweeps);
          await db.worker.query(`update sessions set status = 'completed'`);
        }
      }),
    );
  });
}

test('the sequences reached every state that needs no interviewer', () => {
  const states = ['available', 'cancelled', 'completed', 'expired', 'scheduled', 'unavailable', 'waiting'];
  assert.deepEqual([...reached].toSorted(), states);
});
