import { transitions } from '@insights/errors';

export type DemoStatus = 'draft' | 'live' | 'archived';
type DemoEvent = 'publish' | 'archive' | 'revise';

/** What is archived goes back to draft before anybody sees it again. */
const demoStates = transitions<DemoStatus, DemoEvent>('demo', {
  draft: { publish: 'live', archive: 'archived' },
  live: { revise: 'draft', archive: 'archived' },
  archived: { revise: 'draft' },
});

const eventTo: Record<DemoStatus, DemoEvent> = { draft: 'revise', live: 'publish', archived: 'archive' };

/** The status asked for, where a demo may get there. The one that it has is no change. Errors: `invalid_transition`. */
export function demoStatusAfter(asked: DemoStatus, present: DemoStatus): DemoStatus {
  return asked === present ? present : demoStates.after(eventTo[asked], present);
}
