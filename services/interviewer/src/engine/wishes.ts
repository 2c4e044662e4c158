import { again, goOn, moveOnIfStalled } from './asking.ts';
import { isAnswered } from './booking.ts';

import type { Mark } from './notes.ts';
import type { Rule } from './rules.ts';
import { acknowledgeSign } from './care-turns.ts';
import { withdrawalAgain } from './safeguarding.ts';
import { protocolsOf, type Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Move } from './types.ts';
import { joined } from './wording.ts';

/** How often the same wish gets its whole answer; after that the interview goes on, and the wish is still flagged. */
const MAX_SAID = 2;

/** The direct answer to a wish about the interview or to an order; null if the messages contain none. */
export function wishMove(scene: Scene): Move | null {
  const { pending, said } = scene.state;
  const has = (kind: 'withdrawal_asked' | 'person_asked' | 'order'): boolean =>
    pending.some((message) => signOf(message, kind) !== undefined);
  const isNew = (mark: Mark): boolean => (said[mark] ?? 0) < MAX_SAID;
  if (has('withdrawal_asked') && isNew('withdrawal'))
    return (said.withdrawal ?? 0) > 0 ? withdrawalAgain(scene) : withAddress(scene, 'withdrawal', 'withdrawal_asked');
  if (has('person_asked') && isNew('person')) return aboutPerson(scene);
  // A wish to stop that may have been part of a story. After the last question the interview ends anyway.
  if (
    isNew('offer_stop') &&
    scene.state.phase !== 'closing' &&
    pending.some((message) => signOf(message, 'stop')?.certainty === 'uncertain')
  )
    return acknowledgeSign(scene, {
      mark: 'offer_stop',
      rule: 'offer_stop',
      kind: 'stop',
      text: protocolsOf(scene).stop,
    });
  // An answer beside an order counts, and the order is passed over.
  const isBeside = pending.some(({ reading }) => reading.meaning.kind === 'answer');
  return has('order') && !isBeside ? order(scene) : null;
}

/** Who asks again is not told the same. */
function aboutPerson(scene: Scene): Move {
  if ((scene.state.said.person ?? 0) === 0) return withAddress(scene, 'person', 'person_asked');
  const { person_again, ask_go_on } = protocolsOf(scene);
  return acknowledgeSign(scene, { mark: 'person', rule: 'person_asked', text: joined(person_again, ask_go_on) });
}

/** The first wording names the address of the team, the second is for campaigns without one. */
function withAddress(scene: Scene, mark: 'withdrawal' | 'person', rule: Rule): Move {
  const { [mark]: [named = '', other = ''] = [], ask_go_on, leave_open } = protocolsOf(scene);
  const { contact_email } = scene.input.campaign;
  const said = contact_email === null ? other : scene.voice.choose(named, { email: contact_email });
  return acknowledgeSign(scene, { mark, rule, text: joined(said, mark === 'withdrawal' ? leave_open : ask_go_on) });
}

function order(scene: Scene): Move {
  const { open } = scene.state;
  // What was answered is not asked again.
  if (open !== null && isAnswered(open)) return goOn(scene, protocolsOf(scene).order, { rule: 'order' });
  return moveOnIfStalled(scene, () => {
    const text = joined(protocolsOf(scene).order, again(scene, scene.lexicon.phrases.back_to));
    return acknowledgeSign(scene, { mark: 'order', rule: 'order', text });
  });
}
