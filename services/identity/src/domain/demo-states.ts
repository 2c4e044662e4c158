import type { WordOf, demos } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type DemoStatus = WordOf<typeof demos.DemoStatus>;
type DemoEvent = 'publish' | 'archive' | 'revise';

/** An archived demo must become a draft again before it is published. */
const demoStates = transitions<DemoStatus, DemoEvent>('demo', {
  draft: { publish: 'live', archive: 'archived' },
  live: { revise: 'draft', archive: 'archived' },
  archived: { revise: 'draft' },
});

const eventTo: Record<DemoStatus, DemoEvent> = { draft: 'revise', live: 'publish', archived: 'archive' };

/** The wanted status, if a demo can change to it; keeping the present one is always allowed. Errors: `invalid_transition`. */
export function demoStatusAfter(wanted: DemoStatus, present: DemoStatus): DemoStatus {
  return wanted === present ? present : demoStates.after(eventTo[wanted], present);
}
