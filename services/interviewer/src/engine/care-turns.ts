import { isViolence } from './help.ts';
import type { Mark } from './notes.ts';
import type { Rule } from './rules.ts';
import { move, protocolsOf, saidBefore, type Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Move } from './types.ts';

/** The turns of which the answers to signs are made. */

/** How often a protocol, or the question whether to go on, is said in one interview. */
export const MAX_SAID = 2;

export interface Said {
  mark: Mark;
  rule: Rule;
  text: string;
  /** The sign that it reacts to; left out: the one that the rule is named after. */
  kind?: Parameters<typeof signOf>[1];
}

/** A turn that acknowledges what was said and asks nothing about it. */
export function acknowledgeSign(
  scene: Scene,
  { mark, rule, text, kind = rule as NonNullable<Said['kind']> }: Said,
): Move {
  const message = scene.state.pending.findLast((one) => signOf(one, kind) !== undefined);
  const words = (message && signOf(message, kind)?.words) ?? [];
  const drafted = move(scene, { kind: 'acknowledge', mark, text, rule, words: [words.join(' ')] });
  return message === undefined ? drafted : { ...drafted, why: { ...drafted.why, trigger_seq: message.seq } };
}

/** Tells how to go on or stop. It offers no further question where none will come. `more`: turns of help that this one adds. */
export function leaveOpen(scene: Scene, more = 0): string {
  const { leave_open, leave_here, leave_short } = protocolsOf(scene);
  if (isEnough(scene, more)) return leave_here;
  return isViolence(scene) ? leave_short : leave_open;
}

/** Whether the guide has ended for somebody who has shown distress again and again. */
export const isEnough = (scene: Scene, more = 0): boolean =>
  saidBefore(scene, 'support') > 0 && saidBefore(scene, 'stay') + more >= MAX_SAID && scene.state.phase !== 'closing';

/** Nearness, once a protocol has been said. */
export const stay = (scene: Scene, text: string): Move =>
  acknowledgeSign(scene, { mark: 'stay', rule: 'care_stay', text });

/** Whoever showed an emergency or a threat, and no distress, needs no crisis line. */
export const isOnly = (mark: 'emergency' | 'threat', scene: Scene): boolean =>
  saidBefore(scene, mark) > 0 &&
  saidBefore(scene, 'support') === 0 &&
  saidBefore(scene, 'check_distress') === 0 &&
  !scene.state.pending.some((message) => signOf(message, 'distress') !== undefined);
