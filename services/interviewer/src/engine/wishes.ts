import { languageOf } from '@insights/language';
import { CARE } from './lexicon/care.ts';
import { again, moveOnIfStalled } from './requests.ts';
import { PROTOCOLS } from './lexicon/protocols.ts';
import type { Mark } from './notes.ts';
import { acknowledgeSign, careOf, protocolsOf } from './safeguarding.ts';
import { NOTICES } from './state.ts';
import type { Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Move } from './types.ts';
import { joined } from './wording.ts';

/** How often the same wish gets its whole answer; after that the interview goes on, and the wish is still flagged. */
const MAX_SAID = 2;

/** The direct answer to a wish about the interview or to an order; null if the messages contain none. */
export function wishMove(scene: Scene): Move | null {
  const { pending } = scene.state;
  const has = (kind: 'withdrawal_asked' | 'person_asked' | 'order'): boolean =>
    pending.some((message) => signOf(message, kind) !== undefined);
  const isNew = (mark: Mark): boolean => (scene.state.said[mark] ?? 0) < MAX_SAID;
  if (has('withdrawal_asked') && isNew('withdrawal')) return withdrawal(scene);
  if (has('person_asked') && isNew('person')) return person(scene);
  if (isNew('offer_stop') && pending.some((message) => signOf(message, 'stop')?.certainty === 'uncertain'))
    return offerStop(scene);
  // An answer beside an order counts, and the order is passed over.
  const isAnswered = pending.some(({ reading }) => reading.meaning.kind === 'answer');
  return has('order') && !isAnswered ? order(scene) : null;
}

/** A wish to stop that may have been part of a story. */
function offerStop(scene: Scene): Move {
  const text = scene.voice.choose(protocolsOf(scene).stop);
  return acknowledgeSign(scene, { mark: 'offer_stop', rule: 'offer_stop', kind: 'stop', text });
}

/** What a participant is told once about their own turn, before what follows: that somebody may answer for another person, and the like. */
export function ownNotice({ state, voice, lexicon }: Scene): string {
  const protocols = PROTOCOLS[lexicon.language];
  return NOTICES.filter(
    (kind) =>
      !state.told.includes(kind) && state.pending.some((message) => signOf(message, kind)?.certainty === 'certain'),
  )
    .map((kind) => voice.choose(protocols[kind]))
    .join(' ');
}

function withdrawal(scene: Scene): Move {
  const { withdrawal: wordings, ask_go_on } = careOf(scene);
  const text = joined(choose(scene, wordings), scene.voice.choose(ask_go_on));
  return acknowledgeSign(scene, { mark: 'withdrawal', rule: 'withdrawal_asked', text });
}

function person(scene: Scene): Move {
  const { person: wordings, ask_go_on } = careOf(scene);
  const text = joined(choose(scene, wordings), scene.voice.choose(ask_go_on));
  return acknowledgeSign(scene, { mark: 'person', rule: 'person_asked', text });
}

/** The first wording names the address of the team, the second is for campaigns without one. */
function choose({ voice, input: { campaign } }: Scene, [named = '', other = '']: readonly string[]): string {
  return campaign.contact_email === null ? other : voice.choose([named], { email: campaign.contact_email });
}

const order = (scene: Scene): Move =>
  moveOnIfStalled(scene, () => {
    const { voice, lexicon } = scene;
    const text = joined(voice.choose(careOf(scene).order), again(scene, lexicon.phrases.back_to));
    return acknowledgeSign(scene, { mark: 'order', rule: 'order', text });
  });

/** Said once, in the participant's language, when the campaign does not have that language; else empty. */
export function languageNotice({ state, voice, input: { campaign } }: Scene): string {
  if (state.told_language) return '';
  const other = state.pending
    .map((message) => signOf(message, 'language_mismatch'))
    .find((signal) => signal !== undefined && !isOffered(signal.language, campaign.languages));
  if (other === undefined) return '';
  const held = languageOf(campaign.language) ?? 'en';
  const care = CARE[other.language ?? held];
  return voice.choose(care.held_in, { language: care.names[held] });
}

const isOffered = (language: string | null | undefined, languages: readonly string[]): boolean =>
  language != null && languages.includes(language);
