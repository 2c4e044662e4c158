import { languageOf } from '@insights/language';
import type { Signal } from '@insights/signals';

import { PROTOCOLS } from './lexicon/protocols/index.ts';
import { protocolsOf, type Scene } from './scene.ts';
import { signOf } from './signs.ts';
import { NOTICES, type Notice } from './state.ts';
import { joined } from './wording.ts';

/** What a participant is told once about their own turn, before what follows: that the interview is held in another language, and the like. */
export const noticesBefore = (scene: Scene): string => noticesOf(scene, NOTICES);

/** Of wishes about what was said, which are answered beside help, too. */
export const noticesOfWishes = (scene: Scene): string => noticesOf(scene, KEPT);

const KEPT = ['off_record', 'omit'] as const satisfies readonly Notice[];

function noticesOf(scene: Scene, kinds: readonly Notice[]): string {
  const { told, pending } = scene.state;
  const signs = kinds
    .filter((kind) => !told.includes(kind))
    .flatMap((kind) => {
      const sign = pending.map((one) => signOf(one, kind)).find((each) => each?.certainty === 'certain');
      return sign === undefined ? [] : [{ kind, sign }];
    });
  const isKept = signs.some(({ kind }) => KEPT.some((kept) => kept === kind));
  const notices = signs.map(({ kind, sign }) => noticeOf(scene, kind, sign));
  const { delete_any_time, still_kept } = protocolsOf(scene);
  return joined(...notices, isKept ? delete_any_time : asksAgain(scene) ? still_kept : '');
}

/** "Then take out all of it", "How can I be sure that it is gone?", after they were told that only the team can leave it out. */
const asksAgain = ({ state: { told, pending } }: Scene): boolean =>
  KEPT.some((kind) => told.includes(kind)) &&
  pending.some((one) => ([...KEPT, 'who_sees'] as const).some((kind) => signOf(one, kind) !== undefined));

function noticeOf(scene: Scene, kind: Notice, sign: Signal): string {
  if (kind !== 'language_mismatch') return protocolsOf(scene)[kind];
  const held = languageOf(scene.input.campaign.language) ?? 'en';
  const { held_in, names } = PROTOCOLS[sign.language ?? held];
  return scene.voice.choose(held_in, { language: names[held] });
}
