import { preferences } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { type OnboardingEvent, type OnboardingStatus, onboardingStates } from '../../domain/onboarding-states.ts';
import { knownWord } from '../../domain/words.ts';

const COLUMNS = ['status', 'first_auto_started_at', 'last_started_at', 'completed_at', 'skipped_at'] as const;
type Guide = Pick<preferences.OnboardingGuide, (typeof COLUMNS)[number]> & { status: OnboardingStatus };

const NEW_GUIDE: Guide = {
  status: 'not_started',
  first_auto_started_at: null,
  last_started_at: null,
  completed_at: null,
  skipped_at: null,
};

/** The caller's progress with a guide in this workspace. Errors: `user_required`. */
export async function getOnboardingGuide(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { guide_key }: preferences.GetOnboardingGuideRequest,
): Promise<preferences.OnboardingGuide> {
  const user_id = requireUser(call.principal);
  return db.withWorkspace(call, async (tx) => {
    const guide = await selectGuide(tx, user_id, guide_key).executeTakeFirst();
    return presentGuide(tx, guide_key, guide ?? NEW_GUIDE);
  });
}

/** Concurrent calls take turns; the second one sees the first one's effect. Errors: `user_required`, `invalid_transition`. */
export async function recordOnboardingEvent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  call: Call,
  request: preferences.RecordOnboardingEventRequest,
): Promise<preferences.OnboardingGuide> {
  const user_id = requireUser(call.principal);
  const event = knownWord(preferences.OnboardingEvent, 'event', request.event);
  const { guide_key } = request;
  return db.withWorkspace(call, async (tx) => {
    await query(tx)
      .insertInto('onboarding_guides')
      .values({ workspace_id: tx.workspaceId, user_id, guide_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const present = await selectGuide(tx, user_id, guide_key).forUpdate().executeTakeFirstOrThrow();
    const guide = guideAfter(event, present, now());
    await query(tx)
      .updateTable('onboarding_guides')
      .set(guide)
      .where('user_id', '=', user_id)
      .where('guide_key', '=', guide_key)
      .execute();
    return presentGuide(tx, guide_key, guide);
  });
}

const selectGuide = (tx: Tx, user_id: string, guide_key: string) =>
  query(tx)
    .selectFrom('onboarding_guides')
    .select(COLUMNS)
    .where('user_id', '=', user_id)
    .where('guide_key', '=', guide_key);

/** A reset clears how the guide ended, and keeps when it was first and last started. Errors: `invalid_transition`. */
function guideAfter(event: OnboardingEvent, guide: Guide, at: string): Guide {
  const next = { ...guide, status: onboardingStates.after(event, guide.status) };
  if (event === 'auto_started') {
    return { ...next, first_auto_started_at: guide.first_auto_started_at ?? at, last_started_at: at };
  }
  if (event === 'started') return { ...next, last_started_at: at };
  if (event === 'completed') return { ...next, completed_at: at };
  if (event === 'skipped') return { ...next, skipped_at: at };
  return { ...next, completed_at: null, skipped_at: null };
}

function presentGuide(tx: Tx, guide_key: string, guide: Guide): preferences.OnboardingGuide {
  return { guide_key, workspace_id: tx.workspaceId, auto_start_allowed: guide.status === 'not_started', ...guide };
}
