import type { preferences } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { type OnboardingEvent, type OnboardingStatus, onboardingStates } from '../../domain/onboarding-states.ts';

interface GuideRow {
  status: OnboardingStatus;
  first_auto_started_at: string | null;
  last_started_at: string | null;
  completed_at: string | null;
  skipped_at: string | null;
}

const UNTOUCHED: GuideRow = {
  status: 'not_started',
  first_auto_started_at: null,
  last_started_at: null,
  completed_at: null,
  skipped_at: null,
};

const READ = `select status, first_auto_started_at, last_started_at, completed_at, skipped_at
   from onboarding_guides where user_id = $1 and guide_key = $2`;

/** How far the caller has come with a guide in this workspace. Errors: `user_required`. */
export async function getOnboardingGuide(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { guide_key }: preferences.GetOnboardingGuideRequest,
): Promise<preferences.OnboardingGuide> {
  const user = requireUser(call.principal);
  return db.withWorkspace(call, async (tx) =>
    presentGuide(tx, guide_key, (await tx.row<GuideRow>(READ, [user, guide_key])) ?? UNTOUCHED),
  );
}

/** Takes note of what happened with a guide. Of two at once the second meets what the first has left. Errors: `user_required`, `invalid_transition`. */
export async function recordOnboardingEvent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  call: Call,
  { guide_key, event }: preferences.RecordOnboardingEventRequest,
): Promise<preferences.OnboardingGuide> {
  const user = requireUser(call.principal);
  return db.withWorkspace(call, async (tx) => {
    await tx.run(
      'insert into onboarding_guides (workspace_id, user_id, guide_key) values ($1, $2, $3) on conflict do nothing',
      [tx.workspaceId, user, guide_key],
    );
    const present = await tx.row<GuideRow>(`${READ} for update`, [user, guide_key]);
    if (!present) throw new Error('the guide went away under its lock');
    // The table throws for an event that it does not know.
    const guide = guideAfter(event as OnboardingEvent, present, now());
    await tx.run(
      `update onboarding_guides set status = $3, first_auto_started_at = $4, last_started_at = $5, completed_at = $6, skipped_at = $7
        where user_id = $1 and guide_key = $2`,
      [
        user,
        guide_key,
        guide.status,
        guide.first_auto_started_at,
        guide.last_started_at,
        guide.completed_at,
        guide.skipped_at,
      ],
    );
    return presentGuide(tx, guide_key, guide);
  });
}

/** A reset forgets how the guide ended, and keeps when it was first and last shown. Errors: `invalid_transition`. */
function guideAfter(event: OnboardingEvent, guide: GuideRow, at: string): GuideRow {
  const next = { ...guide, status: onboardingStates.after(event, guide.status) };
  if (event === 'auto_started') {
    return { ...next, first_auto_started_at: guide.first_auto_started_at ?? at, last_started_at: at };
  }
  if (event === 'started') return { ...next, last_started_at: at };
  if (event === 'completed') return { ...next, completed_at: at };
  if (event === 'skipped') return { ...next, skipped_at: at };
  return { ...next, completed_at: null, skipped_at: null };
}

function presentGuide(tx: Tx, guide_key: string, guide: GuideRow): preferences.OnboardingGuide {
  return {
    guide_key,
    workspace_id: tx.workspaceId,
    auto_start_allowed: guide.status === 'not_started',
    ...guide,
  };
}
