import { type Setting, setting } from '@insights/config';

/** The limit of workspaces without their own. */
export function quotaSetting(env: string, value: number, things: string): Setting<number> {
  const doc = `Maximum number of ${things} of a workspace without its own limit; 0: no limit.`;
  return setting.integer({ env, min: 0, max: 2_000_000_000, default: value, doc });
}
