import { type Setting, setting } from '@insights/config';

/** The limit of workspaces that have none of their own. */
export function quotaSetting(env: string, value: number, things: string): Setting<number> {
  const doc = `How many ${things} a workspace may have, unless it has a limit of its own; 0: no limit.`;
  return setting.integer({ env, min: 0, max: 2_000_000_000, default: value, doc });
}
